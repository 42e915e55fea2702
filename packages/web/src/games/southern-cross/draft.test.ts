import { isRefusal, openMatch } from '@tefuda/kernel'
import { type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../../table/seat-context.ts'
import type { Gesture, SeatContext } from '../../table/table-game.ts'
import { answerGesture, blankDraft, type Draft, draftOfMove, pictureOf } from './draft.ts'

const FRENCH = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

/** A deal that begins with these cards: the field row by row, then the hand. */
const table = (first: string, rules: Record<string, unknown> = {}, seats = 1) => {
  const given = first.split(' ')
  const order = [...given, ...FRENCH.filter((name) => !given.includes(name))]
  const match = openMatch({ game: southernCross, rules, seats, orders: [order] })
  if (isRefusal(match)) throw new Error(match.message.en)
  return (seat = 0) => contextOf(match, seat) as SeatContext<SouthernCrossView>
}

//  8♠ 8♦ 2♣      H8 on a1 completes the top row (set), the left column 8-9-10 and the diagonal 8-7-6
//  9♣ 7♠ K♣
// 10♦ A♥ 6♥
const FIELD = 'C2 S8 D8 C9 S7 CK D10 HA H6'
const solitaire = () => table(`${FIELD} D2 H8 SK`)()
const jokers = () => table(`C2 S8 D8 C9 S7 CK D10 HA H6 RJ BJ SK`)()

const after = (context: SeatContext<SouthernCrossView>, ...gestures: Gesture[]) =>
  gestures.reduce((answer, gesture) => answerGesture(answer.draft, gesture, context), {
    draft: blankDraft(context),
  } as ReturnType<typeof answerGesture>)

const card = (place: number): Gesture => ({ kind: 'card', card: place })
const spot = (name: string, sure = true): Gesture => ({ kind: 'spot', spot: name, sure })
const point = (name: string | null): Gesture => ({ kind: 'point', spot: name })

describe('one card', () => {
  test('a card, then a place, is a move', () => {
    expect(after(solitaire(), card(1), spot('a1'))).toMatchObject({ play: 'H8@a1' })
  })

  test('dragging is the same move', () => {
    expect(after(solitaire(), { kind: 'drop', card: 1, spot: 'a1' })).toMatchObject({ play: 'H8@a1' })
  })

  test('a small place touched with a finger is looked at first, and chosen the second time', () => {
    const context = solitaire()
    const once = after(context, card(1), spot('a1', false))
    expect(once.play).toBeUndefined()
    expect(pictureOf(once.draft, context).gain).toBe(210)
    expect(answerGesture(once.draft, spot('a1', false), context)).toMatchObject({ play: 'H8@a1' })
  })

  test('choosing a card twice gives it back', () => {
    expect(after(solitaire(), card(1), card(1)).draft).toEqual(blankDraft(solitaire()))
  })

  test('Escape gives everything back', () => {
    expect(after(solitaire(), card(1), point('a1'), { kind: 'cancel' }).draft).toEqual(blankDraft(solitaire()))
  })

  test('a place without a card says that a card comes first', () => {
    expect(after(solitaire(), spot('a1')).refused?.code).toBe('choose-card')
  })
})

describe('looking before placing', () => {
  test('the sum of the mock-up: 30 + 20 + 20 → ×3 → 210', () => {
    const context = solitaire()
    const picture = pictureOf(after(context, card(1), point('a1')).draft, context)
    expect(picture.readout?.sums).toEqual([
      expect.objectContaining({
        terms: expect.arrayContaining([30, 20, 20]),
        factor: 3,
        value: 210,
        name: expect.objectContaining({ ja: 'エキストラ・トリプル・トリック' }),
      }),
    ])
    expect(picture.gain).toBe(210)
    expect(picture.actions[0]).toMatchObject({ label: { ja: 'ここに置く' }, unavailable: null })
  })

  test('a placement that takes nothing says so', () => {
    const context = solitaire()
    expect(pictureOf(after(context, card(0), point('c2')).draft, context).readout?.note?.ja).toBe('役はできません')
  })

  test('without a card or a place the main button says what is missing', () => {
    const context = solitaire()
    expect(pictureOf(blankDraft(context), context).actions[0]).toMatchObject({
      label: { en: 'Choose a card' },
      unavailable: expect.anything(),
    })
    expect(pictureOf(after(context, card(0)).draft, context).actions[0]).toMatchObject({
      label: { en: 'Choose a place' },
    })
  })
})

describe('jokers together', () => {
  test('the first joker is laid, not played, while another is in the hand', () => {
    const answer = after(jokers(), card(0), spot('a1'))
    expect(answer.play).toBeUndefined()
    expect(answer.draft.laid).toEqual([{ card: 0, cell: 'a1' }])
    expect(answer.draft.card).toBe(1)
  })

  test('pressing the place once more plays the one joker', () => {
    expect(after(jokers(), card(0), spot('a1'), spot('a1'))).toMatchObject({ play: 'RJ@a1' })
  })

  test('two jokers are played by the button', () => {
    const context = jokers()
    const laid = after(context, card(0), spot('a1'), spot('c1'))
    expect(pictureOf(laid.draft, context).actions[0]).toMatchObject({ label: { ja: 'ジョーカー2枚を置く' } })
    expect(answerGesture(laid.draft, { kind: 'action', action: 'place' }, context)).toMatchObject({
      play: 'RJ@a1+BJ@c1',
    })
  })

  test('where they may not go together the button says why', () => {
    const context = table('C2 S9 D5 C9 S3 CK D7 HA H6 RJ BJ SK', {})()
    const laid = after(context, card(0), spot('a1'), spot('c3'))
    const picture = pictureOf(laid.draft, context)
    expect(picture.actions[0]?.unavailable).not.toBeNull()
    expect(answerGesture(laid.draft, { kind: 'action', action: 'place' }, context).refused?.rule).toBe('SC-10')
  })

  test('choosing a laid joker takes it back', () => {
    const answer = after(jokers(), card(0), spot('a1'), card(0))
    expect(answer.draft).toEqual({ card: 0, laid: [], at: null })
  })

  test('rules that forbid it play the joker at once', () => {
    const context = table('C2 S8 D8 C9 S7 CK D10 HA H6 RJ BJ SK', { together: false })()
    expect(after(context, card(0), spot('a1'))).toMatchObject({ play: 'RJ@a1' })
  })
})

describe('what leaves no choice', () => {
  test('the only card is chosen by itself', () => {
    const context = table(`${FIELD} H8`, { preset: 'short' })()
    expect(blankDraft(context).card).toBe(0)
  })

  test('in the first turn of several players the shown card is', () => {
    const at = table(`${FIELD} SK D4`, {}, 2)
    const context = at(0)
    expect(context.due).toBe(true)
    const draft: Draft = blankDraft(context)
    expect(context.view.hands[0]?.cards?.[draft.card ?? -1]).toBe('SK')
  })

  test('another card is refused with the rule', () => {
    const context = table(`${FIELD} SK D4`, {}, 2)(0)
    const other = context.view.hands[0]?.cards?.findIndex((name) => name !== 'SK') ?? -1
    expect(after(context, card(other), spot('a1')).refused?.rule).toBe('SC-15')
  })
})

describe('out of turn', () => {
  test('a card can be chosen ahead, but nothing is played', () => {
    const context = table(`${FIELD} SK D4`, {}, 2)(1)
    expect(context.due).toBe(false)
    const answer = after(context, card(0), spot('a1'))
    expect(answer.play).toBeUndefined()
    expect(answer.draft.card).toBe(0)
    expect(pictureOf(answer.draft, context).hand[1]?.states).toEqual([])
  })
})

test('a move of a record becomes the draft that shows it', () => {
  expect(draftOfMove('H8@a1', solitaire())).toEqual({ card: 1, laid: [], at: 'a1' })
  expect(draftOfMove('RJ@a1+BJ@c1', jokers()).laid).toEqual([
    { card: 0, cell: 'a1' },
    { card: 1, cell: 'c1' },
  ])
})
