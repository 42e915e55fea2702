import { isRefusal, type Match, openMatch, playMove, type RulesRequest, rng, SUITS } from '@tefuda/kernel'
import { conformanceOf, playthroughOf } from '@tefuda/kernel/conformance/vitest'
import { describe, expect, test } from 'vitest'
import hearts from './index.ts'

conformanceOf(hearts, { shortened: { standard: { deals: 2 }, plain: { deals: 1 } } })

playthroughOf(
  hearts,
  { rules: { preset: 'short' }, seats: 3, seed: '5'.repeat(64), length: 60 },
  'hearts.playthrough.txt',
)

/** Four seats with these hands; the rest of the pack is dealt anyhow. */
const dealt = (hands: readonly string[], rules: RulesRequest = { deals: 1 }): Match => {
  const held = [0, 1, 2, 3].map((seat) => hands[seat]?.split(' ') ?? [])
  const names = hearts.engine({ deals: 1, queen: 13, moon: true }, 4).deck
  const rest = names.cards.map(names.name).filter((name) => !held.flat().includes(name))
  const full = held.map((hand) => [...hand, ...rest.splice(0, 13 - hand.length)])
  const order = Array.from({ length: 52 }, (_, k) => full[k % 4]![Math.floor(k / 4)]!)
  const match = openMatch({ game: hearts, seats: 4, rules, orders: [order], seed: '1'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays cards from the seat that is due; gives the last refusal's code, or null. */
const played = (match: Match, cards: string): string | null => {
  let code: string | null = null
  for (const card of cards.split(' ')) {
    const [seat] = match.engine.toAct(match.state)
    const events = playMove(match, seat!, card)
    code = isRefusal(events) ? events.code : null
  }
  return code
}

const scores = ({ engine, state }: Match): readonly number[] => engine.status(state).scores

const ALL_OF = SUITS.map((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank),
)

describe('a trick', () => {
  test('is taken by the highest card of the suit led; whoever has that suit follows it', () => {
    const match = dealt(['D5', 'DK', 'DA', 'SQ D2'])
    expect(played(match, 'D5 DK DA SQ')).toBe('follow-suit')
    expect(played(match, 'D2')).toBeNull()
    expect(match.engine.toAct(match.state)).toEqual([2])
  })

  test('with the queen of spades costs thirteen', () => {
    const match = dealt(['SA', 'SQ', 'S2', 'S3'])
    played(match, 'SA SQ S2 S3')
    expect(scores(match)).toEqual([-13, 0, 0, 0])
  })

  test('may be begun with a heart only when one has been played, or by whoever has nothing else', () => {
    expect(played(dealt(['H5 S2']), 'H5')).toBe('not-broken')
    expect(played(dealt([ALL_OF[1]!.join(' ')]), 'H5')).toBeNull()
  })
})

test.each([
  { moon: true, expected: [0, -26, -26, -26] },
  { moon: false, expected: [-26, 0, 0, 0] },
])('whoever takes everything gives it to the others where the rules have it so: $moon', ({ moon, expected }) => {
  const match = dealt(
    ALL_OF.map((suit) => suit.join(' ')),
    { deals: 1, moon },
  )
  const { engine } = match
  while (engine.outcome(match.state) === null) {
    const [seat] = engine.toAct(match.state)
    played(match, engine.format(engine.timeoutMove(match.state, seat!)))
  }
  expect(scores(match)).toEqual(expected)
})

test('a sample gives nobody a suit that it has shown to have none of', () => {
  const match = dealt([ALL_OF[2]!.slice(0, 9).join(' '), 'DJ DQ', 'DK D10', ALL_OF[3]!.join(' ')])
  played(match, 'D2 DJ D10 CA')
  const { engine, state } = match
  const { voids } = engine.view(state, 0) as { voids: boolean[][] }
  expect(voids[3]).toEqual([false, false, true, false])
  for (let seed = 0; seed < 50; seed++) {
    const world = engine.sample(engine.view(state, 0), rng(seed))
    const hand = engine
      .places(world)
      .find(({ name }) => name === 'hand 3')!
      .cards.map(engine.deck.name)
    expect(hand).toHaveLength(12)
    expect(hand.filter((card) => card.startsWith('D'))).toEqual([])
  }
})
