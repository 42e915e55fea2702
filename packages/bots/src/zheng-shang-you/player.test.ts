import { type Card, frenchFace, isRefusal, type RulesRequest, resolveRules, rng } from '@tefuda/kernel'
import { type ZhengShangYouState, zhengShangYou } from '@tefuda/zheng-shang-you'
import { describe, expect, it } from 'vitest'
import { zhengShangYouHeuristics } from './heuristics.ts'

const cards = (names: string): Card[] => names.split(' ').map((name) => frenchFace(name)!)

/** What seat 0 plays: hands by seat; what nobody holds has been played; on the table what `by` has played, if anything. */
const choice = (
  hands: readonly [string, string, string, string],
  table: { readonly cards: string; readonly by: number } | null = null,
  rules: RulesRequest = {},
): string => {
  const resolved = resolveRules(zhengShangYou.schema, zhengShangYou, rules, 4)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const engine = zhengShangYou.engine(resolved, 4)
  const start = engine.start((order) => [...order])
  const held = hands.map(cards)
  const state: ZhengShangYouState = {
    ...start,
    hands: held,
    played: engine.deck.cards.filter((card) => !held.flat().includes(card)),
    table: table === null ? null : { laid: cards(table.cards).map((card) => ({ card, as: card })), by: table.by },
  }
  const move = zhengShangYouHeuristics(engine, resolved).fastMove(state, 0, rng(1))
  expect(engine.check(state, 0, move)).toBeNull()
  return engine.format(move)
}

const OTHERS = ['S4 D8 C10 CJ HK', 'S6 D9 D10 CQ HA', 'H6 C9 H10 DQ DA'] as const

describe('greedy at Zheng Shang You, leading', () => {
  it('goes out with a hand that is one play', () => {
    expect(choice(['S7 H7 S8 H8 S9 H9', ...OTHERS])).toBe('S7 H7 S8 H8 S9 H9')
  })

  it('goes out with a two that stands for what lacks', () => {
    expect(choice(['S7 H7 S2', ...OTHERS])).toBe('S7 H7 S2=D7')
  })

  it('plays the strong card first when one weak card is left after it', () => {
    expect(choice(['SA S3', ...OTHERS])).toBe('SA')
  })

  it('sheds a run of weak cards in one', () => {
    expect(choice(['S3 H4 D5 C6 SK S2 RJ', ...OTHERS])).toBe('S3 H4 D5 C6')
  })

  it('does not lead a weak single card when somebody holds one card', () => {
    expect(choice(['S3 S5 H5 SK S2', 'C9', OTHERS[1], OTHERS[2]])).not.toBe('S3')
  })
})

describe('greedy at Zheng Shang You, following', () => {
  it('sheds a weak card', () => {
    expect(choice(['S5 SJ HJ SK S2', ...OTHERS], { cards: 'D4', by: 3 })).toBe('S5')
  })

  it('keeps the joker from a weak card', () => {
    expect(choice(['S3 H3 S4 H5 D7 H8 SJ RJ', ...OTHERS], { cards: 'CA', by: 3 })).toBe('pass')
  })

  it('does not break a pair for a single card that would not hold', () => {
    expect(choice(['S3 H3 S5 H5 S7 H7', ...OTHERS], { cards: 'D4', by: 3 })).toBe('pass')
  })

  it('goes out when it can', () => {
    expect(choice(['SA', ...OTHERS], { cards: 'CK', by: 3 })).toBe('SA')
  })
})

describe('greedy in teams', () => {
  const TEAMS = { preset: 'teams' }

  it('leaves a partner the turn', () => {
    expect(choice(['S7 SQ HQ SA', ...OTHERS], { cards: 'C10', by: 2 }, TEAMS)).toBe('pass')
  })

  it('beats the same card of an opponent', () => {
    expect(choice(['SJ S3 H3', ...OTHERS], { cards: 'C10', by: 3 }, TEAMS)).toBe('SJ')
  })
})

describe('greedy in the exchange', () => {
  it('takes the stronger card, and gives one that is of no use', () => {
    const resolved = resolveRules(zhengShangYou.schema, zhengShangYou, {}, 4)
    if (isRefusal(resolved)) throw new Error(resolved.message.en)
    const engine = zhengShangYou.engine(resolved, 4)
    const start = engine.start((order) => [...order])
    const { fastMove } = zhengShangYouHeuristics(engine, resolved)
    const told = (step: 'take' | 'give', open: string): string => {
      const state: ZhengShangYouState = {
        ...start,
        before: [0, 1, 2, 3],
        hands: [cards('S3 S5 H5 SK S2'), ...start.hands.slice(1)],
        exchange: { step, chosen: [-1, -1], open: open === '' ? [] : cards(open) },
      }
      return engine.format(fastMove(state, 0, rng(1)))
    }
    expect(told('take', 'SA BJ')).toBe('take BJ')
    expect(told('give', '')).toBe('give S3')
  })
})
