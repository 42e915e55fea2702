/** What the peer's duel leaves out: several cards in a move, and points for reaches. Needs nothing of boardgame.io itself. */
export const DUEL_RULES = { together: false, reachPoints: 0 }
