"""The command lines, one file each."""
