import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import type { RulesRequest } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { dealt, made } from '../../../testing/matches.ts'
import { contextOf } from '../../table/seat-context.ts'
import type { SeatContext, TableGame } from '../../table/table-game.ts'
import tableGame from './table-game.ts'

const table = tableGame as unknown as TableGame

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

const sat = (...[first, ...others]: readonly (string | RulesRequest)[]) => satWith(HANDS, first, ...others)

const satWith = (hands: string[], ...[first, ...others]: readonly (string | RulesRequest | undefined)[]) => {
  const rules = typeof first === 'object' ? first : {}
  const match = dealt(cutInDaifugo, 4, rules, [hands])
  const moves = [first, ...others].filter((move) => typeof move === 'string')
  for (const move of moves) {
    const [who = '', ...words] = move.split(' ')
    const seats = who === 'all' ? match.engine.toAct(match.state) : [Number(who)]
    for (const seat of seats) made(match, seat, words.join(' '))
  }
  return contextOf(match, 0)
}

/** Presses cards of the hand by name, then looks at the table. */
const pressed = (context: SeatContext, ...names: readonly string[]) => {
  let draft = table.blank(context)
  for (const name of names) {
    const card = table.picture(draft, context).hand.findIndex((one) => one.name === name && !one.chosen)
    draft = table.answer(draft, { kind: 'card', card }, context).draft
  }
  return draft
}
const act = (context: SeatContext, draft: unknown, action = 'main') =>
  table.answer(draft, { kind: 'action', action }, context)
const chosen = (context: SeatContext, draft: unknown): string[] =>
  table
    .picture(draft, context)
    .hand.filter((one) => one.chosen)
    .map(({ name }) => name)

