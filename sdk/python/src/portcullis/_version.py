"""The version of the client, told in every telemetry record."""

__version__ = "0.1.0"
