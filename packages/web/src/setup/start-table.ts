import { characterAt } from '@tefuda/bots/characters'
import {
  isRefusal,
  openMatch,
  type Refusal,
  type RulesRequest,
  recordOf,
  refusal,
  type Seat,
  type SeatInfo,
} from '@tefuda/kernel'
import { botPlayer } from '../bots-worker/bot-levels.ts'
import { loadGame } from '../catalogue/load-game.ts'
import { clearUntouched, newId, type SeatPlayer, saveRunning } from '../storage/index.ts'
import type { SeatPlan } from './plan.ts'

export interface TableRequest {
  readonly game: string
  readonly rules: RulesRequest
  readonly seats: readonly SeatPlan[]
  /** The shuffle of an earlier game, to play the same deal again; a new one where absent. */
  readonly seed?: string
}

/** Deals and keeps the new session. Answers with its id, whose page is /play/ID, or with what stands against it. */
export const startTable = async ({ game: id, rules, seats, seed }: TableRequest): Promise<string | Refusal> => {
  const game = await loadGame(id)
  if (game === undefined)
    return refusal('unknown-game', null, `「${id}」という遊びはありません。`, `There is no game ${JSON.stringify(id)}.`)
  const players = seats.map(playerOf)
  const match = openMatch({
    game,
    rules,
    seats: seats.length,
    names: seats.map((_plan, seat) => infoOf(seats, seat)),
    ...(seed !== undefined && { seed, again: true }),
  })
  if (isRefusal(match)) return match
  const table = newId()
  await clearUntouched(Date.now())
  await saveRunning({ id: table, record: recordOf(match), seats: players, updated: Date.now() })
  return table
}

const playerOf = (seat: SeatPlan): SeatPlayer => (seat.kind === 'bot' ? botPlayer(seat.level) : { kind: 'person' })

const infoOf = (seats: readonly SeatPlan[], seat: Seat): SeatInfo => {
  const plan = seats[seat]!
  if (plan.kind === 'bot') {
    const name = characterAt(seats, seat)?.name.ja
    return { ...(name !== undefined && { name }), bot: plan.level }
  }
  return plan.name === '' ? {} : { name: plan.name }
}
