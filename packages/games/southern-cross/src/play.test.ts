import {
  type GameEvent,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type RulesRequest,
  rng,
  undoMove,
} from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import {
  formerSouthernCross,
  type SouthernCrossEvent,
  type SouthernCrossState,
  type SouthernCrossView,
  southernCross,
} from './index.ts'
import { ROLES } from './rules.ts'

const SEED = '5'.repeat(64)
const PACK = ['S', 'H', 'D', 'C']
  .flatMap((s) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((r) => s + r))
  .concat('RJ', 'BJ')

/** These cards first, in this order; the others after them. */
const stacked = (first: string): string[] => {
  const names = first.trim().split(/\s+/)
  return [...names, ...PACK.filter((name) => !names.includes(name))]
}

const open = (rules: RulesRequest, seats: number, first?: string): Match => {
  const match = openMatch({
    game: southernCross as never,
    rules,
    seats,
    seed: SEED,
    ...(first !== undefined && { orders: [stacked(first)] }),
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const play = (match: Match, seat: number, move: string): SouthernCrossEvent[] => {
  const events = playMove(match, seat, move)
  if (isRefusal(events)) throw new Error(`${move}: ${events.message.en}`)
  return events as SouthernCrossEvent[]
}

const refusedAs = (match: Match, seat: number, move: string): string => {
  const result = playMove(match, seat, move)
  return isRefusal(result) ? `${result.code} ${result.rule}` : 'played'
}

const viewOf = (match: Match, seat: number | null) => match.engine.view(match.state, seat) as SouthernCrossView
const types = (events: readonly GameEvent[]): string => events.map((event) => event.type).join(' ')

const finish = (match: Match, limit = 5000): void => {
  const random = rng(7)
  for (let n = 0; n < limit; n++) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) return
    play(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
  }
  throw new Error('the game does not end')
}

describe('a turn (SC-13)', () => {
  it('places, takes, draws to the hand, then refills from the top left', () => {
    const match = open({}, 1, 'H5 CK H7 S2 D9 C4 S10 D3 CJ  H6 SA DQ  C8 S5 D6 SK')
    const events = play(match, 0, 'H6@b1')
    expect(types(events)).toBe('place take draw refill')
    expect(events[2]).toMatchObject({ cards: ['C8'] })
    expect(events[3]).toMatchObject({
      cells: [
        { card: 'S5', cell: 'a1' },
        { card: 'D6', cell: 'c1' },
      ],
    })
    expect(viewOf(match, 0).fields[0]!.cells[1]!.stack).toEqual(['CK'])
  })

  it('uncovers what lies beneath and takes a combo of it, without a multiplier (SC-1, SC-9)', () => {
    const table = arrange({ field: 'S9 C5 D2  S3 H5 D4  CK D6 H8', hand: 'H9 D9 H10' })
    table.play('H9@b1')
    const taking = table.play('D9@c1')
    expect(taking.waves.map((wave) => wave.combo)).toEqual([0])
    expect(taking.points).toBe(30)
    const combo = arrange({ field: 'S9 C5 D2  S3 H4 D4  CK D3 H8', hand: 'H9 D9 H10' })
    combo.play('H9@b1')
    expect(combo.play('D9@c1').waves).toMatchObject([
      { combo: 0, points: 30 },
      { combo: 1, points: 20, multiplier: 1 },
    ])
  })

  it('leaves alone what dealing made ("made by god"), until one of its cells changes (SC-5)', () => {
    const match = open({}, 1, 'H5 H6 H7 S2 D9 C4 S10 D3 CJ  SK SA DQ')
    expect(play(match, 0, 'SK@b2').some((event) => event.type === 'take')).toBe(false)
    const again = open({}, 1, 'H5 H6 H7 S2 D9 C4 S10 D3 CJ  C5 SA DQ')
    expect(play(again, 0, 'C5@a1')).toMatchObject([{ type: 'place' }, { type: 'take', wave: { points: 20 } }, {}, {}])
  })

  it('ends when the hand is empty; the pile is used up for hands before the field (SC-13, SC-19)', () => {
    const match = open({}, 1)
    finish(match)
    const view = viewOf(match, 0)
    expect(view).toMatchObject({ over: true, toAct: [], left: [0] })
    expect(match.engine.outcome(match.state)).toMatchObject({ ranks: [1], winners: [0] })
  })
})

describe('a preview', () => {
  it('tells what the move will do, also where an alike card lies on the field already (two packs)', () => {
    const field = 'S5 S6 S7 H2 DK  C9 D2 HJ C4 S10  D7 CQ H3 SA D8  CK H9 C6 DJ S2  H6 D4 CA S8 HQ'
    const table = arrange({ rules: { preset: '5x5' }, field, hand: 'S5 D3' })
    const before = JSON.stringify(table.state)
    expect(table.engine.preview(table.state, 0, table.engine.parse(table.state, 0, 'S5@a1') as never)).toMatchObject({
      points: 40,
    })
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.play('S5@a1').points).toBe(40)
    expect(table.state.fields[0]!.top[0]).not.toBe(15)
  })
})

describe('several players (SC-15)', () => {
  const field = 'H5 CK H7 S2 D9 C4 S10 D3 CJ'

  it('the strongest shown card deals; from the dealer one card to each in turn', () => {
    const match = open({}, 3, `${field}  SK HA DA  C2 C3 C5 C6 C7 C8`)
    const view = viewOf(match, 2)
    expect(view).toMatchObject({ dealer: 1, toAct: [1], shown: ['SK', 'HA', 'DA'] })
    expect([0, 1, 2].map((seat) => viewOf(match, seat).hands[seat]!.cards)).toEqual([
      ['SK', 'C5', 'C8'],
      ['HA', 'C2', 'C6'],
      ['DA', 'C3', 'C7'],
    ])
  })

  it('a joker beats an ace; spades beat hearts, hearts diamonds, diamonds clubs', () => {
    expect(viewOf(open({}, 3, `${field}  SA BJ HA`), 0).dealer).toBe(1)
    expect(viewOf(open({}, 4, `${field}  C8 D8 H8 S8`), 0).dealer).toBe(3)
  })

  it('two jokers among the shown cards: everything is shuffled anew', () => {
    const match = open({}, 2, `${field}  RJ BJ`)
    expect(types(match.events)).toBe('deal redeal deal shown hand hand')
    expect(match.deal.asked).toBe(2)
  })

  it('in the first turn exactly the shown card is placed, a joker too', () => {
    const match = open({}, 2, `${field}  BJ HA  C2 S7 RJ C5`)
    expect(refusedAs(match, 0, 'C2@a1')).toBe('shown-card-first SC-15')
    expect(refusedAs(match, 0, 'RJ@a1+BJ@b1')).toBe('shown-card-first SC-15')
    expect(refusedAs(match, 0, 'BJ@a1+RJ@b1')).toBe('shown-card-first SC-15')
    expect(refusedAs(match, 1, 'HA@a1')).toBe('not-your-turn null')
    expect(match.engine.moves(match.state, 0)).toHaveLength(9)
    play(match, 0, 'BJ@a3')
    play(match, 1, 'HA@c1')
    expect(match.engine.moves(match.state, 0).length).toBeGreaterThan(9)
  })

  it('reaches score when nothing is taken, jokers make none (SC-16)', () => {
    const match = open({}, 2, `${field}  SA HK`)
    const events = play(match, 0, 'SA@b2')
    expect(events.find((event) => event.type === 'reach')).toMatchObject({
      seat: 0,
      points: 10,
      name: { ja: 'ダブル・リーチ' },
    })
    expect(
      arrange({ seats: 2, field: 'S9 C7 D7  H7 SA D7  C7 H7 S9', hand: 'RJ C3' }).play('RJ@b2').points,
    ).toBeGreaterThan(0)
    expect(arrange({ seats: 2, field: 'S9 . .  H7 . .  . . .', hand: 'RJ C3' }).play('RJ@c3').reaches).toEqual([])
  })

  it('the others see neither hand nor drawn cards', () => {
    const match = open({}, 2, `${field}  SA HK`)
    expect(viewOf(match, 1).hands[0]).toEqual({ count: 3, cards: null, known: ['SA'] })
    const events = play(match, 0, 'SA@b2')
    const draw = events.find((event) => event.type === 'draw')!
    expect(match.engine.eventFor(draw, 1)).toMatchObject({ count: 1, cards: null })
    expect(match.engine.eventFor(draw, 0)).toMatchObject({ cards: [expect.any(String)] })
  })
})

describe('total eclipse (SC-12)', () => {
  it('the next card goes to the centre although the field was refilled', () => {
    const table = arrange({ field: 'S5 . .  . C6 .  . . .', hand: 'H7 C3', pile: 'D2 D3 D4' })
    table.play('H7@c3')
    expect(table.engine.moves(table.state, 0).map(table.engine.format)).toEqual(['D2@b2', 'C3@b2'])
    table.play('C3@b2')
    expect(table.engine.moves(table.state, 0)).toHaveLength(9)
  })

  it('4×4: one of the four middle cells', () => {
    const table = arrange({ rules: { preset: '4x4' }, field: `S5 C6 . . ${'. '.repeat(12)}`, hand: 'H7 C3' })
    table.play('H7@c1')
    expect(table.engine.moves(table.state, 0).map(table.engine.format)).toEqual(['C3@b2', 'C3@c2', 'C3@b3', 'C3@c3'])
  })
})

describe('one field card, one role (SC-6)', () => {
  it('a longer role is taken rather than one of its parts', () => {
    const table = arrange({ rules: { preset: '4x4' }, field: `S5 CK S7 D8 ${'. '.repeat(12)}`, hand: 'H6 C3' })
    expect(table.play('H6@b1').waves).toMatchObject([
      { roles: [{ kind: 'hyper-sequence', cells: ['a1', 'b1', 'c1', 'd1'] }] },
    ])
  })

  it('may be set: with sharing everywhere, a row and a column cross on any card', () => {
    const table = arrange({
      rules: { preset: '4x4', sharing: 'always' },
      field: 'S5 CK S7 C2  H9 D6 SA D2  H3 S6 C9 S2  D3 C10 HJ H4',
      hand: 'H6 C3',
    })
    expect(table.play('H6@b1').waves[0]).toMatchObject({ points: 100, multiplier: 2 })
  })

  describe.each(['board', 'always'] as const)('jokers on a row that makes no other role, sharing %s', (sharing) => {
    const field = `S5 CK S7 D9  H2 D6 SA D3  ${'. '.repeat(8)}`
    const rules = { board: '4x4', jokers: 2, sharing } as const
    const row = (jokers: number) => ['RJ@a1', 'RJ@b1', 'BJ@c1', 'BJ@d1'].slice(0, jokers).join('+')

    it('four are one role of 80, not 80 + 50 + 50', () => {
      const table = arrange({ rules, field, hand: 'RJ RJ BJ BJ C4' })
      expect(table.play(row(4)).waves).toMatchObject([
        { roles: [{ kind: 'hyper-royal-sequence', cells: ['a1', 'b1', 'c1', 'd1'] }], points: 80 },
      ])
    })

    it('three may be placed: their own role and the one with the card beside them, for neither lies inside the other', () => {
      const table = arrange({ rules, field, hand: 'RJ RJ BJ BJ C4' })
      expect(table.play(row(3)).waves[0]!.roles.map(({ cells }) => cells.join(' '))).toEqual(['a1 b1 c1', 'b1 c1 d1'])
    })
  })

  it('was otherwise by the first rules, whose records stay replayable', () => {
    const field = `S5 CK S7 D9  H2 D6 SA D3  ${'. '.repeat(8)}`
    const table = arrange({
      rules: { board: '4x4', jokers: 2 },
      field,
      hand: 'RJ RJ BJ BJ C4',
      game: formerSouthernCross[0]!,
    })
    expect(table.play('RJ@a1+RJ@b1+BJ@c1+BJ@d1').waves[0]).toMatchObject({ points: 180 })
  })

  it('may be set the other way on 3×3', () => {
    const never = arrange({ rules: { sharing: 'never' }, field: 'S9 CK D9  H7 C3 D5  CQ HQ H7', hand: 'RJ BJ C4' })
    expect(never.refuses('RJ@b1+BJ@c2').code).toBe('jokers-apart')
  })
})

describe('free cross (SC-18)', () => {
  it('a placed card opens its cell for good, and refilling serves the original field first', () => {
    const match = open({ preset: 'free' }, 1, 'H5 H6 SK S2 D9 C4 S10 D3 CJ  H4 SA DQ  C8 S5 D6 SQ')
    const events = play(match, 0, 'H4@-1,0')
    expect(types(events)).toBe('place take draw refill')
    expect(events[3]).toMatchObject({ cells: [{ cell: '0,0' }, { cell: '1,0' }, { cell: '-1,0' }] })
    expect(viewOf(match, 0).fields[0]!.cells).toHaveLength(10)
    expect(refusedAs(match, 0, 'SA@-3,0')).toBe('not-on-field SC-18')
  })

  it('ultra begins with nothing at 0,0, and clearing the field earns nothing', () => {
    const match = open({ preset: 'ultra' }, 1, 'H4 H5 H6  S9 D9 C2')
    expect(match.engine.moves(match.state, 0).map(match.engine.format)).toEqual(['H4@0,0', 'H5@0,0', 'H6@0,0'])
    play(match, 0, 'H4@0,0')
    play(match, 0, 'H5@1,0')
    const events = play(match, 0, 'H6@2,0')
    expect(types(events)).toBe('place take draw refill')
    expect((match.state as SouthernCrossState).fields[0]!.centreDue).toBe(false)
  })

  it('ultra with clearing forbidden: refused while another move is possible', () => {
    const match = open({ preset: 'ultra', ultraEclipse: 'forbidden' }, 1, 'H4 H5 H6  S9 D9 C2')
    play(match, 0, 'H4@0,0')
    play(match, 0, 'H5@1,0')
    expect(refusedAs(match, 0, 'H6@2,0')).toBe('no-clearing SC-12')
    expect(match.engine.moves(match.state, 0).map(match.engine.format)).not.toContain('H6@2,0')
  })
})

describe('wild play (SC-14)', () => {
  it('the hand is three and two jokers; everybody knows of those jokers until they are played', () => {
    const match = open({ preset: 'wild' }, 2, 'H5 CK H7 S2 D9 C4 S10 D3 CJ  SA HK  C2 C3 C5 C6')
    expect(viewOf(match, 0).hands[0]!.cards).toEqual(['SA', 'C2', 'C5', 'RJ', 'BJ'])
    expect(viewOf(match, 1).hands[0]).toEqual({ count: 5, cards: null, known: ['SA', 'RJ', 'BJ'] })
    play(match, 0, 'SA@a1')
    play(match, 1, 'HK@b1')
    play(match, 0, 'BJ@b2')
    expect(viewOf(match, 1).hands[0]!.known).toEqual(['RJ'])
    expect(viewOf(match, 0).hands[0]!.count).toBe(5)
  })
})

describe('sessions (SC-17)', () => {
  it('a thousand points: game after game until somebody has them, each dealt anew', () => {
    const match = open({ preset: 'thousand' }, 2)
    finish(match)
    const { scores, ranks } = match.engine.outcome(match.state)!
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(1000)
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    expect(match.deal.asked).toBeGreaterThan(3)
  })

  it('`deals` ends it earlier', () => {
    const match = open({ preset: 'thousand', deals: 2 }, 2)
    finish(match)
    expect(match.engine.status(match.state)).toMatchObject({ deal: 2, phase: 'over' })
  })

  it('match play: everybody the same shuffle, a field of their own, in any order', () => {
    const match = open({ preset: 'match' }, 3)
    expect(match.deal.asked).toBe(1)
    expect(match.engine.toAct(match.state)).toEqual([0, 1, 2])
    const hands = [0, 1, 2].map((seat) => viewOf(match, seat).hands[seat]!.cards)
    expect(hands[1]).toEqual(hands[0])
    play(match, 2, `${hands[2]![0]}@b2`)
    play(match, 2, `${viewOf(match, 2).hands[2]!.cards![0]}@b2`)
    expect(match.engine.toAct(match.state)).toEqual([0, 1, 2])
  })

  it('match play hides the fields and turns of others until all are done', () => {
    const match = open({ preset: 'match' }, 2)
    const events = play(match, 0, `${viewOf(match, 0).hands[0]!.cards![0]}@b2`)
    expect(types(events.flatMap((event) => match.engine.eventFor(event, 1) ?? []))).toBe('progress')
    expect(viewOf(match, 1)).toMatchObject({ fields: [null, {}], taken: [null, []], left: [44, 45], turns: [null, 0] })
    finish(match)
    expect(viewOf(match, 1).fields[0]).not.toBeNull()
  })

  it('match play with a shuffle for each', () => {
    const match = open({ preset: 'match', sameShuffle: false }, 2)
    expect(match.deal.asked).toBe(2)
    expect(viewOf(match, 0).hands[0]!.cards).not.toEqual(viewOf(match, 1).hands[1]!.cards)
  })

  it('rounds of match play to a thousand', () => {
    const match = open({ preset: 'match', target: 300 }, 2)
    finish(match)
    expect(Math.max(...match.engine.outcome(match.state)!.scores)).toBeGreaterThanOrEqual(300)
  })
})

describe('taking back (SC-20)', () => {
  it('is refused unless the rules allow it; then the same card is drawn again and the game is marked', () => {
    const strict = open({}, 1)
    expect(undoMove(strict)).toMatchObject({ code: 'no-undo' })
    const match = open({ undo: true }, 1)
    const before = JSON.stringify(match.state)
    const move = match.engine.format(match.engine.moves(match.state, 0)[0]!)
    play(match, 0, move)
    expect(undoMove(match)).toBeNull()
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.undone).toBe(1)
  })
})

