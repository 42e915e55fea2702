import type { ExjanView } from '@tefuda/exjan'
import { describe, expect, test } from 'vitest'
import { exjanTable, play } from '../../../e2e/exjan-deals.ts'
import { contextOf } from '../../table/seat-context.ts'
import type { Gesture, SeatContext } from '../../table/table-game.ts'
import { answerGesture, BLANK, type Draft, draftOfMove } from './draft.ts'
import { handOf } from './hand.ts'
import { pictureOf } from './picture.ts'
import { dutyOf } from './view-lines.ts'

type ExjanContext = SeatContext<ExjanView>

// Ready once S0 goes: 7 and M are two pairs.
const READY = 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'
const ready = (): ExjanContext => contextOf(exjanTable({ hands: [READY], wall: 'S0' }), 0) as ExjanContext
/** The discard C5 goes with two fives or with C4 and C6. */
const asked = (): ExjanContext =>
  contextOf(
    play(exjanTable({ hands: ['C4 C6 H5 D5', 'C5'], wall: 'S15 HQ' }), '0 discard S15', 'all pass', '1 discard C5'),
    0,
  ) as ExjanContext

const after = (context: ExjanContext, ...gestures: Gesture[]) =>
  gestures.reduce((answer, gesture) => answerGesture(answer.draft, gesture, context), {
    draft: BLANK,
  } as ReturnType<typeof answerGesture>)

const card = (context: ExjanContext, name: string): Gesture => ({ kind: 'card', card: handOf(context).indexOf(name) })
const action = (id: string): Gesture => ({ kind: 'action', action: id })
const actions = (draft: Draft, context: ExjanContext) => pictureOf(draft, context).actions.map(({ id }) => id)
const marked = (draft: Draft, context: ExjanContext) =>
  pictureOf(draft, context).hand.flatMap(({ name, states }) => (states.includes('playable') ? [name] : []))

describe('the hand', () => {
  test('lies in order, the card just drawn last and apart', () => {
    const { hand } = pictureOf(BLANK, ready())
    expect(hand.map(({ name }) => name)).toEqual(['H3', 'H4', 'H5', 'S7', 'C7', 'D11', 'D12', 'D13', 'HM', 'CM', 'S0'])
    expect(hand.filter(({ apart }) => apart).map(({ name }) => name)).toEqual(['S0'])
  })

  test('lies suit by suit where its owner wants that', () => {
    const context: ExjanContext = { ...ready(), handOrder: 'suit' }
    expect(handOf(context).slice(0, 5)).toEqual(['S7', 'H3', 'H4', 'H5', 'HM'])
  })
})

describe('a discard', () => {
  test('is chosen first, and goes when it is chosen again', () => {
    const context = ready()
    expect(after(context, card(context, 'H3'))).toEqual({ draft: { card: 'H3', reaching: false, proposed: null } })
    expect(after(context, card(context, 'H3'), card(context, 'H3'))).toMatchObject({ play: 'discard H3' })
    expect(after(context, card(context, 'H3'), card(context, 'H4')).draft.card).toBe('H4')
  })

  test('that leaves a shape no card completes says so', () => {
    const context = contextOf(exjanTable({ hands: ['H3 H4 H5 S7 C7 D7 S9 C9 D0 D2'], wall: 'D1' }), 0) as ExjanContext
    const { readout } = pictureOf(after(context, card(context, 'D1')).draft, context)
    expect(readout?.note?.ja).toBe('D1 を捨てる → この形を完成させる札はありません')
  })

  test('that is the last of the round leaves nothing to wait for', () => {
    const context = ready()
    const last: ExjanContext = { ...context, view: { ...context.view, wall: 0 } }
    expect(pictureOf(draftOfMove('discard S0'), last).readout?.note?.ja).toBe('S0 を捨てる → ラウンド最後の捨て札')
  })

  test('goes by its button, and when it is dropped on the field', () => {
    const context = ready()
    expect(after(context, card(context, 'CM'), action('discard'))).toMatchObject({ play: 'discard CM' })
    expect(after(context, { kind: 'drop', card: 0, spot: 'river' })).toMatchObject({ play: 'discard H3' })
    expect(after(context, action('discard')).refused?.code).toBe('choose-card')
  })

  test('can be chosen ahead of the turn, but does not go', () => {
    const context = contextOf(play(exjanTable({ hands: ['S2', 'H2'] }), '0 discard S2', 'all pass'), 0) as ExjanContext
    const name = handOf(context)[0]!
    const answer = after(context, card(context, name), { kind: 'drop', card: 0, spot: 'river' })
    expect(answer).toEqual({ draft: { card: name, reaching: false, proposed: null } })
  })

  test('says what the hand then waits for, and how much of it is still hidden', () => {
    const context = ready()
    const { readout } = pictureOf(draftOfMove('discard S0'), context)
    expect(readout?.note?.ja).toBe('S0 を捨てる → 待ち SM H7 D7 DM（見えていない札 4枚）')
    expect(pictureOf(draftOfMove('discard H3'), context).readout?.note?.ja).toBe('H3 を捨てる → あと2枚')
  })
})

