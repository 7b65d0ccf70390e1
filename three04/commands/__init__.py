"""The commands of `three04`, a module each, imported only when its command is given.

A command's module has `add_arguments(parser)` and `run(args) -> int`, the exit code. The options
that all commands share, `data_dir` and `quit_after_start`, are in `args` too. What is wrong with
the input is said in one plain sentence on standard error.
"""
