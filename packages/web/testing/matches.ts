import { type Game, isRefusal, type Match, openMatch, playMove, type RulesRequest } from '@tefuda/kernel'

/** A match dealt from a fixed seed. */
export const dealt = (game: Game, seats: number, rules: RulesRequest = {}, orders?: readonly string[][]): Match => {
  const match = openMatch({ game, rules, seats, seed: 'c'.repeat(64), ...(orders !== undefined && { orders }) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays a move that must be legal. */
export const made = (match: Match, seat: number, text: string): void => {
  const events = playMove(match, seat, text)
  if (isRefusal(events)) throw new Error(`${text}: ${events.message.en}`)
}