describe('reach', () => {
  test('is offered with the discards that allow it, and never where discarding has its place', () => {
    const context = ready()
    expect(actions(BLANK, context)).toEqual(['discard', 'reach'])
    for (const name of ['S0', 'H3'])
      expect(actions(after(context, card(context, name)).draft, context)).toEqual(['discard', 'reach'])
    expect(marked(BLANK, context)).toEqual(['S0'])
    expect(dutyOf(context)?.ja).toContain('リーチできます')
  })

  test('comes with the card, or before it', () => {
    const context = ready()
    expect(after(context, card(context, 'S0'), action('reach'))).toMatchObject({ play: 'reach S0' })
    expect(after(context, action('reach'), card(context, 'S0'), card(context, 'S0'))).toMatchObject({
      play: 'reach S0',
    })
    expect(after(context, action('reach'), action('back'))).toEqual({ draft: BLANK })
  })

  test('is refused with a card that does not leave the hand ready', () => {
    const context = ready()
    const answer = after(context, action('reach'), card(context, 'H3'))
    expect(answer.refused).toMatchObject({ code: 'not-ready', rule: 'EJ-7' })
    expect(pictureOf(answer.draft, context).hand[0]?.states).toEqual(['illegal'])
  })

  test('leaves only the card just drawn, which is chosen already', () => {
    const match = play(exjanTable({ hands: [READY], wall: 'S0 S15 H15 D15 C15' }), '0 reach S0', 'all pass')
    for (const move of ['1 discard S15', '2 discard H15', '3 discard D15']) play(match, move, 'all pass')
    const context = contextOf(match, 0) as ExjanContext
    const { hand } = pictureOf(BLANK, context)
    expect(hand.filter(({ chosen }) => chosen).map(({ name }) => name)).toEqual(['C15'])
    expect(after(context, card(context, 'C15'))).toMatchObject({ play: 'discard C15' })
    expect(after(context, card(context, 'H3')).refused?.code).toBe('reach-keeps-hand')
  })
})

describe('a win', () => {
  test('comes first, and says what it is worth', () => {
    const context = contextOf(exjanTable({ hands: [READY], wall: 'SM' }), 0) as ExjanContext
    const {
      actions: [main],
      readout,
    } = pictureOf(BLANK, context)
    expect(main).toMatchObject({ id: 'win', key: 'w' })
    expect(readout?.note?.ja).toContain('あがり　役満 320点：神速')
    expect(main?.chosen).toBe(false)
    expect(pictureOf(draftOfMove('win'), context).actions[0]).toMatchObject({ id: 'win', chosen: true })
    expect(after(context, action('win'))).toMatchObject({ play: 'win' })
  })
})

describe('a discard of somebody else', () => {
  test('is called by one press: groups and runs are offered, and letting it pass', () => {
    const context = asked()
    const { offers } = pictureOf(BLANK, context)
    expect(offers?.list.map(({ id }) => id)).toEqual(expect.arrayContaining(['group H5 D5', 'run C4 C6']))
    expect(offers?.list.map(({ key }) => key)).toEqual(offers?.list.map((_, place) => `${place + 1}`))
    expect(after(context, { kind: 'offer', offer: 'run C4 C6' })).toMatchObject({ play: 'run C4 C6' })
    expect(actions(BLANK, context)).toEqual(['claims', 'pass'])
    expect(after(context, action('pass'))).toMatchObject({ play: 'pass' })
  })

  test('marks the cards that go with it', () => {
    expect(marked(BLANK, asked())).toEqual(expect.arrayContaining(['C4', 'H5', 'D5', 'C6']))
  })

  test('a hint, or an answer on its way, shows as if it had been chosen; letting pass keeps its place', () => {
    const context = asked()
    const run = pictureOf(draftOfMove('run C4 C6'), context)
    expect(run.actions[0]?.id).toBe('run C4 C6')
    expect(run.offers?.list.find(({ chosen }) => chosen)?.id).toBe('run C4 C6')
    const pass = pictureOf(draftOfMove('pass'), context)
    expect(pass.offers).toBeNull()
    expect(pass.readout?.note?.ja).toBe('見送る')
    expect(pass.actions.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['claims', undefined],
      ['pass', true],
    ])
  })
})
