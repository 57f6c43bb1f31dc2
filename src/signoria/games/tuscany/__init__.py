"""The Castles of Tuscany: two to four princes, each with a domain of thirty hexes to build on."""
