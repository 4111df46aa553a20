// A small game for two, about as much to store and to check as a game of cards and tokens is: three
// rows of four cards, five colours of tokens, decks that nobody sees. The cards are computed, so that
// whoever measures knows them as well (../boardgame_io_tables.cpp).
const colours = [0, 1, 2, 3, 4];
const levels = [0, 1, 2];

const levelOf = (card) => Math.floor(card / 30);
const bonusOf = (card) => card % 5;
const pointsOf = (card) => 2 * levelOf(card);
const costOf = (card, colour) => (colour === bonusOf(card) ? 0 : 1 + ((card * (colour + 3) + colour) % (2 + levelOf(card))));

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

const priceFor = (player, card) => colours.map((colour) => Math.max(0, costOf(card, colour) - player.bonuses[colour]));

/** Different colours, as many as are allowed. */
const areColours = (list, most) =>
    Array.isArray(list) && list.length > 0 && list.length <= most &&
    new Set(list).size === list.length && list.every((colour) => colours.includes(colour));

const take = ({ G, playerID }, list) => {
    const player = G.players[playerID];
    if (!areColours(list, 3) || list.some((colour) => G.bank[colour] === 0)) return 'INVALID_MOVE';
    if (sum(player.tokens) + list.length > 10) return 'INVALID_MOVE';
    for (const colour of list) {
        --G.bank[colour];
        ++player.tokens[colour];
    }
};

const give = ({ G, playerID }, list) => {
    const player = G.players[playerID];
    if (!areColours(list, 3) || list.some((colour) => player.tokens[colour] === 0)) return 'INVALID_MOVE';
    for (const colour of list) {
        ++G.bank[colour];
        --player.tokens[colour];
    }
};

const buy = ({ G, playerID }, level, slot) => {
    const player = G.players[playerID];
    const card = G.rows[level]?.[slot];
    if (card === undefined || card === null) return 'INVALID_MOVE';
    const price = priceFor(player, card);
    if (colours.some((colour) => price[colour] > player.tokens[colour])) return 'INVALID_MOVE';
    for (const colour of colours) {
        player.tokens[colour] -= price[colour];
        G.bank[colour] += price[colour];
    }
    ++player.bonuses[bonusOf(card)];
    player.points += pointsOf(card);
    G.rows[level][slot] = G.decks[level].pop() ?? null;
};

export const market = {
    name: 'market',
    minPlayers: 2,
    maxPlayers: 2,
    // What undo needs would be stored with every move.
    disableUndo: true,
    setup: ({ random }) => {
        const decks = levels.map((level) => random.Shuffle(Array.from({ length: 30 }, (_, place) => 30 * level + place)));
        const rows = decks.map((deck) => deck.splice(0, 4));
        const player = () => ({ tokens: [0, 0, 0, 0, 0], bonuses: [0, 0, 0, 0, 0], points: 0 });
        return { bank: [4, 4, 4, 4, 4], rows, decks, players: [player(), player()] };
    },
    playerView: ({ G }) => ({ ...G, decks: G.decks.map((deck) => deck.length) }),
    turn: { minMoves: 1, maxMoves: 1 },
    // On the server only: a client does not know the decks.
    moves: Object.fromEntries(Object.entries({ take, give, buy }).map(([name, move]) => [name, { move, client: false }])),
    endIf: ({ G, ctx }) => {
        const winner = G.players.findIndex((player) => player.points >= 15);
        if (winner >= 0) return { winner };
        return ctx.turn > 120 ? { draw: true } : undefined;
    },
};