const NOTHING_SCORES = {
  ...Object.fromEntries(ROLES.map((kind) => [`points.${kind}`, 0])),
  'bonuses.eclipse': 0,
  'bonuses.pegasus': 0,
  reachPoints: 0,
}

describe('rule sets that cannot be', () => {
  const refusal = (rules: RulesRequest, seats: number) => {
    const match = openMatch({ game: southernCross as never, rules, seats, seed: SEED })
    return isRefusal(match) ? `${match.code} ${match.rule}` : 'open'
  }

  it.each([
    [{ preset: 'match' }, 1, 'rules-conflict SC-17'],
    [{ preset: 'thousand' }, 1, 'rules-conflict SC-17'],
    [{ target: 100, ...NOTHING_SCORES }, 2, 'rules-conflict SC-17'],
    [{ target: 100, ...NOTHING_SCORES, 'points.straight': 80 }, 2, 'rules-conflict SC-17'],
    [{ target: 100, ...NOTHING_SCORES, 'points.orion': 50 }, 2, 'rules-conflict SC-17'],
    [{ target: 100, ...NOTHING_SCORES, 'points.orion': 50, decks: 2 }, 2, 'open'],
    [{ target: 100, ...NOTHING_SCORES, 'bonuses.eclipse': 1 }, 2, 'open'],
    [{ ...NOTHING_SCORES }, 2, 'open'],
    [{ undo: true }, 2, 'rules-conflict SC-20'],
    [{ preset: '5x5', decks: 1, hand: 7 }, 5, 'rules-conflict SC-14'],
    [{ preset: 'standard' }, 6, 'bad-seats null'],
    [{ board: '6x6' }, 1, 'bad-setting null'],
    [{ preset: 'match', board: 'zodiac', jokers: 2, hand: 7 }, 5, 'open'],
    [{ preset: 'wild', board: '5x5', target: 1000 }, 4, 'open'],
  ] as const)('%j with %i seats: %s', (rules, seats, answer) => {
    expect(refusal(rules, seats)).toBe(answer)
  })
})

