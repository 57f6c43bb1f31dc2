// The peer: a boardgame.io server with its storage in memory, on 127.0.0.1 at the port that is named.

const { Server } = require('boardgame.io/server');
const { Battle } = require('./game.js');

const server = Server({ games: [Battle], origins: [] });
server.run({ port: { host: '127.0.0.1', port: Number(process.argv[2]) } });
