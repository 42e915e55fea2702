import { type Card, frenchFace, isRefusal, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'
import { cutInDaifugo, titleOf } from './index.ts'
import { EFFECTS } from './rules.ts'

const PLAIN = { effects: Object.fromEntries(EFFECTS.map((effect) => [effect, 0])) }

/** The first game ends at once, with these places; the next one is dealt, and cards of our choice put into the hands. */
const secondGame = (places: readonly number[], hands: readonly string[], rules = {}): Arranged => {
  const seats = places.length
  const table = arrange(['C4', 'C5'], { ...PLAIN, ...rules }, seats)
  const [last, next] = places.slice(-2).toReversed()
  table.state.hidden = table.state.hidden.map((_, seat) => (seat === last || seat === next ? [frenchFace('C4')!] : []))
  table.state.out = places.slice(0, -2)
  table.state.turn = next!
  table.move(next!, 'C4')
  if (hands.length > 0) {
    table.state.hidden = hands.map((names) => names.split(' ').map((name): Card => frenchFace(name)!))
    table.state.knownTo = table.state.hidden.map((cards) => cards.map(() => 0))
  }
  return table
}

const HANDS = ['S5 H5 RJ S2', 'S6 H6 D6 C6', 'S3 H2 D2 BJ RJ', 'S7 H7 CA DA']

describe('titles (CD-11)', () => {
  it('by order of going out: 大富豪, 富豪, 平民 …, 貧民, 大貧民', () => {
    const titles = (seats: number): string =>
      Array.from({ length: seats }, (_, place) => titleOf(place, seats)).join(' ')
    expect(titles(4)).toBe('greatMillionaire millionaire pauper greatPauper')
    expect(titles(6)).toBe('greatMillionaire millionaire commoner commoner pauper greatPauper')
  })

  it('score 2, 1, 0, −1, −2', () => {
    expect(secondGame([3, 1, 0, 2], []).state.totals).toEqual([-1, 1, -2, 2])
    expect(secondGame([3, 1, 0, 2, 5, 4], []).state.totals).toEqual([0, 1, 0, 2, -2, -1])
  })

  it('score what the rules say', () => {
    const titles = { greatMillionaire: 10, millionaire: 5, commoner: 3, pauper: 1, greatPauper: 0 }
    expect(secondGame([3, 1, 0, 2, 4], [], { titles }).state.totals).toEqual([3, 5, 1, 10, 0])
  })

  it('a session is five games, or as many as the rules say', () => {
    expect(secondGame([3, 1, 0, 2], []).state.over).toBe(false)
    const table = secondGame([3, 1, 0, 2], [], { deals: 1 })
    expect(table.state.over).toBe(true)
    expect(table.engine.outcome(table.state)).toMatchObject({
      scores: [-1, 1, -2, 2],
      ranks: [3, 2, 4, 1],
      winners: [3],
      places: [3, 1, 0, 2],
      titles: ['pauper', 'millionaire', 'greatPauper', 'greatMillionaire'],
    })
    const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, {}, 4)
    expect(isRefusal(rules) ? null : rules.deals).toBe(5)
  })
})

describe('the exchange (CD-11)', () => {
  it('the great pauper gives the two strongest, a choice among equals is theirs; S3 counts as a three', () => {
    const table = secondGame([0, 1, 3, 2], HANDS)
    expect(table.moves(2)).toEqual(['give RJ', 'give BJ'])
    expect([table.why(2, 'give H2'), table.why(2, 'give S3'), table.why(2, 'give CA')]).toEqual([
      'not-strongest CD-11',
      'not-strongest CD-11',
      'not-in-hand null',
    ])
    table.move(2, 'give BJ')
    expect(table.moves(2)).toEqual(['give RJ'])
    const twos = secondGame([0, 1, 3, 2], ['S5', 'S6', 'S3 H2 D2 CA', 'S7 H7'])
    expect(twos.moves(2)).toEqual(['give H2', 'give D2'])
  })

  it('pauper and millionaire exchange one; the poor first, all at once; cards arrive in the order of the hand they leave', () => {
    const table = secondGame([0, 1, 3, 2], HANDS)
    expect(table.engine.toAct(table.state)).toEqual([2, 3])
    expect(table.why(0, 'give S5')).toBe('not-your-turn null')
    expect(table.moves(3)).toEqual(['give DA', 'give CA'])
    expect(table.move(3, 'give CA')).toEqual([{ type: 'choose', seat: 3, card: 'CA' }])
    table.move(2, 'give BJ')
    table.move(2, 'give RJ')
    expect(table.engine.toAct(table.state)).toEqual([0, 1])
    expect([table.hand(0).hidden, table.hand(1).hidden]).toEqual(['S5 H5 RJ S2 BJ RJ', 'S6 H6 D6 C6 CA'])
  })

  it('the rich may give any card, one just received too; the great pauper leads', () => {
    const table = secondGame([0, 1, 3, 2], HANDS)
    for (const [seat, card] of [
      [2, 'BJ'],
      [2, 'RJ'],
      [3, 'CA'],
      [0, 'BJ'],
      [1, 'CA'],
      [0, 'S5'],
    ] as const)
      table.move(seat, `give ${card}`)
    expect(table.hand(2).hidden.split(' ').toSorted()).toEqual(['BJ', 'D2', 'H2', 'S3', 'S5'])
    expect(table.hand(3).hidden).toBe('S7 H7 DA CA')
    expect(table.state).toMatchObject({ exchange: null, turn: 2 })
  })

  it('the others see only numbers', () => {
    const table = secondGame([0, 1, 3, 2], HANDS)
    table.move(2, 'give BJ')
    table.move(2, 'give RJ')
    const events = table.move(3, 'give CA')
    const cards = (viewer: number | null) =>
      events.flatMap((event) => {
        const seen = table.engine.eventFor(event, viewer)
        return seen?.type === 'give' ? [seen.card] : []
      })
    expect(cards(0)).toEqual(['BJ', 'RJ', null])
    expect(cards(1)).toEqual([null, null, 'CA'])
    expect(cards(null)).toEqual([null, null, null])
  })

  it('can be switched off', () => {
    const table = secondGame([0, 1, 3, 2], HANDS, { exchange: false })
    expect(table.state).toMatchObject({ exchange: null, turn: 2 })
    expect(table.engine.status(table.state).phase).toBe('turn')
  })
})