describe('putting a play together', () => {
  test('one press chooses, the button plays', () => {
    const context = sat()
    expect(act(context, pressed(context, 'S5')).play).toBe('S5')
  })

  test('a chosen card offers what it can become', () => {
    const context = sat()
    const { offers } = table.picture(pressed(context, 'S5'), context)
    expect(offers?.list.map(({ cards }) => cards.join(' '))).toEqual(expect.arrayContaining(['S5 H5', 'S5 S6 S7']))
  })

  test('a joker in a pair is asked for its suit, and played as it was answered', () => {
    const context = sat()
    const draft = pressed(context, 'S5', 'RJ')
    expect(act(context, draft)).toMatchObject({ refused: { code: 'declare' } })
    const offer = table.picture(draft, context).offers?.list.find(({ cards }) => cards.includes('RJ=C5'))
    const answered = table.answer(draft, { kind: 'offer', offer: offer?.id ?? '' }, context).draft
    expect(act(context, answered).play).toBe('S5 RJ=C5')
  })

  test('a joker alone is the joker unless somebody says otherwise', () => {
    const context = sat()
    expect(act(context, pressed(context, 'RJ')).play).toBe('RJ')
  })

  test('a card that fits nothing chosen before takes its place', () => {
    const context = sat()
    expect(chosen(context, pressed(context, 'S5', 'D3'))).toEqual(['D3'])
  })

  test('what may not be played is refused with its rule, and stays chosen', () => {
    const later = sat('0 D3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
    const draft = pressed(later, 'D3')
    expect(act(later, draft)).toMatchObject({ refused: { rule: 'CD-3' } })
    expect(table.picture(draft, later).hand.find((one) => one.chosen)?.states).toEqual(['illegal'])
  })

  test('ahead of its turn a hand can be chosen from, but nothing is played', () => {
    const context = sat('0 S5', 'all no')
    expect(context.due).toBe(false)
    const draft = pressed(context, 'S6')
    expect(chosen(context, draft)).toEqual(['S6'])
    expect(table.picture(draft, context).offers).toBeNull()
  })
})

describe('a turn on which nothing can be played', () => {
  test('keeps passing where it always is, and says why the other button is shut', () => {
    const context = satWith(
      order('D3 S5', 'BJ BJ RJ RJ', 'H4', 'C4'),
      '0 D3',
      'all no',
      '1 BJ',
      'all no',
      '2 pass',
      '3 pass',
    )
    expect(context.moves().filter((move) => !move.startsWith('show '))).toEqual(['pass'])
    const { actions } = table.picture(table.blank(context), context)
    expect(actions.map(({ id }) => id)).toEqual(['main', 'decline'])
    expect(actions[0]?.unavailable?.ja).toBe('出せる札がありません。')
    expect(act(context, table.blank(context), 'decline').play).toBe('pass')
  })
})

describe('a hint', () => {
  const marked = (context: SeatContext, move: string) =>
    table
      .picture(table.draftOf(move, context), context)
      .actions.flatMap(({ id, chosen }) => (chosen === true ? [id] : []))

  test('to pass, or to let pass, marks the button that does so, and the other one leads there', () => {
    const turn = sat('0 D3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
    expect(marked(turn, 'pass')).toEqual(['decline'])
    expect(table.picture(table.draftOf('pass', turn), turn).actions[0]?.unavailable?.ja).toBe(
      '「パス」を押してください。',
    )
    expect(marked(sat('0 D3', 'all no', '1 S5'), 'no')).toEqual(['decline'])
  })

  test('to play cards marks no button', () => {
    expect(marked(sat(), 'S5')).toEqual([])
  })
})

describe('a window', () => {
  const window = () => sat('0 D3', 'all no', '1 S5')

  test('has the cards that fit chosen already', () => {
    const context = window()
    const draft = table.blank(context)
    expect(chosen(context, draft)).toEqual(['S5'])
    expect(act(context, draft).play).toBe('cut S5')
  })

  test('can always be let pass, at the same place whatever one holds', () => {
    for (const context of [window(), sat('0 D3', 'all no', '1 S4')]) {
      const { actions } = table.picture(table.blank(context), context)
      expect(actions.map(({ id }) => id).slice(0, 2)).toEqual(['main', 'decline'])
      expect(act(context, table.blank(context), 'decline').play).toBe('no')
    }
  })
})

describe('before cards are played', () => {
  const readout = (context: SeatContext, draft: unknown) => table.picture(draft, context).readout?.note?.ja ?? null

  test('it is said what they bring about, and only that', () => {
    const context = sat()
    expect(readout(context, pressed(context, 'S5'))).toBe('5スキップ：次の人から飛ばす')
    expect(readout(context, pressed(context, 'S6'))).toBeNull()
    expect(readout(context, pressed(context, 'D3', 'D3'))).toBeNull()
  })

  test('a cut-in says what it takes over', () => {
    const context = sat('0 D3', 'all no', '1 S5')
    expect(readout(context, table.blank(context))).toBe('割りこむと、席2の5スキップはあなたのものになります。')
  })

  test('a foul says what it costs, and is played when it is pressed again', () => {
    const context = sat({ fouls: 'penalise' }, '0 D3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
    const { draft, refused, play } = act(context, pressed(context, 'D3'))
    expect(play).toBeUndefined()
    expect(refused?.message.ja).toContain('反則として出します')
    expect(act(context, draft).play).toBe('D3')
  })
})

describe('a card dropped off one’s turn', () => {
  const offered = (context: SeatContext, draft: unknown) =>
    table.picture(draft, context).actions.filter(({ sure }) => sure !== undefined)

  test('is owned up to in the menu, and asked, where the rules have that', () => {
    const context = sat({ dropped: true }, '0 D3', 'all no')
    const draft = pressed(context, 'S5')
    expect(offered(context, draft)).toMatchObject([{ id: 'show', label: { ja: '選んだ札を落とした' } }])
    expect(act(context, draft, 'show').play).toBe('show S5')
    expect(offered(context, table.blank(context))).toEqual([])
    expect(offered(context, pressed(context, 'D3'))).toEqual([])
  })

  test('is nothing where they have not, nor in a window', () => {
    const plain = sat('0 D3', 'all no')
    expect(offered(plain, pressed(plain, 'S5'))).toEqual([])
    const window = sat({ dropped: true }, '0 D3')
    expect(offered(window, pressed(window, 'S5'))).toEqual([])
  })
})
