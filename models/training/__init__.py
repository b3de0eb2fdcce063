"""Training, export and calibration of the shipped encoder."""
