import { games } from '@tefuda/games'
import {
  type Game,
  type GameEvent,
  isRefusal,
  knowsCard,
  type Match,
  openMatch,
  playMove,
  type Refusal,
  rng,
  type Seat,
} from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import hearts from '../../../../../examples/hearts/src/index.ts'
import { contextOf } from '../../table/seat-context.ts'
import type { Gesture, SeatContext, TableGame } from '../../table/table-game.ts'
import { type Draft, PLAY_IT, PLAY_WRITTEN } from './draft.ts'
import { nameIn } from './moves.ts'
import { MOST_OFFERS } from './picture.ts'
import { plainTableGame } from './table-game.ts'

const begin = (game: Game, seats: number, preset = game.schema.presets[0]!.id): Match => {
  const match = openMatch({ game, rules: { preset }, seats, seed: 'c'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

type Plain = TableGame<unknown, GameEvent, Draft>

/** Somebody who presses what the table offers. */
const personAt = (tableGame: Plain, context: SeatContext) => {
  let draft = tableGame.blank(context)
  let refused: Refusal | undefined
  return {
    press(gesture: Gesture): string | undefined {
      const answer = tableGame.answer(draft, gesture, context)
      draft = answer.draft
      refused = answer.refused
      return answer.play
    },
    refused: () => refused,
    picture: () => tableGame.picture(draft, context),
    words: () => tableGame.words(draft, context),
  }
}

/** Chooses the cards and cells of a move, then the move itself if others fit as well, and plays it; undefined where that cannot be done. */
const playedBy = (tableGame: Plain, { engine }: Match, context: SeatContext, move: string): string | undefined => {
  const { press, picture, words } = personAt(tableGame, context)
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
    const tableGame = plainTableGame({ game, engine: match.engine })
    const random = rng(5)
    let made = 0
    while (made < 120) {
      const due = match.engine.toAct(match.state)
      const seat: Seat | undefined = due[random.below(Math.max(1, due.length))]
      if (seat === undefined) break
      const context = contextOf(match, seat)
      const all = context.moves()
      const move = all[random.below(all.length)]!
      expect(playedBy(tableGame, match, context, move), `${seat}: ${move}`).toBe(move)
      const events = playMove(match, seat, move)
      if (isRefusal(events)) throw new Error(events.message.en)
      // What a replay shows of the move: the game as it stands for that seat.
      const after = tableGame.seatLine(context.after(events), seat, match.rules)
      expect(after).toEqual(tableGame.seatLine(match.engine.view(match.state, seat), seat, match.rules))
      made++
    }
    expect(made).toBeGreaterThan(30)
  })

  test('a move that is not listed can be written, and what is against the rules is refused with a reason', () => {
    const game = games.find(({ id }) => id === 'southern-cross')!
    const match = begin(game, 1)
    const context = contextOf(match, 0)
    const { press, picture } = personAt(plainTableGame({ game, engine: match.engine }), context)
    const [first] = picture().hand
    expect(press({ kind: 'action', action: `${PLAY_WRITTEN}${first!.name.toLowerCase()}@B2` })).toBe(
      `${first!.name.toLowerCase()}@B2`,
    )
    const answer = plainTableGame({ game, engine: match.engine }).answer(
      { cards: [], spots: [], move: null, foul: null },
      { kind: 'action', action: `${PLAY_WRITTEN}H10@z9` },
      context,
    )
    expect(answer.play).toBeUndefined()
    expect(answer.refused).toBeDefined()
  })

  test.each(games.map(({ id }) => id))('a card of %s that is in no move says why, and takes nothing away', (id) => {
    const game = games.find((game) => game.id === id)!
    const match = begin(game, Math.max(game.minSeats, 3))
    const { engine } = match
    const tableGame = plainTableGame(match)
    const random = rng(3)
    const told: unknown[] = []
    const silent: unknown[] = []
    const changed: unknown[] = []
    const unchanged: unknown[] = []
    for (let k = 0; k < 150 && engine.toAct(match.state).length > 0; k++) {
      const seat = engine.toAct(match.state)[0]!
      const context = contextOf(match, seat)
      const { press, picture, refused } = personAt(tableGame, context)
      const before = picture()
      const words = context.moves().flatMap((move) => move.split(/[^A-Z0-9]+/))
      const idle = before.hand.flatMap(({ name }, place) => (words.includes(name) ? [] : [place]))
      for (const card of idle.slice(0, 1))
        for (const gesture of [{ kind: 'card', card } as const, { kind: 'drop', card, spot: '' } as const]) {
          const play = press(gesture)
          const code = refused()?.code
          ;(play !== undefined || code === undefined || code.startsWith('unreadable') ? silent : told).push([
            play,
            code,
          ])
          changed.push(picture())
          unchanged.push(before)
        }
      playMove(match, seat, engine.format(engine.pick(match.state, seat, random)))
    }
    expect(silent).toEqual([])
    expect(told.length).toBeGreaterThan(2)
    expect(changed).toEqual(unchanged)
  })

  test('a card chosen before the turn that is in no move leaves all offers', () => {
    const match = begin(hearts as unknown as Game, 4)
    const { engine } = match
    const seat = engine.toAct(match.state)[0]!
    const tableGame = plainTableGame(match)
    const context = contextOf(match, seat)
    const draft = tableGame.blank(context)
    const { hand, offers } = tableGame.picture(draft, context)
    expect(offers?.list.length).toBeGreaterThan(1)
    const early = tableGame.answer(draft, { kind: 'card', card: hand.length - 1 }, { ...context, due: false }).draft
    expect(tableGame.picture(early, context).offers).toEqual(offers)
  })

  test('a card that goes together with none chosen before takes their place', () => {
    const match = begin(games.find(({ id }) => id === 'exjan')!, 3)
    const seat = match.engine.toAct(match.state)[0]!
    const { press, picture } = personAt(plainTableGame(match), contextOf(match, seat))
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
    const { press, picture } = personAt(plainTableGame({ game, engine: match.engine }), contextOf(match, 0))
    const [first] = picture().hand
    expect(press({ kind: 'drop', card: 0, spot: 'b2' })).toBe(`${first!.name}@b2`)
  })

  test.each(games.map((game) => [game.id, game] as const))(
    'shows of %s what the viewer knows, and nothing else',
    (_id, game) => {
      const match = begin(game, Math.max(game.minSeats, 2))
      const { engine } = match
      const tableGame = plainTableGame({ game, engine })
      const random = rng(3)
      const looks: unknown[] = []
      const truth: unknown[] = []
      for (let k = 0; k < 40 && engine.toAct(match.state).length > 0; k++) {
        const seat = engine.toAct(match.state)[0]!
        playMove(match, seat, engine.format(engine.pick(match.state, seat, random)))
        for (const viewer of [0, 1, null])
          for (const place of engine.places(match.state).filter(({ name }) => !name.startsWith('field'))) {
            const shown = tableGame.pile(contextOf(match, viewer), place.name)
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
