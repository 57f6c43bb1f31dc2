// A game for boardgame.io that weighs about as much as Condottiere for two: hidden hands, battles for regions, cards
// that change the strength of others, about as many moves a game. Written as its documentation recommends.

const { INVALID_MOVE } = require('boardgame.io/core');

const REGIONS = [
  'torino', 'milano', 'venezia', 'genova', 'mantova', 'parma', 'modena', 'ferrara', 'bologna', 'lucca', 'firenze',
  'siena', 'urbino', 'ancona', 'spoleto', 'roma', 'napoli',
];
const MERCENARIES = { 1: 10, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 10: 16 }; // so many of each
const SPECIALS = { winter: 3, spring: 3, drummer: 6, surrender: 3 };
const HAND = 10;
const TO_WIN = 8;

const PACK = Object.entries({ ...MERCENARIES, ...SPECIALS }).flatMap(([card, count]) => Array(count).fill(card));

function deal(G, random) {
  for (const player of G.players) {
    G.discard.push(...player.hand);
    player.hand = [];
  }
  G.deck = random.Shuffle([...G.deck, ...G.discard]);
  G.discard = [];
  for (const player of G.players) player.hand = G.deck.splice(0, HAND).sort();
}

function strength(G, player) {
  const lines = G.players.flatMap((one) => one.line);
  const isWinter = lines.includes('winter');
  const fighters = player.line.filter((card) => card in MERCENARIES).map((card) => (isWinter ? 1 : Number(card)));
  const strongest = Math.max(0, ...fighters);
  let sum = fighters.reduce((total, card) => total + card, 0);
  if (player.line.includes('drummer')) sum *= 2;
  if (lines.includes('spring')) sum += 3 * fighters.filter((card) => card === strongest).length;
  return sum;
}

function endBattle(G, random) {
  const [a, b] = G.players.map((player) => player.strength);
  if (a !== b) {
    G.holder = a > b ? 0 : 1;
    G.players[G.holder].regions.push(G.site);
  }
  G.last = G.site;
  G.site = null;
  G.battles += 1;
  for (const player of G.players) {
    G.discard.push(...player.line);
    player.line = [];
    player.strength = 0;
    player.passed = false;
  }
  if (G.players.some((player) => player.hand.length === 0)) deal(G, random);
}

// Whoever is to move now: the next one who has not passed, or after a battle the one who holds the token.
function goOn({ G, ctx, events, random }, isSurrender = false) {
  for (const player of G.players) player.strength = strength(G, player);
  const me = Number(ctx.currentPlayer);
  let next = me;
  if (isSurrender || G.players.every((player) => player.passed || player.hand.length === 0)) {
    endBattle(G, random);
    next = G.holder;
  } else {
    const other = 1 - me;
    if (!G.players[other].passed && G.players[other].hand.length) next = other;
  }
  if (next !== me) events.endTurn({ next: String(next) });
}

function at({ G, playerID }, region) {
  if (G.site || !REGIONS.includes(region) || region === G.last) return INVALID_MOVE;
  if (G.players.some((player) => player.regions.includes(region))) return INVALID_MOVE;
  if (Number(playerID) !== G.holder) return INVALID_MOVE;
  G.site = region;
}

function play({ G, ctx, playerID, events, random }, card) {
  const me = G.players[playerID];
  const where = me.hand.indexOf(card);
  if (!G.site || me.passed || where < 0) return INVALID_MOVE;
  me.hand.splice(where, 1);
  me.line.push(card);
  goOn({ G, ctx, events, random }, card === 'surrender');
}

function pass({ G, ctx, playerID, events, random }) {
  const me = G.players[playerID];
  if (!G.site || me.passed) return INVALID_MOVE;
  me.passed = true;
  goOn({ G, ctx, events, random });
}

exports.Battle = {
  name: 'battle',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const player = () => ({ hand: [], line: [], strength: 0, passed: false, regions: [] });
    const G = { players: [player(), player()], deck: [...PACK], discard: [] };
    Object.assign(G, { site: null, last: null, holder: 0, battles: 0 });
    deal(G, random);
    return G;
  },
  // The deck and the other's hand are secret; how many cards there are is not.
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((player, seat) => ({
      ...player,
      hand: String(seat) === playerID ? player.hand : player.hand.length,
    })),
  }),
  // They look at what the players do not see, so they run on the server only.
  moves: {
    at: { move: at, client: false },
    play: { move: play, client: false },
    pass: { move: pass, client: false },
  },
  endIf: ({ G }) => {
    const winner = G.players.findIndex((player) => player.regions.length >= TO_WIN);
    return winner < 0 ? undefined : { winner };
  },
};
