import { type GameRecord, isRefusal, openMatch, Refused, recordOf } from '@tefuda/kernel'
import { loadGame } from '../catalogue/load-game.ts'
import { newId, type SeatPlayer, saveRunning } from '../storage/index.ts'

/** Deals anew with the rules and seats of a session, or the very same cards once more. Answers with the id of the new table. */
export const playAgain = async (
  record: GameRecord,
  players: readonly SeatPlayer[],
  sameDeal: boolean,
): Promise<string> => {
  const game = await loadGame(record.game)
  if (game === undefined) throw new Error(`no game is called ${record.game}`)
  const deal = sameDeal ? { seed: record.seed, ...(record.orders !== undefined && { orders: record.orders }) } : {}
  const match = openMatch({
    game,
    rules: record.rules,
    seats: record.seats.length,
    names: record.seats,
    again: sameDeal,
    ...deal,
  })
  if (isRefusal(match)) throw new Refused(match)
  const id = newId()
  await saveRunning({ id, record: recordOf(match), seats: players, updated: Date.now() })
  return id
}
