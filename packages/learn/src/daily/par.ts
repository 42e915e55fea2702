import { dealEventsFor, findBot, LEVELS, type Level, levelOf, run, type Table } from '@tefuda/bots'
import { isRefusal, type Match, openMatch, playMove, Refused, type Seed } from '@tefuda/kernel'
import { botSeed } from './bot-seed.ts'
import { chooseForBot } from './bots.ts'
import { type DailyDeal, gameOf } from './deals.ts'

/** The levels that set a par, weakest first: those that overlook nothing. */
export const PAR_LEVELS: readonly Level['id'][] = LEVELS.filter(({ thinking }) => thinking.overlooks === undefined).map(
  ({ id }) => id,
)

/** The points a bot of a level makes from the person's seat; the same whenever it is asked. Takes up to a minute. */
export const parOf = (id: Level['id'], deal: DailyDeal, seed: Seed): number => {
  const level = levelOf(id)
  const match = openMatch({ game: gameOf(deal), rules: deal.rules, seats: deal.seats, seed })
  if (isRefusal(match)) throw new Refused(match)
  const own = Array.from({ length: deal.seats }, () => 0)
  for (;;) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) break
    const luck = botSeed(seed, seat, own[seat]!++)
    const events = playMove(match, seat, seat === 0 ? chooseByLevel(match, level, luck) : choose(match, seat, luck))
    if (isRefusal(events)) throw new Refused(events)
  }
  return match.engine.outcome(match.state)!.scores[0]!
}

const tableOf = ({ game, rules, engine }: Match): Table => ({ game, rules, engine })

const choose = (match: Match, seat: number, luck: number): string =>
  chooseForBot(tableOf(match), match.engine.view(match.state, seat), seat, luck)

const chooseByLevel = (match: Match, { bot, thinking }: Level, seed: number): string => {
  const { engine, state } = match
  const options = { ...thinking, seed, told: dealEventsFor(match, 0) }
  const { move } = run(findBot(bot)!.think(tableOf(match), engine.view(state, 0), 0, options))
  return engine.format(move)
}
