import { findGame } from '@tefuda/games'
import { type GameRecord, isRefusal, openMatch, playMove, Refused, recordOf, type Seat } from '@tefuda/kernel'
import { botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import { newId, type SeatPlayer, saveRunning } from '../storage/index.ts'

/**
 * Makes a table of a recorded game as it stood after so many moves, with the same cards hidden as then: a person at one seat, bots
 * at the others. It is an exercise, which leads back to `review`, the address of the review there: its cards were known, and its moves so far
 * were made in another game. Answers with its id: /play/ID.
 */
export const tryFrom = async (record: GameRecord, moves: number, seat: Seat, review: string): Promise<string> => {
  const game = findGame(record.game, record.rulesVersion)
  if (game === undefined) throw new Error(`no game is called ${record.game}`)
  const players = record.seats.map((info, other): SeatPlayer => {
    if (other === seat) return { kind: 'person' }
    return info.bot === undefined ? botPlayer(USUAL_LEVEL) : playerOf(info)
  })
  const names = players.map((player) => (player.kind === 'bot' ? { bot: player.level } : {}))
  const { seed, orders } = record
  const match = openMatch({
    game,
    rules: record.rules,
    seats: names.length,
    names,
    seed,
    ...(orders !== undefined && { orders }),
  })
  if (isRefusal(match)) throw new Refused(match)
  for (const [mover, move] of record.moves.slice(0, moves)) {
    const played = playMove(match, mover, move)
    if (isRefusal(played)) throw new Refused(played)
  }
  const id = newId()
  await saveRunning({ id, record: recordOf(match), seats: players, updated: Date.now(), exercise: { review } })
  return id
}
