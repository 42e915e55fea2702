import { characterBeside, characterNamed } from '@tefuda/bots/characters'
import { findGame } from '@tefuda/games'
import {
  type GameRecord,
  isRefusal,
  openMatch,
  playMove,
  Refused,
  recordOf,
  type Seat,
  type SeatInfo,
} from '@tefuda/kernel'
import { botLevel, botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
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
  const { seed, orders } = record
  const match = openMatch({
    game,
    rules: record.rules,
    seats: players.length,
    names: namesOf(record, players),
    seed,
    ...(orders !== undefined && { orders }),
  })
  if (isRefusal(match)) throw new Refused(match)
  for (const [mover, move] of record.moves.slice(0, moves)) {
    const played = playMove(match, mover, move)
    if (isRefusal(played)) throw new Refused(played)
  }
  const id = newId()
  await saveRunning({
    id,
    record: recordOf(match),
    seats: players,
    updated: Date.now(),
    exercise: { review },
    from: moves,
  })
  return id
}

/** Bots are called what they were called; whoever plays for a person or a program is somebody else. */
const namesOf = ({ seats }: GameRecord, players: readonly SeatPlayer[]): SeatInfo[] => {
  const kept = seats.map(({ name = '', bot }) => (bot === undefined ? undefined : characterNamed(name)?.name.ja))
  const taken = new Set(kept.filter((name) => name !== undefined))
  return players.map((player, seat) => {
    if (player.kind !== 'bot') return {}
    const name = kept[seat] ?? characterBeside(botLevel(player.level).id, taken).name.ja
    taken.add(name)
    return { name, bot: player.level }
  })
}
