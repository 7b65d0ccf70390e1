"""What is asked and told beside the table: dialogs, and sheets that stay open in play."""
