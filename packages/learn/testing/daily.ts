import {
  type GameRecord,
  isRefusal,
  openMatch,
  playMove,
  Refused,
  recordOf,
  rng,
  type Seat,
  type Seed,
} from '@tefuda/kernel'
import { botSeed, chooseForBot, type DailyDeal, gameOf } from '../src/daily/index.ts'

/**
 * The record of a daily deal whose person plays at random, by chance `luck`; each move took two seconds. Whoever is due
 * thinks at once, and the answers come in the opposite order.
 */
export const playDeal = (deal: DailyDeal, seed: Seed, luck = 1): GameRecord => {
  const match = openMatch({ game: gameOf(deal), rules: deal.rules, seats: deal.seats, seed })
  if (isRefusal(match)) throw new Refused(match)
  const { engine, game, rules } = match
  const random = rng(luck)
  const own = Array.from({ length: deal.seats }, () => 0)
  const choose = (seat: Seat): string =>
    seat === 0
      ? engine.format(engine.pick(match.state, 0, random))
      : chooseForBot({ game, rules, engine }, engine.view(match.state, seat), seat, botSeed(seed, seat, own[seat]!))
  for (;;) {
    const due = engine.toAct(match.state)
    if (due.length === 0) return recordOf(match)
    const answers = due.map((seat) => ({ seat, move: choose(seat) })).toReversed()
    for (const { seat, move } of answers) {
      if (!engine.toAct(match.state).includes(seat)) break
      const events = playMove(match, seat, move, 2000)
      if (isRefusal(events)) throw new Refused(events)
      own[seat]! += 1
    }
  }
}
