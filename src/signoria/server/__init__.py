"""The table server: friends with a link play in the browser; nothing is lost, nothing leaks."""
