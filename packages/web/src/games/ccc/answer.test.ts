import { type CccView, ccc, parseBoard } from '@tefuda/ccc'
import type { Game } from '@tefuda/kernel'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../../table/seat-context.ts'
import type { Gesture } from '../../table/table-game.ts'
import { answerGesture, BACK, draftOfMove, END, MAIN, SPLIT } from './answer.ts'
import { type CccContext, type Draft, EMPTY } from './draft.ts'
import { pictureOf } from './picture.ts'
import { workOf } from './work.ts'

const PACK = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

/** A game for two whose first seat holds these cards. */
const matchOf = (hand: string, board?: string, rules: RulesRequest = {}): Match => {
  const names = hand.split(' ')
  const rest = [...PACK, ...PACK]
  for (const name of names) rest.splice(rest.indexOf(name), 1)
  const numbers = board === undefined ? undefined : parseBoard(board)
  if (isRefusal(numbers)) throw new Error(numbers.message.en)
  const match = openMatch({
    game: ccc as unknown as Game,
    rules: { hand: names.length, ...rules, ...(numbers !== undefined && { board: numbers }) },
    seats: 2,
    seed: '7'.repeat(64),
    orders: [[...names, ...rest]],
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const sit = (match: Match): CccContext => contextOf(match, 0) as CccContext
const at = (match: Match): CccView => sit(match).view

/** Makes gestures one after another; the last answer counts. */
const doing = (context: CccContext, gestures: readonly Gesture[], from: Draft = EMPTY) => {
  let answer = { draft: from } as ReturnType<typeof answerGesture>
  for (const gesture of gestures) answer = answerGesture(answer.draft, gesture, context)
  return answer
}

const card = (context: CccContext, name: string): Gesture => ({
  kind: 'card',
  card: workOf(EMPTY, context).hand.findIndex((one) => one.name === name),
})
const cell = (spot: string): Gesture => ({ kind: 'spot', spot, sure: true })
const action = (id: string): Gesture => ({ kind: 'action', action: id })
const offer = (id: string): Gesture => ({ kind: 'offer', offer: id })

describe('a payment by hand', () => {
  const context = sit(matchOf('C4 SA D3 H6 S10', '5 3 1\n2 3 14'))

  test('lights the cells that all its cards pay for', () => {
    const { draft } = doing(context, [card(context, 'D3'), card(context, 'H6')])
    expect([...workOf(draft, context).paid.keys()]).toEqual(['b1', 'b2'])
  })

  test('is made by pressing the cell twice', () => {
    const once = doing(context, [card(context, 'D3'), card(context, 'H6'), cell('b1')])
    expect(once.play).toBeUndefined()
    expect(pictureOf(once.draft, context)).toMatchObject({ gain: 1, tray: true })
    expect(doing(context, [cell('b1')], once.draft).play).toBe('D3 H6 > b1')
    expect(doing(context, [action(MAIN)], once.draft).play).toBe('D3 H6 > b1')
  })

  test('is for the only cell it pays for, if there is but one', () => {
    const chosen = ['C4', 'SA', 'D3', 'H6'].map((name) => card(context, name))
    const { draft } = doing(context, chosen)
    expect(workOf(draft, context).target).toBeNull()
    expect([...workOf(draft, context).paid.keys()]).toEqual(['a1'])
    const split = doing(context, [...chosen, action(SPLIT)])
    // The ace was chosen second: it lies between the four and the other cards.
    expect(workOf(split.draft, context).target).toBe('a1')
    expect(doing(context, [action(MAIN)], split.draft).play).toBe('C4 / SA / D3 H6 > a1')
    expect(doing(context, [cell('a1')], split.draft).play).toBe('C4 / SA / D3 H6 > a1')
  })

  test('is split as the cell asks for when that is pressed', () => {
    const chosen = ['C4', 'SA', 'D3', 'H6'].map((name) => card(context, name))
    const { draft } = doing(context, [...chosen, cell('a1')])
    expect(workOf(draft, context).tray.text).toBe('C4 / SA / D3 H6')
  })

  test('names other ways to split, each once', () => {
    const chosen = ['D3', 'H6', 'SA', 'C4'].map((name) => card(context, name))
    const whole = doing(context, chosen).draft
    const offers = pictureOf(whole, context).offers?.list.map((one) => one.words?.en) ?? []
    expect(offers).toContain('5: C4 / SA / D3 H6')
    expect(new Set(offers).size).toBe(offers.length)
    const taken = doing(context, [offer(`reading ${offers.indexOf('5: C4 / SA / D3 H6')}`)], whole).draft
    expect(workOf(taken, context).tray.number).toBe(5)
    const after = pictureOf(taken, context).offers?.list.map((one) => one.words?.en) ?? []
    expect(new Set(after).size).toBe(after.length)
  })

  test('is refused with the rule that stands against it', () => {
    expect(doing(context, [card(context, 'S10'), cell('a1')]).refused).toMatchObject({
      code: 'not-square',
      rule: 'CC-1',
    })
    expect(doing(context, [card(context, 'C4'), cell('a1')]).refused).toMatchObject({
      code: 'wrong-number',
      rule: 'CC-1',
    })
    expect(doing(context, [card(context, 'C4'), cell('a2')]).refused).toMatchObject({ rule: 'CC-6' })
    expect(doing(context, [card(context, 'SA'), action(SPLIT), cell('a1')]).refused).toMatchObject({ rule: 'CC-3' })
  })

  test('goes back to the hand card by card, or as a whole', () => {
    const { draft } = doing(context, [card(context, 'D3'), card(context, 'H6'), offer('tray D3#0')])
    expect(draft.cards).toEqual(['H6#0'])
    expect(doing(context, [{ kind: 'cancel' }], draft).draft).toBe(EMPTY)
  })
})

describe('how can I pay for this cell', () => {
  const context = sit(matchOf('C4 SA D3 H6 S10 D5', '5 3 1\n2 3 14'))

  test('the cheapest way lies in the tray at the first press, and the second places the coin', () => {
    const { draft } = doing(context, [cell('b1')])
    expect(draft).toMatchObject({ cell: 'b1', proposed: true })
    expect(doing(context, [cell('b1')], draft).play).toBe('D3 H6 > b1')
  })

  test('other ways are offered, cheapest first', () => {
    const { draft } = doing(context, [cell('b1')])
    const words = pictureOf(draft, context).offers?.list.map((one) => one.words?.en)
    expect(words?.slice(0, 2)).toEqual(['D3 H6', 'C4 D5'])
    expect(doing(context, [offer('way 1'), cell('b1')], draft).play).toBe('C4 D5 > b1')
  })

  test('where there is none the reason is given', () => {
    expect(doing(context, [cell('c2')]).refused).toMatchObject({ code: 'cannot-pay', rule: 'CC-1' })
    const alone = sit(matchOf('C4 S10', '2 14'))
    expect(doing(alone, [cell('a1')]).refused).toMatchObject({ code: 'alone-without-neighbours', rule: 'CC-6' })
  })

  test('a cell that others hold is closed', () => {
    const match = matchOf('S10 S3 H2 D8 D6', '3 3 3 3')
    playMove(match, 0, 'draw 0')
    const view = contextOf(match, 1).view as CccView
    // The second seat puts two coins on the first cell, whatever its hand is made of.
    const ways = match.engine.moves(match.state, 1, { cell: 'a1' }).map((move) => match.engine.format(move))
    expect(view.cells[0]?.name).toBe('a1')
    playMove(match, 1, ways[0]!)
    const more = match.engine.moves(match.state, 1, { cell: 'a1' }).map((move) => match.engine.format(move))
    playMove(match, 1, more[0]!)
    playMove(match, 1, 'draw 0')
    expect(at(match).cells[0]?.holder).toEqual({ seat: 1, lead: 2 })
    expect(doing(sit(match), [cell('a1')]).refused).toMatchObject({ code: 'barred', rule: 'CC-5' })
    expect(doing(sit(match), [cell('b1')]).refused).toMatchObject({ code: 'out-of-reach', rule: 'CC-5' })
  })
})

describe('the end of a turn', () => {
  const context = sit(matchOf('C4 SA D3 H6 S10 D5'))

  test('offers the ways of drawing, the free one chosen', () => {
    const { draft } = doing(context, [action(END)])
    expect(draft).toMatchObject({ ending: true, draw: 1 })
    expect(pictureOf(draft, context).offers?.list.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['draw 0', false],
      ['draw 1', true],
      ['draw 4', false],
      ['draw 8', false],
    ])
    expect(doing(context, [action(MAIN)], draft).play).toBe('draw 1')
    expect(doing(context, [action(BACK)], draft).draft).toBe(EMPTY)
  })

  test('a card that is chosen leads to a way that discards', () => {
    const { draft } = doing(context, [action(END), card(context, 'D3')])
    expect(draft).toMatchObject({ draw: 4, cards: ['D3#0'] })
    expect(pictureOf(draft, context).actions[0]?.unavailable?.en).toBe('Choose 1 more to discard.')
    const both = doing(context, [card(context, 'H6')], draft)
    expect(doing(context, [action(MAIN)], both.draft).play).toBe('draw 4 - D3 H6')
    const third = doing(context, [card(context, 'S10')], both.draft)
    expect(third.draft).toMatchObject({ draw: 8, cards: ['D3#0', 'H6#0', 'S10#0'] })
    expect(doing(context, [offer('draw 4')], third.draft).draft.cards).toHaveLength(2)
  })

  test('a way that is closed says why', () => {
    const match = matchOf('C4 SA')
    const few = sit(match)
    const { draft } = doing(few, [action(END)])
    expect(pictureOf(draft, few).offers?.list.at(-1)?.unavailable?.en).toBe('Too few cards in hand')
    expect(doing(few, [offer('draw 8')], draft).refused).toMatchObject({ code: 'wrong-discards', rule: 'CC-7' })
  })
})

test('a move is shown as it would have been put together', () => {
  const context = sit(matchOf('C4 SA D3 H6 S10 D5', '5 3 1\n2 3 14'))
  const placed = draftOfMove('C4 / SA / D3 H6 > a1', context)
  expect(workOf(placed, context)).toMatchObject({ target: 'a1', tray: { text: 'C4 / SA / D3 H6', number: 5 } })
  const drawn = draftOfMove('draw 4 - D3 H6', context)
  expect(doing(context, [action(MAIN)], drawn).play).toBe('draw 4 - D3 H6')
})

test('looking at a cell works nothing out anew, and at the same one changes nothing', () => {
  const context = sit(matchOf('C4 SA D3 H6 S10 D5'))
  const { draft } = doing(context, [card(context, 'D3')])
  const work = workOf(draft, context)
  const looking = doing(context, [{ kind: 'point', spot: 'b1' }], draft).draft
  expect(workOf(looking, context).tray).toBe(work.tray)
  expect(doing(context, [{ kind: 'point', spot: 'b1' }], looking).draft).toBe(looking)
})
