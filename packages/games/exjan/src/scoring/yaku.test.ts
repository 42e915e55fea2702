import { isRefusal, type RulesRequest, readRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { schema, YAKU, YAKUMAN } from '../rules.ts'
import { type ScoreRequest, scoreHand } from './score.ts'
import type { Sheet } from './sheet.ts'

const rulesOf = (request: RulesRequest = {}) => {
  const rules = readRules(schema, request)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

type Circumstances = Omit<Partial<ScoreRequest>, 'hand' | 'melds'> & { melds?: string; rules?: RulesRequest }

/** A win of seat 1, who does not deal, of four; the last card of the hand wins, on a discard of seat 2 after reach. */
const ask = (hand: string, { melds = '', rules = {}, ...more }: Circumstances = {}) => {
  const cards = hand.split(' ')
  return scoreHand(rulesOf(rules), {
    seats: 4,
    winner: 1,
    from: 2,
    reach: melds === '' && more.reach === undefined && more.first !== true,
    ...more,
    hand: cards.slice(0, -1),
    melds: melds === '' ? [] : melds.split(' | ').map((meld) => meld.split(' ')),
    card: cards.at(-1)!,
  })
}

const score = (hand: string, circumstances: Circumstances = {}): Sheet => {
  const sheet = ask(hand, circumstances)
  if (isRefusal(sheet)) throw new Error(sheet.message.en)
  return sheet
}

/** The yaku besides reach, with their dan. */
const yaku = (hand: string, circumstances: Circumstances = {}): string =>
  score(hand, circumstances)
    .yaku.filter(({ id }) => id !== 'reach')
    .map(({ id, dan }) => `${id} ${dan}`)
    .join(', ')

const code = (hand: string, circumstances: Circumstances = {}): string => {
  const answer = ask(hand, circumstances)
  return isRefusal(answer) ? answer.code : `${answer.points} points`
}

const PLAIN = 'S3 S4 S5 D12 D13 D14 S7 H7 D7 HK CK'

describe('通常役 1段', () => {
  it('リーチ reach', () => {
    expect(score(PLAIN).yaku).toEqual([{ id: 'reach', times: 1, dan: 1 }])
  })

  it('速攻 quick win after reach', () => {
    expect(yaku(PLAIN, { reach: true, quick: true })).toBe('quick 1')
  })

  it('ドラ: one dan for each, never alone', () => {
    expect(yaku(PLAIN, { indicator: 'C6' })).toBe('dora 3')
    expect(yaku(PLAIN, { indicator: 'SK' })).toBe('dora 2')
    expect(code('HK CK S3 S4 S5 D12 D13 D14 S7 H7 D7', { reach: false, indicator: 'C6' })).toBe('no-yaku')
  })

  it('ラスト on the last card, drawn or discarded', () => {
    expect(yaku(PLAIN, { last: true })).toBe('last 1')
    expect(yaku(PLAIN, { last: true, from: null })).toBe('last 1, unaided 2')
  })

  it('大札: each group of a symbol, as in the example', () => {
    expect(yaku('HQ DQ CQ S3 S4 S5 D12 D13 D14 S7 H7')).toBe('symbols 1')
    expect(yaku('HQ DQ CQ SJ HJ DJ D12 D13 D14 S7 H7')).toBe('symbols 2')
  })

  it('連三面: three runs, as in the example', () => {
    expect(yaku('S3 S4 S5 D12 D13 D14 C7 C8 C9 HK CK')).toBe('threeRuns 1')
  })

  it('群三面: three groups, as in the example', () => {
    expect(yaku('S2 H2 D2 S6 H6 C6 S15 D15 C15 HK CK')).toBe('threeGroups 1')
  })

  it('絵無し: 2 to 10 alone, as in the example', () => {
    expect(yaku('S5 S6 S7 S3 H3 D3 S10 H10 D10 H8 D8')).toBe('middle 1')
    expect(yaku('S5 S6 S7 S3 H3 D3 S11 H11 D11 H8 D8')).toBe('')
  })
})

describe('通常役 2段', () => {
  it('自力: drawn oneself, without a call', () => {
    expect(yaku(PLAIN, { from: null, reach: false })).toBe('unaided 2')
    expect(code('S3 S4 S5 D12 D13 D14 HK CK', { melds: 'S7 H7 D7', from: null })).toBe('no-yaku')
  })

  it('全面絵札: no 2 to 10, as in the example', () => {
    expect(yaku('S1 H1 D1 S11 S12 S13 SC HC DC S0 H0')).toBe('symbols 1, outer 2')
  })

  it('六連: six numbers of one suit, as in the example; counted once', () => {
    expect(yaku('S0 S1 S2 S3 S4 S5 D7 H7 C7 HK CK')).toBe('sixRun 2')
    expect(yaku('S0 S1 S2 H3 H4 H5 D7 H7 C7 HK CK')).toBe('')
    expect(yaku('S0 S1 S2 S3 S4 S5 H6 H7 H8 HK CK')).toBe('threeRuns 1, sixRun 2')
  })

  it('二重連: two runs of the same numbers, as in the example', () => {
    expect(yaku('S9 S10 S11 H9 H10 H11 D7 H7 C7 HK CK')).toBe('twinRuns 2')
  })

  it('群連交: the number of a group is in a run, as in the example; counted once', () => {
    expect(yaku('S6 S7 S8 H8 D8 C8 H1 D1 C1 HK CK')).toBe('crossing 2')
    expect(yaku('S6 S7 S8 H6 H7 H8 D8 C8 HM DM CM')).toBe('symbols 1, twinRuns 2')
  })
})

describe('役満', () => {
  const yakuman = (hand: string, circumstances: Circumstances = {}) => {
    const { yakuman, points, yaku: others, dan } = score(hand, circumstances)
    expect({ points, others, dan }).toEqual({ points: 320, others: [], dan: 0 })
    return yakuman.join(', ')
  }

  it('神速: the first card drawn', () => {
    expect(yakuman(PLAIN, { from: null, first: true })).toBe('lightning')
  })

  it('全面大札: symbols alone, as in the example', () => {
    expect(yakuman('SJ HJ DJ SF HF DF SM HM DM SK HK')).toBe('allSymbols')
  })

  it('九連: nine numbers of one suit, as in the example', () => {
    expect(yakuman('S2 S3 S4 S5 S6 S7 S8 S9 S10 HK CK')).toBe('nineRun')
  })

  it('三重連: three runs of the same numbers, as in the example', () => {
    expect(yakuman('S4 S5 S6 H4 H5 H6 C4 C5 C6 HK CK')).toBe('tripleRuns')
  })

  it('二重交: a run holds the numbers of both groups, as in the example', () => {
    expect(yakuman('S10 S11 S12 H11 D11 C11 H12 D12 C12 HK CK')).toBe('doubleCrossing')
  })

  it('score 320 once, whatever else there is', () => {
    expect(yakuman('S4 S5 S6 H4 H5 H6 C4 C5 C6 H8 C8', { indicator: 'D3', reach: true, quick: true })).toBe(
      'tripleRuns',
    )
    expect(yakuman('S4 S5 S6 H4 H5 H6 C4 C5 C6 H8 C8', { from: null, first: true })).toBe('lightning, tripleRuns')
  })

  it('that are not played count as the yaku they hold', () => {
    const rules = { 'yakuman.nineRun': 0, 'yakuman.tripleRuns': 0, 'yakuman.doubleCrossing': 0 }
    expect(yaku('S2 S3 S4 S5 S6 S7 S8 S9 S10 HK CK', { rules })).toBe('threeRuns 1, sixRun 2')
    expect(yaku('S4 S5 S6 H4 H5 H6 C4 C5 C6 HK CK', { rules })).toBe('threeRuns 1, twinRuns 2')
    expect(yaku('S10 S11 S12 H11 D11 C11 H12 D12 C12 HK CK', { rules })).toBe('crossing 2')
  })
})

describe('settings', () => {
  it.each(YAKU)('the dan of %s can be changed, and 0 switches it off', (id) => {
    const example: Record<(typeof YAKU)[number], [string, Circumstances]> = {
      reach: [PLAIN, {}],
      quick: [PLAIN, { reach: true, quick: true }],
      dora: [PLAIN, { indicator: 'SK' }],
      last: [PLAIN, { last: true }],
      symbols: ['HQ DQ CQ S3 S4 S5 D12 D13 D14 S7 H7', {}],
      threeRuns: ['S3 S4 S5 D12 D13 D14 C7 C8 C9 HK CK', {}],
      threeGroups: ['S2 H2 D2 S6 H6 C6 S15 D15 C15 HK CK', {}],
      middle: ['S5 S6 S7 S3 H3 D3 S10 H10 D10 H8 D8', {}],
      unaided: [PLAIN, { from: null }],
      outer: ['S1 H1 D1 S11 S12 S13 SC HC DC S0 H0', {}],
      sixRun: ['S0 S1 S2 S3 S4 S5 D7 H7 C7 HK CK', {}],
      twinRuns: ['S9 S10 S11 H9 H10 H11 D7 H7 C7 HK CK', {}],
      crossing: ['S6 S7 S8 H8 D8 C8 H1 D1 C1 HK CK', {}],
    }
    const [hand, circumstances] = example[id]
    const danOf = (value: number) =>
      score(hand, { ...circumstances, rules: { 'yaku.last': 1, [`yaku.${id}`]: value }, last: true }).yaku.find(
        (line) => line.id === id,
      )
    expect(danOf(5)).toMatchObject({ dan: 5 * danOf(5)!.times })
    expect(danOf(0)).toBeUndefined()
  })

  it.each(YAKUMAN)('%s can be left out', (id) => {
    const example: Record<(typeof YAKUMAN)[number], [string, Circumstances]> = {
      lightning: [PLAIN, { from: null, first: true }],
      allSymbols: ['SJ HJ DJ SF HF DF SM HM DM SK HK', {}],
      nineRun: ['S2 S3 S4 S5 S6 S7 S8 S9 S10 HK CK', {}],
      tripleRuns: ['S4 S5 S6 H4 H5 H6 C4 C5 C6 HK CK', {}],
      doubleCrossing: ['S10 S11 S12 H11 D11 C11 H12 D12 C12 HK CK', {}],
    }
    const [hand, circumstances] = example[id]
    expect(score(hand, { ...circumstances, rules: { [`yakuman.${id}`]: 0 } }).yakuman).toEqual([])
  })

  it('hands of other sizes have as many sets as they can hold', () => {
    expect(score('S3 S4 S5 H9 D9', { rules: { hand: 4 } }).blocks.length).toBe(2)
    expect(yaku('S0 S1 S2 S3 S4 S5 H6 H7 H8 D6 D7 D8 HK CK', { rules: { hand: 13 } })).toBe(
      'threeRuns 1, sixRun 2, twinRuns 2',
    )
  })
})

describe('a hand that can be read in several ways (EJ-8)', () => {
  it('is read as the one that pays most', () => {
    // Three runs of one kind, or three groups and another pair.
    expect(score('S4 H4 C4 S5 H5 C5 S6 H6 C6 HK CK').yakuman).toEqual(['tripleRuns'])
    // As groups of 7, 8 and 9 with a pair of 6, or as runs with it.
    const rules = { 'yakuman.tripleRuns': 0, 'yaku.threeGroups': 9 }
    expect(score('S4 H4 C4 S5 H5 C5 S6 H6 C6 HK CK', { rules }).blocks.map(({ kind }) => kind)).toEqual([
      'group',
      'group',
      'group',
      'pair',
    ])
  })

  it('on a discard without reach only as one in which the discard completes a set (EJ-6)', () => {
    // S5 could be in the run or in the pair.
    const circumstances = { reach: false, indicator: 'S0' }
    expect(code('H5 S3 S4 H6 H7 H8 DQ HQ CQ C5 S5', circumstances)).toBe('10 points')
    expect(code('S3 H3 C3 H6 H7 H8 DQ HQ CQ C5 S5', circumstances)).toBe('completes-pair')
    expect(score('S3 H3 C3 H6 H7 H8 DQ HQ CQ C5 S5').dan).toBe(2)
  })

  it('a set that was called stays as it lies', () => {
    const sheet = score('HK CK S4 H4 C4 S5 H5 C5', { melds: 'S6 H6 C6', last: true })
    expect(sheet.yakuman).toEqual([])
    expect(sheet.blocks.map(({ kind, open }) => [kind, open])).toEqual([
      ['group', true],
      ['group', false],
      ['group', false],
      ['pair', false],
    ])
  })
})

describe('what cannot be a win', () => {
  it.each([
    ['incomplete', 'S3 S4 S6 D12 D13 D14 S7 H7 D7 HK CK', {}],
    ['wrong-count', 'S3 S4 S5 D12 D13 D14 S7 H7 D7 HK', {}],
    ['no-such-card', 'S3 S4 S16 D12 D13 D14 S7 H7 D7 HK CK', {}],
    ['card-twice', 'S3 S4 S4 D12 D13 D14 S7 H7 D7 HK CK', {}],
    ['card-twice', PLAIN, { indicator: 'CK' }],
    ['no-set', 'S3 S4 S5 D12 D13 D14 HK CK', { melds: 'S7 H7 D8' }],
    ['reach-open', 'S3 S4 S5 D12 D13 D14 HK CK', { melds: 'S7 H7 D7', reach: true }],
    ['quick-without-reach', PLAIN, { reach: false, quick: true }],
    ['not-first-draw', PLAIN, { first: true }],
    ['bad-seats', PLAIN, { seats: 5 }],
    ['bad-seat', PLAIN, { from: 4 }],
    ['own-discard', PLAIN, { from: 1 }],
    ['completes-pair', PLAIN, { reach: false }],
    ['no-yaku', 'HK CK S3 S4 S5 D12 D13 D14 S7 H7 D7', { reach: false }],
  ] as const)('%s', (expected, hand, circumstances) => {
    expect(code(hand, circumstances)).toBe(expected)
  })
})
