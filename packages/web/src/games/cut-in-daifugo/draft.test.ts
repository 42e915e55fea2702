import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import type { RulesRequest } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { dealt, made } from '../../../testing/matches.ts'
import { deskOf } from '../../table/desk.ts'
import type { Desk, Middle } from '../../table/middle.ts'
import middle from './middle.ts'

const table = middle as unknown as Middle

const PACK = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

/** Four hands that begin with these cards. */
const order = (...hands: readonly string[]): string[] => {
  const rest = [...PACK, ...PACK]
  const lists = hands.map((hand) => hand.split(' '))
  for (const name of lists.flat()) rest.splice(rest.indexOf(name), 1)
  for (let k = 0; rest.length > 0; k = (k + 1) % 4) if (lists[k]!.length < 27) lists[k]!.push(rest.shift()!)
  return Array.from({ length: 108 }, (_, k) => lists[k % 4]![Math.floor(k / 4)]!)
}

const HANDS = order('D3 D3 S5 H5 RJ S6 S7', 'S5 S4', 'H4', 'C4')

const sat = (...[first, ...others]: readonly (string | RulesRequest)[]) => {
  const rules = typeof first === 'object' ? first : {}
  const match = dealt(cutInDaifugo, 4, rules, [HANDS])
  const moves = [first, ...others].filter((move) => typeof move === 'string')
  for (const move of moves) {
    const [who = '', ...words] = move.split(' ')
    const seats = who === 'all' ? match.engine.toAct(match.state) : [Number(who)]
    for (const seat of seats) made(match, seat, words.join(' '))
  }
  return deskOf(match, 0)
}

/** Presses cards of the hand by name, then looks at the table. */
const pressed = (desk: Desk, ...names: readonly string[]) => {
  let draft = table.blank(desk)
  for (const name of names) {
    const card = table.picture(draft, desk).hand.findIndex((one) => one.name === name && !one.chosen)
    draft = table.answer(draft, { kind: 'card', card }, desk).draft
  }
  return draft
}
const act = (desk: Desk, draft: unknown, action = 'main') => table.answer(draft, { kind: 'action', action }, desk)
const chosen = (desk: Desk, draft: unknown): string[] =>
  table
    .picture(draft, desk)
    .hand.filter((one) => one.chosen)
    .map(({ name }) => name)

describe('putting a play together', () => {
  test('one press chooses, the button plays', () => {
    const desk = sat()
    expect(act(desk, pressed(desk, 'S5')).play).toBe('S5')
  })

  test('a chosen card offers what it can become', () => {
    const desk = sat()
    const { offers } = table.picture(pressed(desk, 'S5'), desk)
    expect(offers?.list.map(({ cards }) => cards.join(' '))).toEqual(expect.arrayContaining(['S5 H5', 'S5 S6 S7']))
  })

  test('a joker in a pair is asked for its suit, and played as it was answered', () => {
    const desk = sat()
    const draft = pressed(desk, 'S5', 'RJ')
    expect(act(desk, draft)).toMatchObject({ refused: { code: 'declare' } })
    const offer = table.picture(draft, desk).offers?.list.find(({ cards }) => cards.includes('RJ=C5'))
    const answered = table.answer(draft, { kind: 'offer', offer: offer?.id ?? '' }, desk).draft
    expect(act(desk, answered).play).toBe('S5 RJ=C5')
  })

  test('a joker alone is the joker unless somebody says otherwise', () => {
    const desk = sat()
    expect(act(desk, pressed(desk, 'RJ')).play).toBe('RJ')
  })

  test('a card that fits nothing chosen before takes its place', () => {
    const desk = sat()
    expect(chosen(desk, pressed(desk, 'S5', 'D3'))).toEqual(['D3'])
  })

  test('what may not be played is refused with its rule, and stays chosen', () => {
    const later = sat('0 D3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
    const draft = pressed(later, 'D3')
    expect(act(later, draft)).toMatchObject({ refused: { rule: 'CD-3' } })
    expect(table.picture(draft, later).hand.find((one) => one.chosen)?.states).toEqual(['illegal'])
  })

  test('ahead of its turn a hand can be chosen from, but nothing is played', () => {
    const desk = sat('0 S5', 'all no')
    expect(desk.due).toBe(false)
    const draft = pressed(desk, 'S6')
    expect(chosen(desk, draft)).toEqual(['S6'])
    expect(table.picture(draft, desk).offers).toBeNull()
  })
})

describe('a window', () => {
  const window = () => sat('0 D3', 'all no', '1 S5')

  test('has the cards that fit chosen already', () => {
    const desk = window()
    const draft = table.blank(desk)
    expect(chosen(desk, draft)).toEqual(['S5'])
    expect(act(desk, draft).play).toBe('cut S5')
  })

  test('can always be let pass, at the same place whatever one holds', () => {
    for (const desk of [window(), sat('0 D3', 'all no', '1 S4')]) {
      const { actions } = table.picture(table.blank(desk), desk)
      expect(actions.map(({ id }) => id).slice(0, 2)).toEqual(['main', 'decline'])
      expect(act(desk, table.blank(desk), 'decline').play).toBe('no')
    }
  })
})

describe('before cards are played', () => {
  const readout = (desk: Desk, draft: unknown) => table.picture(draft, desk).readout?.note?.ja ?? null

  test('it is said what they bring about, and only that', () => {
    const desk = sat()
    expect(readout(desk, pressed(desk, 'S5'))).toBe('5スキップ')
    expect(readout(desk, pressed(desk, 'S6'))).toBeNull()
    expect(readout(desk, pressed(desk, 'D3', 'D3'))).toBeNull()
  })

  test('a cut-in says what it takes over', () => {
    const desk = sat('0 D3', 'all no', '1 S5')
    expect(readout(desk, table.blank(desk))).toBe('割りこむと、席2の5スキップはあなたのものになります。')
  })

  test('a foul says what it costs, and is played when it is pressed again', () => {
    const desk = sat({ fouls: 'penalise' }, '0 D3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
    const { draft, refused, play } = act(desk, pressed(desk, 'D3'))
    expect(play).toBeUndefined()
    expect(refused?.message.ja).toContain('反則として出します')
    expect(act(desk, draft).play).toBe('D3')
  })
})