describe('the first lead (CD-10)', () => {
  it('later games are led by the great pauper, or by a holder of D3', () => {
    const pauper = secondGame([0, 1, 3, 2], [], { exchange: false })
    expect(pauper.engine.toAct(pauper.state)).toEqual([2])
    const diamond = secondGame([0, 1, 3, 2], [], { exchange: false, lead: 'diamond' })
    const [leader = -1] = diamond.engine.toAct(diamond.state)
    expect(diamond.hand(leader).open).toContain('D3')
  })

  it('direction and revolution begin anew with each game', () => {
    const table = arrange(['C4', 'C5', '', ''], PLAIN)
    table.state.direction = -1
    table.state.revolution = true
    table.state.out = [2, 3]
    table.move(0, 'C4')
    expect(table.state).toMatchObject({ deal: 2, direction: 1, revolution: false })
  })
})

describe('都落ち (CD-11)', () => {
  const falling = (rules = {}): Arranged => {
    const table = arrange(['S4', 'S6 C5', 'S8 C7', 'S9 C3'], { ...PLAIN, deals: 1, ...rules })
    table.state.before = [1, 2, 3, 0]
    return table
  }

  it.each([1, 2, 3])('of the four seats the first may fall as any other, when seat %i is out before it', (first) => {
    const hands = ['S4 C5', 'S6 C6', 'S8 C7', 'S9 C3'].map((hand, seat) => (seat === first ? 'CK' : hand))
    const table = arrange(hands, { ...PLAIN, deals: 1 })
    table.state.before = [0, 1, 2, 3]
    table.state.turn = first
    const events = table.play(first, 'CK')
    expect(events).toContainEqual({ type: 'fall', seat: 0 })
    const next = table.engine.toAct(table.state)[0]!
    table.state.turn = 0
    expect(table.why(0, 'resign')).toBe('legal')
    table.state.turn = next
    while (!table.state.over) {
      const seat = table.engine.toAct(table.state)[0]!
      table.play(seat, table.moves(seat).find((move) => move !== 'pass' && move !== 'resign') ?? 'pass')
    }
    expect(table.state.before[0]).toBe(first)
    expect(table.state.before.at(-1)).toBe(0)
  })

  it('only the fallen may resign, on a turn of theirs', () => {
    const table = falling()
    expect(table.why(0, 'resign')).toBe('no-resigning CD-11')
    table.play(0, 'S4')
    expect(table.why(1, 'resign')).toBe('legal')
    expect(table.why(2, 'resign')).toBe('not-your-turn null')
    table.move(1, 'pass')
    expect(table.why(2, 'resign')).toBe('no-resigning CD-11')
  })

  it('who plays on plays for nothing: whenever they go out, they rank last', () => {
    const table = falling()
    table.play(0, 'S4')
    table.play(1, 'S6')
    table.play(2, 'S8')
    table.play(3, 'S9')
    for (const seat of [1, 2]) table.move(seat, 'pass')
    table.play(3, 'C3')
    expect(table.play(1, 'C5')).toContainEqual({ type: 'out', seat: 1, place: 4, foul: false })
    expect(table.engine.outcome(table.state)).toMatchObject({ places: [0, 3, 2, 1] })
  })

  it('does not happen when the great millionaire is out first again', () => {
    const table = falling()
    table.state.before = [0, 2, 3, 1]
    expect(table.play(0, 'S4').map((event) => event.type)).not.toContain('fall')
  })

  it('can be switched off', () => {
    const table = falling({ fall: false })
    expect(table.play(0, 'S4').map((event) => event.type)).not.toContain('fall')
    expect(table.state.fallen).toBe(-1)
  })
})

describe('going out (CD-15)', () => {
  it('has no restriction: jokers, twos, eights and S3 may be the last cards', () => {
    for (const last of ['RJ', 'S2', 'S8', 'S3']) {
      const table = arrange([last], PLAIN)
      expect(table.play(0, last)).toContainEqual({ type: 'out', seat: 0, place: 1, foul: false })
    }
  })

  it('happens when the last card is passed on, thrown away, or taken by a king', () => {
    const pass = arrange(['S7 C3', 'C10 CJ'])
    pass.play(0, 'S7')
    expect(pass.move(0, 'give C3').map((event) => event.type)).toEqual(['give', 'out', 'turn'])
    const drop = arrange(['S10 | C3', 'C10 CJ'])
    drop.play(0, 'S10')
    expect(drop.move(0, 'drop C3').map((event) => event.type)).toEqual(['discard', 'out', 'turn'])
    const taken = arrange(['SK HK DK C3', '| CJ', 'C10 CQ'])
    taken.play(0, 'SK HK DK')
    expect(taken.move(0, 'greed CJ@1').map((event) => event.type)).toEqual(['greed', 'out', 'turn'])
  })

  it('is in the order of the plays, even where a cut-in follows', () => {
    const table = arrange(['S6', 'S6', 'C10 CJ', 'C4 C5'], PLAIN)
    table.move(0, 'S6')
    table.move(1, 'cut S6')
    table.move(2, 'no')
    table.move(3, 'no')
    expect(table.state.out).toEqual([0, 1])
  })
})
