import { type GameRecord, isRefusal, openMatch, playMove, Refused, recordOf, rng, type Seed } from '@tefuda/kernel'
import { gameOf } from '../src/daily/deals.ts'
import { botSeed, chooseForBot, type DailyDeal } from '../src/daily/index.ts'

/** The record of a daily deal whose person plays at random, by chance `luck`; each move took two seconds. */
export const playDeal = (deal: DailyDeal, seed: Seed, luck = 1): GameRecord => {
  const match = openMatch({ game: gameOf(deal), rules: deal.rules, seats: deal.seats, seed })
  if (isRefusal(match)) throw new Refused(match)
  const { engine, game, rules } = match
  const random = rng(luck)
  const own = Array.from({ length: deal.seats }, () => 0)
  for (;;) {
    const due = engine.toAct(match.state)
    // The last of those who are due first: an order of answers that no other test has.
    const seat = due.at(-1)
    if (seat === undefined) return recordOf(match)
    const move =
      seat === 0
        ? engine.format(engine.pick(match.state, 0, random))
        : chooseForBot({ game, rules, engine }, engine.view(match.state, seat), seat, botSeed(seed, seat, own[seat]!))
    own[seat]! += 1
    const events = playMove(match, seat, move, 2000)
    if (isRefusal(events)) throw new Refused(events)
  }
}
