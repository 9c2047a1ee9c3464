"""The one version of the package and the native library."""

__version__ = "0.1.0"
