import { games } from '@tefuda/games'
import {
  type Game,
  type GameEvent,
  isRefusal,
  knowsCard,
  type Match,
  openMatch,
  playMove,
  rng,
  type Seat,
} from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import hearts from '../../../../../examples/hearts/src/index.ts'
import { deskOf } from '../../table/desk.ts'
import type { Desk, Gesture, Middle } from '../../table/middle.ts'
import { type Draft, PLAY_IT, PLAY_WRITTEN } from './draft.ts'
import { plainMiddle } from './middle.ts'
import { nameIn } from './moves.ts'
import { MOST_OFFERS } from './picture.ts'

const begin = (game: Game, seats: number, preset = game.schema.presets[0]!.id): Match => {
  const match = openMatch({ game, rules: { preset }, seats, seed: 'c'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

type Plain = Middle<unknown, GameEvent, Draft>

/** Somebody who presses what the table offers. */
const personAt = (middle: Plain, desk: Desk) => {
  let draft = middle.blank(desk)
  return {
    press(gesture: Gesture): string | undefined {
      const answer = middle.answer(draft, gesture, desk)
      draft = answer.draft
      return answer.play
    },
    picture: () => middle.picture(draft, desk),
    words: () => middle.words(draft, desk),
  }
}

/** Chooses the cards and cells of a move, then the move itself if others fit as well, and plays it; undefined where that cannot be done. */
const playedBy = (middle: Plain, { engine }: Match, desk: Desk, move: string): string | undefined => {
  const { press, picture, words } = personAt(middle, desk)
  const button = picture().actions.find(({ id }) => id === `move ${move}`)
  if (button !== undefined) return press({ kind: 'action', action: button.id })
  const spots = new Set(words().spots)
  const deck = new Set(engine.deck.cards.map((card) => engine.deck.name(card)))
  const named = nameIn(move, { cards: deck, cells: spots })
  for (const card of new Set(named.cards)) {
    const held = picture().hand.flatMap(({ name }, place) => (name === card ? [place] : []))
    if (held.length === 0) press({ kind: 'spot', spot: card, sure: true })
    const wanted = named.cards.filter((name) => name === card).length
    for (const place of held.slice(0, wanted)) press({ kind: 'card', card: place })
  }
  for (const spot of named.cells) press({ kind: 'spot', spot, sure: true })
  const offers = picture().offers?.list ?? []
  expect(offers.length).toBeLessThanOrEqual(MOST_OFFERS + 3)
  if (offers.some(({ id }) => id === move)) press({ kind: 'offer', offer: move })
  const [main] = picture().actions
  const isReady = main?.id === PLAY_IT && main.unavailable === null
  return isReady ? press({ kind: 'action', action: PLAY_IT }) : undefined
}

const played: readonly Game[] = [...games, hearts as unknown as Game]

describe('the plain table', () => {
  test.each(played.map((game) => [game.id, game] as const))('lets every listed move of %s be pressed', (_id, game) => {
    const match = begin(game, Math.max(game.minSeats, Math.min(game.maxSeats, 4)))
    const middle = plainMiddle({ game, engine: match.engine })
    const random = rng(5)
    let made = 0
    while (made < 120) {
      const due = match.engine.toAct(match.state)
      const seat: Seat | undefined = due[random.below(Math.max(1, due.length))]
      if (seat === undefined) break
      const desk = deskOf(match, seat)
      const all = desk.moves()
      const move = all[random.below(all.length)]!
      expect(playedBy(middle, match, desk, move), `${seat}: ${move}`).toBe(move)
      const events = playMove(match, seat, move)
      if (isRefusal(events)) throw new Error(events.message.en)
      // What a replay shows of the move: the game as it stands for that seat.
      const after = middle.seatLine(desk.after(events), seat, match.rules)
      expect(after).toEqual(middle.seatLine(match.engine.view(match.state, seat), seat, match.rules))
      made++
    }
    expect(made).toBeGreaterThan(30)
  })

  test('a move that is not listed can be written, and what is against the rules is refused with a reason', () => {
    const game = games.find(({ id }) => id === 'southern-cross')!
    const match = begin(game, 1)
    const desk = deskOf(match, 0)
    const { press, picture } = personAt(plainMiddle({ game, engine: match.engine }), desk)
    const [first] = picture().hand
    expect(press({ kind: 'action', action: `${PLAY_WRITTEN}${first!.name.toLowerCase()}@B2` })).toBe(
      `${first!.name.toLowerCase()}@B2`,
    )
    const answer = plainMiddle({ game, engine: match.engine }).answer(
      { cards: [], spots: [], move: null, foul: null },
      { kind: 'action', action: `${PLAY_WRITTEN}H10@z9` },
      desk,
    )
    expect(answer.play).toBeUndefined()
    expect(answer.refused).toBeDefined()
  })

  test('a card that goes together with none chosen before takes their place', () => {
    const match = begin(games.find(({ id }) => id === 'exjan')!, 3)
    const seat = match.engine.toAct(match.state)[0]!
    const { press, picture } = personAt(plainMiddle(match), deskOf(match, seat))
    press({ kind: 'card', card: 0 })
    press({ kind: 'card', card: 3 })
    expect(picture().hand.flatMap(({ chosen }, place) => (chosen ? [place] : []))).toEqual([3])
    expect(picture().actions[0]?.unavailable).toBeNull()
    press({ kind: 'card', card: 3 })
    expect(picture().hand.some(({ chosen }) => chosen)).toBe(false)
  })

  test('a card dropped on a cell is played there', () => {
    const game = games.find(({ id }) => id === 'southern-cross')!
    const match = begin(game, 1)
    const { press, picture } = personAt(plainMiddle({ game, engine: match.engine }), deskOf(match, 0))
    const [first] = picture().hand
    expect(press({ kind: 'drop', card: 0, spot: 'b2' })).toBe(`${first!.name}@b2`)
  })

  test.each(games.map((game) => [game.id, game] as const))(
    'shows of %s what the viewer knows, and nothing else',
    (_id, game) => {
      const match = begin(game, Math.max(game.minSeats, 2))
      const { engine } = match
      const middle = plainMiddle({ game, engine })
      const random = rng(3)
      const looks: unknown[] = []
      const truth: unknown[] = []
      for (let k = 0; k < 40 && engine.toAct(match.state).length > 0; k++) {
        const seat = engine.toAct(match.state)[0]!
        playMove(match, seat, engine.format(engine.pick(match.state, seat, random)))
        for (const viewer of [0, 1, null])
          for (const place of engine.places(match.state).filter(({ name }) => !name.startsWith('field'))) {
            const shown = middle.pile(deskOf(match, viewer), place.name)
            const known = place.cards.flatMap((card, at) =>
              knowsCard(place, viewer, at) ? [engine.deck.name(card)] : [],
            )
            const isOwnHand = place.name === `hand ${viewer}`
            looks.push([place.name, shown?.groups.flatMap(({ cards }) => cards).toSorted() ?? []])
            truth.push([place.name, isOwnHand ? [] : known.toSorted()])
          }
      }
      expect(looks).toEqual(truth)
      expect(looks.length).toBeGreaterThan(200)
    },
  )
})
