"""The rulings' tests: every name cites a ruling of docs/rules.md (test_r43_3_...)."""
