"""Text of our own making: attacks, the honest text that looks like them, and names and addresses in every form."""
