"""What all tests share."""

import signal

# A shell that starts the tests in the background has them, and so the commands that they run, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
