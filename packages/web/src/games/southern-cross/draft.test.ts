import { isRefusal, openMatch } from '@tefuda/kernel'
import { type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { describe, expect, test } from 'vitest'
import { deskOf } from '../../table/desk.ts'
import type { Desk, Gesture } from '../../table/middle.ts'
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
  return (seat = 0) => deskOf(match, seat) as Desk<SouthernCrossView>
}

//  8♠ 8♦ 2♣      H8 on a1 completes the top row (set), the left column 8-9-10 and the diagonal 8-7-6
//  9♣ 7♠ K♣
// 10♦ A♥ 6♥
const FIELD = 'C2 S8 D8 C9 S7 CK D10 HA H6'
const solitaire = () => table(`${FIELD} D2 H8 SK`)()
const jokers = () => table(`C2 S8 D8 C9 S7 CK D10 HA H6 RJ BJ SK`)()

const after = (desk: Desk<SouthernCrossView>, ...gestures: Gesture[]) =>
  gestures.reduce((answer, gesture) => answerGesture(answer.draft, gesture, desk), {
    draft: blankDraft(desk),
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
    const desk = solitaire()
    const once = after(desk, card(1), spot('a1', false))
    expect(once.play).toBeUndefined()
    expect(pictureOf(once.draft, desk).gain).toBe(210)
    expect(answerGesture(once.draft, spot('a1', false), desk)).toMatchObject({ play: 'H8@a1' })
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
    const desk = solitaire()
    const picture = pictureOf(after(desk, card(1), point('a1')).draft, desk)
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
    const desk = solitaire()
    expect(pictureOf(after(desk, card(0), point('c2')).draft, desk).readout?.note?.ja).toBe('役はできません')
  })

  test('without a card or a place the main button says what is missing', () => {
    const desk = solitaire()
    expect(pictureOf(blankDraft(desk), desk).actions[0]).toMatchObject({
      label: { en: 'Choose a card' },
      unavailable: expect.anything(),
    })
    expect(pictureOf(after(desk, card(0)).draft, desk).actions[0]).toMatchObject({ label: { en: 'Choose a place' } })
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
    const desk = jokers()
    const laid = after(desk, card(0), spot('a1'), spot('c1'))
    expect(pictureOf(laid.draft, desk).actions[0]).toMatchObject({ label: { ja: 'ジョーカー2枚を置く' } })
    expect(answerGesture(laid.draft, { kind: 'action', action: 'place' }, desk)).toMatchObject({ play: 'RJ@a1+BJ@c1' })
  })

  test('where they may not go together the button says why', () => {
    const desk = table('C2 S9 D5 C9 S3 CK D7 HA H6 RJ BJ SK', {})()
    const laid = after(desk, card(0), spot('a1'), spot('c3'))
    const picture = pictureOf(laid.draft, desk)
    expect(picture.actions[0]?.unavailable).not.toBeNull()
    expect(answerGesture(laid.draft, { kind: 'action', action: 'place' }, desk).refused?.rule).toBe('SC-10')
  })

  test('choosing a laid joker takes it back', () => {
    const answer = after(jokers(), card(0), spot('a1'), card(0))
    expect(answer.draft).toEqual({ card: 0, laid: [], at: null })
  })

  test('rules that forbid it play the joker at once', () => {
    const desk = table('C2 S8 D8 C9 S7 CK D10 HA H6 RJ BJ SK', { together: false })()
    expect(after(desk, card(0), spot('a1'))).toMatchObject({ play: 'RJ@a1' })
  })
})

describe('what leaves no choice', () => {
  test('the only card is chosen by itself', () => {
    const desk = table(`${FIELD} H8`, { preset: 'short' })()
    expect(blankDraft(desk).card).toBe(0)
  })

  test('in the first turn of several players the shown card is', () => {
    const at = table(`${FIELD} SK D4`, {}, 2)
    const desk = at(0)
    expect(desk.due).toBe(true)
    const draft: Draft = blankDraft(desk)
    expect(desk.view.hands[0]?.cards?.[draft.card ?? -1]).toBe('SK')
  })

  test('another card is refused with the rule', () => {
    const desk = table(`${FIELD} SK D4`, {}, 2)(0)
    const other = desk.view.hands[0]?.cards?.findIndex((name) => name !== 'SK') ?? -1
    expect(after(desk, card(other), spot('a1')).refused?.rule).toBe('SC-15')
  })
})

describe('out of turn', () => {
  test('a card can be chosen ahead, but nothing is played', () => {
    const desk = table(`${FIELD} SK D4`, {}, 2)(1)
    expect(desk.due).toBe(false)
    const answer = after(desk, card(0), spot('a1'))
    expect(answer.play).toBeUndefined()
    expect(answer.draft.card).toBe(0)
    expect(pictureOf(answer.draft, desk).hand[1]?.states).toEqual(['resting'])
  })
})

test('a move of a record becomes the draft that shows it', () => {
  expect(draftOfMove('H8@a1', solitaire())).toEqual({ card: 1, laid: [], at: 'a1' })
  expect(draftOfMove('RJ@a1+BJ@c1', jokers()).laid).toEqual([
    { card: 0, cell: 'a1' },
    { card: 1, cell: 'c1' },
  ])
})
