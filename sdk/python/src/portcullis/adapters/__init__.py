"""Ready-made guards for the packages that agents are built with. Each module needs the package it is named after."""
