"""What texts do: instructions, amounts and tests."""
