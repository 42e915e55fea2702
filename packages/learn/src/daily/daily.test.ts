import { findGame } from '@tefuda/games'
import { isBroken, isRefusal, openMatch, playMove, replay, seedFrom } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { glanceOfBot } from './bots.ts'
import {
  checkTry,
  dailyCommitments,
  dailyDeal,
  dailyMatch,
  dayAt,
  daySecret,
  daysBetween,
  dealsOf,
  isDay,
  offlineSeed,
  PAR_LEVELS,
  parOf,
  plusDays,
  startOf,
} from './index.ts'
import { playDeal } from './rehearsal.ts'

const SECRET = '5a'.repeat(32)
/** Four days in a row: each of the other games has one. */
const DAYS = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01']
const DEALS = [...DAYS.map((day) => dealsOf(day)[1]!), dailyDeal(DAYS[0]!, 'southern-cross')!]

describe('a day', () => {
  it('begins at four in the morning in Japan', () => {
    expect(dayAt(Date.parse('2026-11-24T03:59:59.999+09:00'))).toBe('2026-11-23')
    expect(dayAt(Date.parse('2026-11-24T04:00:00+09:00'))).toBe('2026-11-24')
    expect(dayAt(Date.parse('2026-11-25T03:59:59.999+09:00'))).toBe('2026-11-24')
    expect(dayAt(Date.parse('2026-11-25T04:00:00+09:00'))).toBe('2026-11-25')
    expect(dayAt(Date.parse('2026-11-24T12:00:00+09:00'))).toBe('2026-11-24')
    expect(startOf('2026-11-24')).toBe(Date.parse('2026-11-24T04:00:00+09:00'))
  })

  it('is counted across the ends of months and years', () => {
    expect(plusDays('2026-12-30', 3)).toBe('2027-01-02')
    expect(plusDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
    expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3)
  })

  it('is told from what is none', () => {
    for (const text of ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '2026-01-01T00', ''])
      expect(isDay(text), text).toBe(false)
    expect(isDay('2028-02-29')).toBe(true)
  })
})

describe('the deals of a day', () => {
  it('are Southern Cross and one of the others in turn', () => {
    expect(DAYS.map((day) => dealsOf(day).map(({ game }) => game))).toEqual([
      ['southern-cross', 'exjan'],
      ['southern-cross', 'ccc'],
      ['southern-cross', 'cut-in-daifugo'],
      ['southern-cross', 'zheng-shang-you'],
    ])
    expect(dailyDeal(DAYS[0]!, 'ccc')).toBeUndefined()
  })

  it('have secrets that tell nothing of one another, and seeds that follow from what is revealed', () => {
    const commitments = DEALS.map((deal) => dailyCommitments(SECRET, deal))
    const seeds = commitments.map(seedFrom)
    expect(new Set([...seeds, ...DEALS.map(offlineSeed)])).toHaveLength(2 * DEALS.length)
    expect(commitments[0]!.table.secret).toBe(daySecret(SECRET, DAYS[0]!))
    expect(commitments[0]!.match).toBe(dailyMatch(DEALS[0]!))
    expect(daySecret(SECRET, DAYS[0]!)).not.toBe(daySecret('5b'.repeat(32), DAYS[0]!))
  })
})

describe.each(DEALS)('a try at $game', (deal) => {
  const commitments = dailyCommitments(SECRET, deal)
  const seed = seedFrom(commitments)
  if (isRefusal(seed)) throw new Error(seed.message.en)
  const record = playDeal(deal, seed)

  it('counts what its moves make, whatever it says of itself', () => {
    const score = record.outcome!.scores[0]
    expect(checkTry(record, deal, seed)).toMatchObject({ score, undone: 0 })
    const better = { ...record, outcome: { ...record.outcome!, scores: record.outcome!.scores.map(() => 99_999) } }
    expect(checkTry(better, deal, seed)).toMatchObject({ score })
  })

  it.each([1, 2, 3])('has bots that play what is seen of their moves at a glance, luck %i', (luck) => {
    const match = openMatch({ game: findGame(deal.game)!, rules: deal.rules, seats: deal.seats, seed })
    if (isRefusal(match)) throw new Error(match.message.en)
    for (const [seat, text] of playDeal(deal, seed, luck).moves) {
      const seen = seat === 0 ? null : glanceOfBot(match, match.state, seat)
      expect([null, text]).toContain(seen)
      playMove(match, seat, text)
    }
  })

  it('is a record that anybody can verify once the secret is revealed', () => {
    expect(isBroken(replay({ ...record, commitments }, findGame))).toBe(false)
  })

  it('is refused where it is of another deal, not over, or no record', () => {
    const code = (input: unknown): string => {
      const answer = checkTry(input, deal, seed)
      return isRefusal(answer) ? answer.code : 'accepted'
    }
    expect(code({ ...record, seed: '00'.repeat(32) })).toBe('other-deal')
    expect(code({ ...record, rules: { ...record.rules, deals: 7 } })).toBe('other-deal')
    expect(code({ ...record, orders: [['S1']] })).toBe('other-deal')
    expect(code({ ...record, moves: record.moves.slice(0, -1) })).toBe('not-over')
    expect(code({ ...record, moves: 'all' })).toBe('bad-record')
    expect(code(null)).toBe('bad-record')
  })
})

it('a try whose bots play otherwise is refused', () => {
  const deal = DEALS[0]!
  const record = playDeal(deal, offlineSeed(deal))
  const at = record.moves.findIndex(([seat]) => seat !== 0)
  const moves = record.moves.map((move, index) => (index === at ? [move[0], 'nothing a bot plays'] : move))
  expect(checkTry({ ...record, moves }, deal, offlineSeed(deal))).toMatchObject({ code: 'other-bots' })
})

it('a bot sets a par, the same whenever it is asked', () => {
  const deal = DEALS.find(({ game }) => game === 'zheng-shang-you')!
  const [weakest = 'easy'] = PAR_LEVELS
  expect(parOf(weakest, deal, offlineSeed(deal))).toBe(parOf(weakest, deal, offlineSeed(deal)))
})
