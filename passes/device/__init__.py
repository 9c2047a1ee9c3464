"""What kernels do: from the PTX in the module, and from reaches that the author declares."""
