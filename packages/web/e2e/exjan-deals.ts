import { EXJAN_DECK, exjan } from '@tefuda/exjan'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, type Seat, type SeatInfo } from '@tefuda/kernel'

/** A table of Exjan as a test wants it. */
export interface ExjanPlan {
  readonly rules?: RulesRequest
  readonly seats?: readonly SeatInfo[]
  /** The first cards of each hand, by name; seat 0 deals. */
  readonly hands?: readonly string[]
  /** The cards that are drawn first. */
  readonly wall?: string
  readonly indicator?: string
}

export const BOT: SeatInfo = { bot: 'greedy' }
const SEED = '7'.repeat(64)
const HAND = 10

/** A table in whose first round these cards are dealt. */
export const exjanTable = ({ rules = {}, seats = [{}, BOT, BOT, BOT], ...cards }: ExjanPlan = {}): Match => {
  const plan = { game: exjan, rules, seats: seats.length, names: seats, seed: SEED }
  const match = openMatch(cards.hands === undefined ? plan : { ...plan, orders: [orderOf(cards, seats.length)] })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const named = (names = ''): string[] => names.split(' ').filter(Boolean)

/** Hands card by card in turn, the indicator, the wall. What nobody asked for falls so that it does not fit together. */
const orderOf = ({ hands = [], wall, indicator = 'SF' }: ExjanPlan, seats: number): string[] => {
  const dealt = Array.from({ length: seats }, (_, seat) => named(hands[seat]))
  const first = named(wall)
  const used = new Set([...dealt.flat(), indicator, ...first])
  const all = EXJAN_DECK.cards.map(EXJAN_DECK.name)
  const left = all.map((_, k) => all[(k * 5) % all.length]!).filter((name) => !used.has(name))
  for (const hand of dealt) hand.push(...left.splice(0, HAND - hand.length))
  return [...Array.from({ length: HAND }, (_, k) => dealt.map((hand) => hand[k]!)).flat(), indicator, ...first, ...left]
}

/** Plays moves given as `seat move`; `all pass` lets everybody who is asked pass. */
export const play = (match: Match, ...moves: readonly string[]): Match => {
  for (const move of moves) {
    const [who = '', ...words] = move.split(' ')
    const seats = who === 'all' ? match.engine.toAct(match.state) : [Number(who)]
    for (const seat of seats) {
      const events = playMove(match, seat, words.join(' '))
      if (isRefusal(events)) throw new Error(`${move}: ${events.message.en}`)
    }
  }
  return match
}

/** So many turns in which everybody discards the card drawn, and nobody calls. */
export const turns = (match: Match, count: number): Match => {
  for (let k = 0; k < count; k++) {
    const [seat = 0] = match.engine.toAct(match.state)
    play(match, `${seat} discard ${handOf(match, seat).at(-1)}`, 'all pass')
  }
  return match
}

const handOf = ({ engine, state }: Match, seat: Seat): readonly string[] =>
  (engine.view(state, seat) as { readonly hands: readonly { readonly cards: readonly string[] | null }[] }).hands[seat]
    ?.cards ?? []
