import {
  cardName,
  cardNamed,
  EXJAN_DECK,
  type ExjanRules,
  type ExjanState,
  exjan,
  missingFrom,
  rulesContextOf,
  scoreHand,
} from '@tefuda/exjan'
import {
  type Card,
  type Game,
  isRefusal,
  openMatch,
  playMove,
  type RulesRequest,
  resolveRules,
  rng,
} from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { findBot } from '../index.ts'
import { type Block, PAIRS, SETS } from './blocks.ts'
import { consideredMove } from './considered.ts'
import { danOf, YAKUMAN } from './dan.ts'
import { distanceOf } from './distance.ts'
import { exjanHeuristics } from './heuristics.ts'

const game = exjan as unknown as Game

const rulesOf = (request: RulesRequest = {}, seats = 4): ExjanRules => {
  const rules = resolveRules(exjan.schema, exjan, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

const cards = (names: string): Card[] => names.split(' ').map((name) => cardNamed(name)!)

/** Four hands of ten, the cards drawn first, and who knows how to play them. */
const table = (hands: readonly string[], wall: string) => {
  const rules = rulesOf()
  const engine = exjan.engine(rules, 4)
  const dealt = [0, 1, 2, 3].map((seat) => (hands[seat] === undefined ? [] : cards(hands[seat])))
  const used = [...dealt.flat(), ...cards(wall), cardNamed('SF')!]
  const left = EXJAN_DECK.cards.filter((card) => !used.includes(card))
  for (const hand of dealt) for (let k = hand.length; k < 10; k++) hand.push(left.splice((k * 7) % left.length, 1)[0]!)
  const order = [...Array.from({ length: 10 }, (_, k) => dealt.map((hand) => hand[k]!)).flat(), cardNamed('SF')!]
  const state = engine.start(() => [...order, ...cards(wall), ...left])
  const heuristics = exjanHeuristics(engine, rules)
  const best = (seat: number): string => engine.format(heuristics.fastMove(state, seat, rng(1)))
  const play = (seat: number, text: string): void => {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(move.message.en)
    const refused = engine.check(state, seat, move)
    if (refused !== null) throw new Error(refused.message.en)
    engine.apply(state, seat, move, (all) => [...all])
  }
  const pass = (): void => {
    for (const seat of engine.toAct(state)) play(seat, 'pass')
  }
  return { engine, state, heuristics, best, play, pass }
}

const ODD = 'S0 D2 C4 H6 S9 D9 C11 HJ SC DF'

describe('the way to a win', () => {
  const context = { rules: rulesOf(), seats: 4, sets: 3, pair: true }
  const open = (kind: 'group' | 'run', names: string) => ({ kind, cards: cards(names) })

  it.each([
    ['a closed hand needs its cards alone', 'S3 S4 S5 H9 D9 C9 H12 H13 S8 D8 CQ', [], 1],
    ['an open hand needs a yaku, too', 'S3 S4 S5 H12 H13 S8 D8 CQ', [open('group', 'H1 D1 C1')], 4],
    ['three groups', 'S3 H3 D3 H12 D12 S8 D8 CQ', [open('group', 'H1 D1 C1')], 1],
    ['three runs', 'S3 S4 S5 H12 H13 S8 D8 CQ', [open('run', 'H1 H2 H3')], 1],
    ['cards from 2 to 10', 'S3 S4 S5 H6 H7 S8 D8 CQ', [open('group', 'H9 D9 C9')], 1],
    ['none of them', 'S11 S12 S13 H0 H1 S15 D15 C7', [open('group', 'H11 D11 C11')], 1],
    ['a group of symbols laid open', 'S3 S4 S5 H12 H13 S8 D8 CQ', [open('group', 'HK DK CK')], 1],
    ['a group of symbols in the hand', 'S3 S4 S5 HK DK S8 D8 CQ', [open('group', 'H1 D1 C1')], 1],
    ['a run of six', 'S3 S4 D12 D13 D14 S8 D8 CQ', [open('run', 'S0 S1 S2')], 1],
    ['twin runs', 'S3 S4 H9 D9 C9 S8 D8 CQ', [open('run', 'H3 H4 H5')], 1],
    ['a crossing', 'S3 S4 H9 D9 C9 S12 D12 CQ', [open('group', 'H5 D5 C5')], 1],
  ] as const)('%s', (_, hand, melds, distance) => {
    expect(distanceOf(context, cards(hand), melds, [])).toBe(distance)
  })

  const REST = 'S7 H7 S9 D9 CQ'

  it.each([
    ['a run of six', open('run', 'S0 S1 S2'), open('run', 'S3 S4 S5')],
    ['the same the other way round', open('run', 'S3 S4 S5'), open('run', 'S0 S1 S2')],
    ['twin runs', open('run', 'H3 H4 H5'), open('run', 'D3 D4 D5')],
    ['a crossing', open('group', 'H5 D5 C5'), open('run', 'S4 S5 S6')],
    ['a crossing, run first', open('run', 'S0 S1 S2'), open('group', 'H2 D2 C2')],
  ])('%s laid open is a yaku by itself', (_, ...melds) => {
    expect(distanceOf(context, cards(REST), melds, [])).toBe(1)
  })

  it.each([
    ['runs that overlap', open('run', 'S0 S1 S2'), open('run', 'S2 S3 S4')],
    ['runs with a gap', open('run', 'S0 S1 S2'), open('run', 'S4 S5 S6')],
    ['runs of two suits, one after the other', open('run', 'S0 S1 S2'), open('run', 'H3 H4 H5')],
    ['a group beside a run', open('group', 'H8 D8 C8'), open('run', 'S0 S1 S2')],
  ])('%s are none', (_, ...melds) => {
    expect(distanceOf(context, cards(REST), melds, [])).toBeGreaterThan(1)
  })
})

describe('greedy', () => {
  it('wins', () => {
    expect(table(['S4 H4 D4 D12 D13 D14 SK CK H1 H2'], 'H3').best(0)).toBe('win')
  })

  it('reaches when it is ready', () => {
    expect(table(['S4 H4 D4 D12 D13 D14 SK CK H1 H2'], 'C9').best(0)).toBe('reach C9')
  })

  it('does not reach for a card that cannot come', () => {
    const { best, state } = table(['S4 H4 D4 D12 D13 D14 SK CK H0 H1', ODD], 'C9')
    state.rivers[1]!.push(cardNamed('H2')!)
    state.wall = state.wall.filter((card) => card !== cardNamed('H2'))
    expect(best(0)).toMatch(/^discard/)
  })

  it('calls when that brings it nearer to a win with a yaku, and lets pass what does not', () => {
    const { best, play } = table([ODD, 'SK HK S3 S4 S5 D12 D13 H7 C7 C0', 'S12 S13 H2 D4 C6 H8 D10 CJ SQ HM'], 'CK')
    play(0, 'discard CK')
    expect([1, 2, 3].map(best)).toEqual(['group SK HK', 'pass', 'pass'])
  })

  it('gives up a far hand against a reach, and plays what cannot be waited for', () => {
    const { best, play, pass } = table(
      ['S4 H4 D4 D12 D13 D14 SK CK H1 H2', 'SJ DJ CJ S2 D5 C8 H11 S15 DQ HM'],
      'C9 C12',
    )
    play(0, 'reach C9')
    pass()
    // Of the jacks nobody else can hold more than one, and no run has them.
    expect(best(1)).toMatch(/^discard [SDC]J$/)
  })

  it('decides by what it sees alone', () => {
    const { engine, state, heuristics } = table([ODD], 'C12')
    const random = rng(3)
    for (let turn = 0; turn < 120; turn++) {
      for (const seat of engine.toAct(state)) {
        const view = engine.view(state, seat)
        const choices = [0, 1, 2].map((seed) => {
          const sample: ExjanState = engine.sample(view, rng(seed))
          return engine.format(heuristics.fastMove(sample, seat, random))
        })
        expect(new Set([...choices, engine.format(heuristics.fastMove(state, seat, random))]).size).toBe(1)
      }
      const seat = engine.toAct(state)[0]!
      engine.apply(state, seat, heuristics.fastMove(state, seat, random), (all) => [...all])
      if (state.over) break
    }
  })

  it.each([3, 4])('beats random play with %i seats', (seats) => {
    const [greedy, random] = [findBot('greedy')!, findBot('random')!]
    let ahead = 0
    for (let k = 1; k <= 4; k++) {
      const match = openMatch({ game, rules: { laps: 1 }, seats, seed: k.toString(16).padStart(64, '0') })
      if (isRefusal(match)) throw new Error(match.message.en)
      const { engine } = match
      for (let turn = 0; engine.outcome(match.state) === null; turn++) {
        const seat = engine.toAct(match.state)[0]!
        const bot = seat === k % seats ? greedy : random
        const { move } = bot.choose(match, engine.view(match.state, seat), seat, { seed: turn })
        expect(playMove(match, seat, engine.format(move))).not.toHaveProperty('code')
      }
      const { scores } = engine.outcome(match.state)!
      ahead += scores[k % seats]! - 250
    }
    expect(ahead).toBeGreaterThan(200)
  })

  it('plays hands of every size by the rules', () => {
    for (const hand of [4, 7, 13]) {
      const rules = rulesOf({ hand, laps: 1 })
      const engine = exjan.engine(rules, 4)
      const { fastMove, shortlist, glance } = exjanHeuristics(engine, rules)
      const random = rng(hand)
      const state = engine.start((all) => all.toSorted((a, b) => ((a * 37) % 89) - ((b * 37) % 89)))
      for (let turn = 0; turn < 400 && !state.over; turn++) {
        const seat = engine.toAct(state)[0]!
        const tried = shortlist!(state, seat, random)
        const noticed = glance!(state, seat, random)
        for (const move of [...tried, ...noticed]) expect(engine.check(state, seat, move)).toBeNull()
        expect(noticed.map(engine.format)).toContain(engine.format(fastMove(state, seat, random)))
        engine.apply(state, seat, tried[turn % tried.length]!, (all) => [...all])
      }
    }
  })
})

describe('the considered move', () => {
  const considered = (hands: readonly string[], wall: string) => {
    const { state, engine } = table(hands, wall)
    return { state, move: (seat: number) => engine.format(consideredMove(rulesContextOf(rulesOf(), 4), state, seat)) }
  }

  it('keeps what is worth most, not what is nearest', () => {
    // A run of five waits on both sides and at the gap; the pair of kings would be a yaku as a group.
    const { move } = considered(['S3 S4 S5 S6 S7 H9 D9 SK HK D2'], 'C15')
    expect(['discard C15', 'discard D2']).toContain(move(0))
  })

  it('gives a card that nobody can win with to a table that is nearly ready', () => {
    const { state, move } = considered(['S2 D5 C8 H11 S15 DQ HM D0 C3 H6'], 'C12')
    state.reach[1] = 0
    state.rivers[1]!.push(...cards('H0 SQ HQ CQ'))
    expect(move(0)).toBe('discard DQ')
  })

  it('decides by what it sees alone, with hands of every size', () => {
    for (const hand of [4, 5, 7, 8, 10, 11, 13]) {
      const rules = rulesOf({ hand, laps: 1 })
      const context = rulesContextOf(rules, 4)
      const engine = exjan.engine(rules, 4)
      const random = rng(hand)
      const state = engine.start((all) => all.toSorted((a, b) => ((a * 37) % 89) - ((b * 37) % 89)))
      for (let turn = 0; turn < 60 && !state.over; turn++) {
        const seat = engine.toAct(state)[0]!
        const move = consideredMove(context, state, seat)
        expect(engine.check(state, seat, move)).toBeNull()
        const world: ExjanState = engine.sample(engine.view(state, seat), random)
        expect(consideredMove(context, world, seat)).toEqual(move)
        engine.apply(state, seat, move, (all) => [...all])
      }
    }
  })

  it('counts the dan of a hand as the score sheet does', () => {
    const rules = rulesOf()
    const random = rng(8)
    const names = ({ cards: held }: Block): string[] => held.map(cardName)
    for (let tried = 0; tried < 3000; tried++) {
      const sets = [0, 1, 2].map(() => SETS[random.below(SETS.length)]!)
      const pair = PAIRS[random.below(PAIRS.length)]!
      if (new Set([...sets, pair].flatMap(names)).size < 11) continue
      const [first = '', last = ''] = names(pair)
      const sheet = scoreHand(rules, { seats: 4, winner: 0, melds: sets.map(names), hand: [first], card: last })
      const dan = isRefusal(sheet) ? 0 : sheet.yakuman.length > 0 ? YAKUMAN : sheet.dan
      expect(danOf(rules, sets, pair)).toBe(dan)
    }
  })
})

describe('reweighted worlds', () => {
  it('others hold what fits, no card is lost, and what the seat sees stays', () => {
    const { engine, state, heuristics } = table([ODD], 'C12')
    const random = rng(4)
    let [kept, dealt] = [0, 0]
    for (let turn = 0; turn < 80 && !state.over; turn++) {
      const seat = engine.toAct(state)[0]!
      engine.apply(state, seat, heuristics.fastMove(state, seat, random), (all) => [...all])
    }
    const lacking = (world: ExjanState): number =>
      [1, 2, 3].reduce((sum, seat) => sum + missingFrom(world.hands[seat]!, 3 - world.melds[seat]!.length), 0)
    for (let seed = 0; seed < 40; seed++) {
      const world = engine.sample(engine.view(state, 0), rng(seed))
      const [hands, wall] = [world.hands.map((hand) => hand.length), world.wall.length]
      const all = [...world.hands.flat(), ...world.wall].sort((a, b) => a - b)
      dealt += lacking(world)
      heuristics.reweight!(world, 0, random)
      kept += lacking(world)
      expect([...world.hands.flat(), ...world.wall].sort((a, b) => a - b)).toEqual(all)
      expect([world.hands.map((hand) => hand.length), world.wall.length]).toEqual([hands, wall])
      expect(world.hands[0]).toEqual(state.hands[0])
    }
    expect(kept).toBeLessThan(dealt - 40)
  })
})

describe('monte-carlo', () => {
  it('plays by the rules', () => {
    const match = openMatch({ game, rules: { laps: 1 }, seats: 3, seed: '5'.padStart(64, '0') })
    if (isRefusal(match)) throw new Error(match.message.en)
    const { engine } = match
    const bot = findBot('monte-carlo')!
    for (let turn = 0; turn < 12; turn++) {
      const seat = engine.toAct(match.state)[0]!
      const { move } = bot.choose(match, engine.view(match.state, seat), seat, { seed: turn, playouts: 1 })
      expect(playMove(match, seat, engine.format(move))).not.toHaveProperty('code')
    }
  })
})
