import { type CutInState, cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { type Card, faceOf, frenchFace, isRefusal, type RulesRequest, resolveRules, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { rankOf } from './hand.ts'
import { cutInHeuristics } from './heuristics.ts'

/** By strength from three on. */
const SIX = 3

/** A table of four set up by hand: hands by seat, everything else among the discards; seat 0 is to lead. */
const sit = (hands: readonly [string, string, string, string], rules: RulesRequest = {}) => {
  const resolved = resolveRules(cutInDaifugo.schema, cutInDaifugo, rules, 4)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const engine = cutInDaifugo.engine(resolved, 4)
  const state: CutInState = engine.start((order) => [...order])
  const left = [...engine.deck.cards]
  const take = (name: string): Card =>
    left.splice(
      left.findIndex((card) => faceOf(card) === frenchFace(name)),
      1,
    )[0]!
  state.hidden = hands.map((names) => names.split(' ').map(take))
  state.knownTo = state.hidden.map((held) => held.map(() => 0))
  state.open = state.hidden.map(() => [])
  state.discards = left
  state.turn = 0
  const { fastMove } = cutInHeuristics(engine, resolved)
  const play = (seat: number, text: string): void => {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(move.message.en)
    expect(engine.check(state, seat, move)).toBeNull()
    engine.apply(state, seat, move, (order) => [...order])
  }
  return {
    state,
    /** Plays, and lets nobody but `asked` wait: all others answer `no`. */
    play: (seat: number, text: string, asked = -1): void => {
      play(seat, text)
      for (const other of engine.toAct(state)) if (state.window !== null && other !== asked) play(other, 'no')
    },
    choose: (seat: number): string => {
      const move = fastMove(state, seat, rng(1))
      expect(engine.check(state, seat, move)).toBeNull()
      return engine.format(move)
    },
  }
}

const OTHERS = ['S6 S9 HJ DQ DK H10 C5', 'D6 D9 SQ CK CQ D10 S4', 'C6 C9 HQ SK SA C10 H4'] as const

describe('greedy at Cut-in Daifugo, leading', () => {
  it('goes out with a hand that is one play', () => {
    expect(sit(['S7 H7 RJ', ...OTHERS]).choose(0)).toMatch(/^S7 H7 RJ=/)
  })

  it('clears with an eight when one play is left after it', () => {
    expect(sit(['S8 C3', ...OTHERS]).choose(0)).toBe('S8')
  })

  it('goes out by a seven that takes its last card along', () => {
    const table = sit(['S7 C3', ...OTHERS])
    expect(table.choose(0)).toBe('S7')
    table.play(0, 'S7')
    expect(table.choose(0)).toBe('give C3')
  })

  it('does not take a weak run apart', () => {
    expect(sit(['S3 S4 S5 HK DA D2 C2 RJ', ...OTHERS]).choose(0)).not.toMatch(/^S.$/)
    expect(sit(['S3 S4 S5', ...OTHERS]).choose(0)).toBe('S3 S4 S5')
  })

  it('turns the order round with four of a rank when its hand is weak', () => {
    const hand = 'SJ HJ DJ CJ S3 H3 D3 C3 H4 D4 C4 S5 D5 H5'
    const moves = sit([hand, 'S6 S9 S10 DQ DK', 'D6 D9 SQ CK CQ', 'C6 C9 HQ SK SA']).choose(0)
    expect(moves.split(' ').length).toBeGreaterThanOrEqual(4)
  })
})

describe('greedy at Cut-in Daifugo, following', () => {
  it('sheds a weak card', () => {
    const table = sit(['C3 SA', 'S5 HK D2 RJ CA', OTHERS[1], OTHERS[2]])
    table.play(0, 'C3')
    expect(table.choose(1)).toBe('S5')
  })

  it('keeps the joker from a weak card', () => {
    const table = sit(['SA C3', 'H3 D3 S4 H5 D7 H9 C10 RJ', OTHERS[1], OTHERS[2]])
    table.play(0, 'SA')
    expect(table.choose(1)).toBe('pass')
  })

  it('beats the joker with the three of spades', () => {
    const table = sit(['RJ C3', 'S3 S5 HK D2', OTHERS[1], OTHERS[2]])
    table.play(0, 'RJ')
    expect(table.choose(1)).toBe('S3')
  })

  it('goes out when it can', () => {
    const table = sit(['SK C3', 'SA', OTHERS[1], OTHERS[2]])
    table.play(0, 'SK')
    expect(table.choose(1)).toBe('SA')
  })
})

describe('greedy in the window', () => {
  it('cuts in to shed a weak card', () => {
    const table = sit(['C4 SA', 'S6 C4 HK D2 S8', OTHERS[1], OTHERS[2]])
    table.play(0, 'C4', 1)
    expect(table.choose(1)).toBe('cut C4')
  })

  it('cuts in to go out', () => {
    const table = sit(['D2 SA', 'D2', OTHERS[1], OTHERS[2]])
    table.play(0, 'D2', 1)
    expect(table.choose(1)).toBe('cut D2')
  })

  it('says no without the card, and does not spend a joker', () => {
    const table = sit(['C4 SA', 'S6 D4 HK RJ S8', OTHERS[1], OTHERS[2]])
    table.play(0, 'C4', 1)
    expect(table.choose(1)).toBe('no')
  })

  it('does not break a run for a cut-in', () => {
    const table = sit(['C5 SA', 'C4 C5 C6 HK D2', OTHERS[1], OTHERS[2]])
    table.play(0, 'C5', 1)
    expect(table.choose(1)).toBe('no')
  })
})

describe('greedy with effects', () => {
  it('throws away a card it has no use for with a ten', () => {
    const table = sit(['H10 C3 SA HA D2 RJ', ...OTHERS])
    table.play(0, 'H10')
    expect(table.choose(0)).toBe('drop C3')
  })

  it('passes on a card it has no use for with a seven', () => {
    const table = sit(['H7 C3 SA HA D2 RJ', ...OTHERS])
    table.play(0, 'H7')
    expect(table.choose(0)).toBe('give C3')
  })

  it('takes a joker from the discards with a six', () => {
    const table = sit(['H6 C3 SA HA', ...OTHERS])
    table.state.before = [1, 2, 3, 0]
    table.play(0, 'H6')
    expect(table.choose(0)).toBe('take RJ')
  })

  it('takes no six with a six, or it would do so for ever', () => {
    const table = sit(['S6 H6 D6 C6 H3', ...OTHERS])
    table.state.before = [1, 2, 3, 0]
    table.state.revolution = true
    table.state.discards = table.state.discards.filter((card) => rankOf(faceOf(card)) === SIX)
    table.play(0, 'S6 H6 D6')
    expect(table.choose(0)).toBe('none')
  })

  it('gathers a strong public card with kings, and leaves a weak one', () => {
    for (const [shown, chosen] of [
      ['RJ', 'greed RJ@1'],
      ['C3', 'none'],
    ] as const) {
      const table = sit(['SK HK DK C4 SA', `${shown} C5 S9`, 'D6 D9 SQ', 'C6 C9 HQ'])
      table.state.open[1]!.push(table.state.hidden[1]!.shift()!)
      table.state.knownTo[1]!.shift()
      table.play(0, 'SK HK DK')
      expect(table.choose(0)).toBe(chosen)
    }
  })

  it('resigns when it has lost its place', () => {
    const table = sit(['C3 SA HA', ...OTHERS])
    table.state.fallen = 0
    expect(table.choose(0)).toBe('resign')
  })

  it('keeps a lawful last card where going out with some is forbidden', () => {
    expect(sit(['D2 C4', ...OTHERS], { finish: true }).choose(0)).toBe('D2')
    expect(sit(['C2 D2 C4', 'D6', 'D9', 'S9'], { finish: true }).choose(0)).not.toBe('C4')
  })
})
