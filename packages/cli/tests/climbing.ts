import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, rng, type Seat } from '@tefuda/kernel'

/** Every preset of the climbing games, with the fewest and the most seats that may play it. */
export const CLIMBING_TABLES: readonly (readonly [game: string, preset: string, seats: number])[] = [
  ['cut-in-daifugo', 'standard', 4],
  ['cut-in-daifugo', 'standard', 8],
  ['cut-in-daifugo', 'half', 6],
  ['cut-in-daifugo', 'first-steps', 5],
  ['zheng-shang-you', 'standard', 4],
  ['zheng-shang-you', 'standard', 5],
  ['zheng-shang-you', 'teams', 4],
  ['zheng-shang-you', 'san-jia-xi', 6],
]

export const dealt = (game: string, rules: RulesRequest, seats: number, seed = '5'): Match => {
  const match = openMatch({ game: findGame(game)!, rules, seats, seed: seed.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** The same with given orders: each hand as it is written, the rest of the pack dealt to fill them up. */
export const stacked = (game: string, rules: RulesRequest, orders: readonly (readonly string[])[], seats: number) => {
  const match = openMatch({ game: findGame(game)!, rules, seats, orders, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays at random, the same each time; gives the seats that are due before every move. */
export const playRandomly = function* (match: Match, most: number, luck = 7): Generator<readonly Seat[]> {
  const random = rng(luck)
  for (let made = 0; made < most; made++) {
    const due = match.engine.toAct(match.state)
    const [seat] = due
    if (seat === undefined) return
    yield due
    const played = playMove(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
    if (isRefusal(played)) throw new Error(played.message.en)
  }
}

/** One card for each seat in turn from `first`: the order that deals these hands; a hand that is named short is filled up. */
export const orderFor = (hands: readonly string[], first = 0, packs = 2): string[] => {
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
  const pack = [...['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => suit + rank)), 'RJ', 'BJ']
  const rest = Array.from({ length: packs }, () => pack).flat()
  const wanted = hands.map((hand) => hand.split(' ').filter((card) => card !== ''))
  for (const card of wanted.flat()) rest.splice(rest.indexOf(card), 1)
  const seats = hands.length
  return Array.from({ length: pack.length * packs }, (_, at) => wanted[(first + at) % seats]!.shift() ?? rest.shift()!)
}