describe('findings of reviews', () => {
  it('a shown joker is placed itself, although an extra joker like it is in the hand (SC-15)', () => {
    const match = open({ preset: 'wild' }, 2, 'H5 CK H7 S2 D9 C4 S10 D3 CJ  BJ HK  C2 C3 C5 C6')
    play(match, 0, 'BJ@a1')
    expect(viewOf(match, 1).hands[0]!.known).toEqual(['RJ', 'BJ'])
  })

  it('in match play with extra jokers no sampled pile holds one, and the next card is as likely a joker as it should be', () => {
    const match = open({ preset: 'match', jokers: 2 }, 2)
    const view = viewOf(match, 0)
    const random = rng(4)
    let jokers = 0
    for (let k = 0; k < 400; k++) {
      const sample = match.engine.sample(view, random) as SouthernCrossState
      expect(sample.fields[0]!.pile.every((card) => card < 64)).toBe(true)
      if ((sample.fields[0]!.pile.at(-1)! & 15) === 13) jokers++
    }
    expect(jokers).toBeLessThan(60)
  })

  it('an eclipse that scores nothing is told all the same, since the next card is bound by it', () => {
    const match = open({ bonuses: { eclipse: 0 } }, 1)
    const state = match.state as SouthernCrossState
    const field = state.fields[0]!
    field.pile = []
    field.top = field.top.map((_, cell) => (cell < 2 ? [4, 21][cell]! : 15))
    state.hands[0] = [38, 2]
    expect(play(match, 0, 'D7@c1')).toMatchObject([{ type: 'place' }, { type: 'take' }, { type: 'eclipse', points: 0 }])
  })

  it('a list stops at its limit, names a cell, and says whether it is whole', () => {
    const { engine, state } = arrange({ field: 'S9 CK D9  H7 C3 D5  CQ HQ H8', hand: 'D2 C4' })
    expect(engine.moves(state, 0, { limit: 4 })).toHaveLength(4)
    expect(engine.list(state, 0, { limit: 4 }).complete).toBe(false)
    expect(engine.list(state, 0, { limit: 18 }).complete).toBe(true)
    expect(engine.moves(state, 0, { cell: 'b2' }).map(engine.format)).toEqual(['D2@b2', 'C4@b2'])
    expect(engine.list(state, 0, { cell: 'b2' }).complete).toBe(true)
  })

  it('many jokers on many cells are listed as far as that is short work', () => {
    const rules = { preset: '4x4', decks: 3, jokers: 4, hand: 7 }
    const field = 'S9 CK D9 H7  C3 D5 CQ HQ  H8 S2 S4 S6  D2 D4 D6 D8'
    const { engine, state } = arrange({ rules, field, hand: 'RJ RJ RJ BJ BJ BJ RJ' })
    expect(engine.list(state, 0).complete).toBe(false)
    expect(engine.format(engine.timeoutMove(state, 0))).toBe('RJ@a1')
  })

  it('zodiac: five roles off the centre are no supernova (SC-7)', () => {
    const rules = { preset: 'zodiac', sharing: 'always' }
    const field = 'S5 S6 C9 S8 S9 HA  HK D4 D2 DJ H3 CA  CQ'
    const taking = arrange({ rules, field, hand: 'S7 C3' }).play('S7@3')
    expect(taking.waves[0]!.multiplier).toBeLessThan(10)
  })
})
