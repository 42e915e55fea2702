import type { Claims, SeatContext, TableGame } from './table-game.ts'

/** What a seat could claim in a window: as its game says, else whatever there is beside letting it pass. */
export const claimsOf = (tableGame: TableGame, context: SeatContext): Claims =>
  tableGame.claims?.(context) ?? { any: context.moves().length > 1, win: null }
