"""The kernel: what every game stands on. It knows no clock, no file, no network and no game."""
