import { faceOf, type Game, isJoker, type Match } from '@tefuda/kernel'
import { cellName, type SouthernCrossState, southernCross, type Taking } from '@tefuda/southern-cross'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

const OFFER = /([^、。：]+)に(\w+)(が来れば|を置けば)役が(\d+)つ（(\d+)(?:〜(\d+))?点）/

/** The field after a move with the cards that may be laid on it next; null where the pile fills bare cells. */
const afterMove = ({ engine, state }: Match, seat: number, move: readonly { card: number }[], isHeld: boolean) => {
  const before = state as SouthernCrossState
  const index = before.fields.length > 1 ? seat : 0
  const after = engine.clone(state) as SouthernCrossState
  engine.apply(after, seat, move, (cards) => [...cards])
  const { pile } = before.fields[index]!
  if (pile.length - after.fields[index]!.pile.length > move.length || after.deal !== before.deal) return null
  const hand = [...before.hands[seat]!]
  for (const { card } of move)
    hand.splice(
      hand.findIndex((held) => faceOf(held) === card),
      1,
    )
  const others = before.fields.length > 1 ? [] : before.hands.filter((_, other) => other !== seat).flat()
  return { after, cards: isHeld ? hand : [...pile, ...others] }
}

/** What is said to be offered after moves of greedy play, with what the engine makes of it. */
const offersIn = (match: Match): { told: string; made: string }[] => {
  const { engine } = match
  const { board } = match.rules as { board: Parameters<typeof cellName>[1] }
  const offers: { told: string; made: string }[] = []
  while (engine.outcome(match.state) === null) {
    const [seat] = engine.toAct(match.state) as [number]
    const view = engine.view(match.state, seat)
    const listed = engine.list(match.state, seat, { limit: 400 }).moves as readonly { card: number; target: number }[][]
    const places = new Map(
      listed.flat().map((one) => [cellName(engine.format([one]).split('@')[1]!, board).ja, one.target]),
    )
    for (const move of listed.filter((_, k) => k % Math.ceil(listed.length / 8) === 0)) {
      const written = engine.format(move)
      const said = reasonFor(match, view, seat, written)?.text.ja.match(OFFER)
      if (said == null) continue
      const [told, place, rank, how, roles, least, most = least] = said as unknown as [string, ...string[]]
      const then = afterMove(match, seat, move, how === 'を置けば')
      const target = places.get(place!)
      if (then === null || target === undefined) continue
      const faces = [...new Set(then.cards.map(faceOf))].filter(
        (card) => !isJoker(card) && engine.deck.name(card).slice(1) === rank,
      )
      const made = faces
        .map((card) => engine.preview(then.after, seat, [{ card, target }]) as Taking)
        .toSorted((a, b) => a.points - b.points)
      const [low, high] = [how === 'を置けば' ? made.at(-1) : made[0], made.at(-1)]
      offers.push({
        told: `${written}: ${told} = ${roles} ${least} ${most}`,
        made: `${written}: ${told} = ${low?.waves[0]?.roles.length} ${low?.points} ${high?.points}`,
      })
    }
    playOn(match, botOf('greedy'), 1, {})
  }
  return offers
}

it.each(
  ['3x3', '4x4', '5x5', 'zodiac', 'free', 'ultra'].flatMap((board) => [1, 2].map((seats) => [board, seats] as const)),
)('what a card is said to take next is what it takes: %s, seats %i', (board, seats) => {
  const offers = [1, 2].flatMap((deal) => offersIn(open(southernCross as unknown as Game, { board }, seats, deal)))
  expect(offers.length).toBeGreaterThan(20)
  expect(offers.filter(({ told, made }) => told !== made)).toEqual([])
})
