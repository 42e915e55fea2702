import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arrangement, arrange } from '../testing/arrange.ts'
import { holderOf, openingOf, openingsOf, pointsOf, refusalAt } from './territory.ts'

/** A board on which every cell costs 2: a four pays, or two cards worth 4. */
const FLAT = `
  2 2 2 2 2
  2 2 2 2 2
  2 2 2 2 2
  2 2 2 2 2
  2 2 2 2 2
`

/** What each cell is to seat 0, row by row: `.` closed, `s` for several cards only, `o` open. */
const openings = (arrangement: Arrangement): string[] => {
  const { context, state } = arrange({ board: FLAT, ...arrangement })
  const signs = { closed: '.', several: 's', open: 'o' }
  const cells = context.board.numbers.map((_, cell) => signs[openingOf(context, state.coins, 0, cell)])
  return [0, 5, 10, 15, 20].map((row) => cells.slice(row, row + 5).join(''))
}

describe('territory', () => {
  const holder = (digits: string) => {
    const { context, state } = arrange({ seats: digits.length, coins: { c3: digits } })
    return holderOf(context, state.coins, context.board.names.indexOf('c3'))
  }

  it('is a cell with two coins more than any other player has', () => {
    expect(holder('20')).toEqual({ seat: 0, lead: 2 })
    expect(holder('1350')).toEqual({ seat: 2, lead: 2 })
    expect(holder('0041')).toEqual({ seat: 2, lead: 3 })
  })

  it('is near with just one more: another coin makes it territory', () => {
    expect(holder('10')).toEqual({ seat: 0, lead: 1 })
    expect(holder('231')).toEqual({ seat: 1, lead: 1 })
  })

  it('is nobody’s where nobody has most', () => {
    expect(holder('00')).toBeNull()
    expect(holder('11')).toBeNull()
    expect(holder('221')).toBeNull()
  })
})

describe('coins may go', () => {
  it('anywhere on an empty board, for two cards and more', () => {
    expect(openings({})).toEqual(['sssss', 'sssss', 'sssss', 'sssss', 'sssss'])
  })

  it('on cells without coins beside them, on own coins, and beside own coins', () => {
    expect(openings({ coins: { b2: '20', d4: '01' } })).toEqual(['sosss', 'ososs', 'sos.s', 'ss.s.', 'sss.s'])
  })

  it('on a cell with others’ coins, where one’s own lie on it or beside it', () => {
    expect(openings({ coins: { c3: '12', c4: '11' } })).toEqual(['sssss', 'ssoss', 'sooos', 'sooos', 'ssoss'])
  })

  it('not on others’ territory', () => {
    expect(openings({ coins: { b2: '20', d4: '02' } })[3]).toBe('ss...')
    expect(openings({ coins: { c2: '20', c3: '02' } })[2]).toBe('s...s')
  })

  it('not where any one player has two coins more, even if nobody holds the cell (CC-5)', () => {
    expect(openings({ seats: 3, coins: { c3: '022' } })[2]).toBe('s...s')
    expect(openings({ seats: 3, coins: { c3: '122' } })[2]).toBe('sosos')
  })

  it('by a card alone not on near-territory (CC-6)', () => {
    expect(openings({ coins: { b2: '10', c2: '10' } })[1]).toBe('ossos')
  })

  it('by a card alone on one’s own territory, if a coin lies beside it (CC-6)', () => {
    expect(openings({ coins: { b2: '20', c2: '10' } })[1]).toBe('oosos')
    expect(openings({ coins: { b2: '20', b1: '01' } })[1]).toBe('oooss')
    expect(openings({ coins: { b2: '20' } })[1]).toBe('ososs')
  })

  it('on corners as on sides, where eight neighbours are played (CC-4)', () => {
    expect(openings({ rules: { adjacency: 'eight' }, coins: { b2: '20', d4: '01' } })).toEqual([
      'oooss',
      'ososs',
      'ooo..',
      'ss.s.',
      'ss...',
    ])
  })
})

it('what a cell is to a seat does not depend on which seat it is', () => {
  const random = rng(4)
  const cells = ['b2', 'c2', 'd2', 'b3', 'c3', 'd3', 'b4', 'c4', 'd4']
  for (let k = 0; k < 40; k++) {
    const coins = cells.map(() => [random.below(3), random.below(3), random.below(4)] as const)
    const rules = { advanced: k % 2 === 1 }
    const seen = [0, 1, 2].map((turned) => {
      const lying = coins.map((of) => [0, 1, 2].map((seat) => of[(seat - turned + 3) % 3]).join(''))
      const on = Object.fromEntries(cells.map((cell, at) => [cell, lying[at]!]))
      const { context, state } = arrange({ board: FLAT, seats: 3, coins: on, rules })
      const all = context.board.numbers.keys().toArray()
      const openings = openingsOf(context, state.coins, turned)
      expect(all.map((cell) => openingOf(context, state.coins, turned, cell))).toEqual(openings)
      return {
        openings,
        refusals: all.map((cell) => refusalAt(context, state.coins, turned, cell, true)?.code),
        points: pointsOf(context, state.coins)[turned],
      }
    })
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  }
})

describe('by the advanced rule coins may go', () => {
  const advanced = (coins: { readonly [cell: string]: string }, seats = 2) =>
    openings({ rules: { advanced: true }, coins, seats })

  it('on near-territory and beside it', () => {
    expect(advanced({ b2: '10' })).toEqual(['sosss', 'ososs', 'sosss', 'sssss', 'sssss'])
  })

  it('not beside settled territory (CC-10)', () => {
    expect(advanced({ b2: '20' })).toEqual(['s.sss', '.s.ss', 's.sss', 'sssss', 'sssss'])
  })

  it('not beside a cell that is shared, as it would be otherwise', () => {
    expect(advanced({ b2: '11' })[1]).toBe('.s.ss')
    expect(openings({ coins: { b2: '11' } })[1]).toBe('ososs')
  })
})

describe('a placement is refused', () => {
  const table = (coins: { readonly [cell: string]: string }, rules = {}) =>
    arrange({ board: FLAT, coins, hands: ['S4 H4 H3 SA'], rules })

  it('on others’ territory', () => {
    expect(table({ c3: '02' }).refuses('SA H3 > c3')).toMatchObject({ code: 'barred', rule: 'CC-5' })
  })

  it('out of reach', () => {
    expect(table({ c3: '01' }).refuses('SA H3 > c2')).toMatchObject({ code: 'out-of-reach', rule: 'CC-5' })
    expect(table({ c3: '20' }, { advanced: true }).refuses('SA H3 > c2')).toMatchObject({
      code: 'out-of-reach',
      rule: 'CC-10',
    })
  })

  it('for a card alone on near-territory and on a cell without coins beside it', () => {
    expect(table({ c3: '10', c2: '10' }).refuses('S4 > c3')).toMatchObject({ code: 'alone-on-near-territory' })
    expect(table({ c3: '10' }).refuses('S4 > e5')).toMatchObject({ code: 'alone-without-neighbours', rule: 'CC-6' })
    expect(table({ c3: '10' }).refuses('S4 > c3')).toMatchObject({ rule: 'CC-6' })
  })

  it('never for the same card in a payment of several or as a part of a split', () => {
    expect(() => table({ c3: '10', c2: '10' }).play('SA H3 > c3')).not.toThrow()
    const split = arrange({ board: FLAT.replaceAll('2', '4'), coins: { c3: '10' }, hands: ['S4 HA D4'] })
    expect(() => split.play('S4 / HA / D4 > c3')).not.toThrow()
  })
})
