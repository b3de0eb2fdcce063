"""Tokens in the place of personal data, and the way back."""
