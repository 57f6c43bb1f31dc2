"""`python -m signoria` is the command `signoria`."""

from signoria.cli import main

main()
