import { defaultRules, isRefusal, readRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { schema } from '../rules.ts'
import { paymentsOf } from './payment.ts'
import { pointsOf } from './reading.ts'

const rules = defaultRules(schema)

/** Who pays what, as `seat:points`, in the order of the seats; seat 0 deals. */
const pays = (
  seats: number,
  winner: number,
  from: number | null,
  points: number,
  chips: number[] | null = null,
): string =>
  paymentsOf(rules, { seats, dealer: 0, winner, from }, points, chips)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, paid }) => `${seat}:${paid}`)
    .join(' ')

describe('points by dan (段数と点数)', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [4, 80],
    [5, 120],
    [6, 160],
    [7, 240],
    [8, 320],
    [9, 320],
    [15, 320],
  ])('%i dan: %i points', (dan, points) => {
    expect(pointsOf(rules, dan)).toBe(points)
  })
})

describe('who pays (点数の受け取り)', () => {
  it('the dealer wins on a discard: who discarded pays one and a half', () => {
    expect(pays(4, 0, 2, 40)).toBe('2:60')
    expect(pays(3, 0, 2, 10)).toBe('2:15')
  })

  it('another wins on a discard: who discarded pays the points', () => {
    expect(pays(4, 1, 0, 40)).toBe('0:40')
    expect(pays(3, 1, 2, 320)).toBe('2:320')
  })

  it('four seats, the dealer draws: each other pays half', () => {
    expect(pays(4, 0, null, 80)).toBe('1:40 2:40 3:40')
  })

  it('four seats, another draws: the dealer pays half, the others a quarter', () => {
    expect(pays(4, 2, null, 80)).toBe('0:40 1:20 3:20')
  })

  it('three seats, the dealer draws: each other pays the points', () => {
    expect(pays(3, 0, null, 80)).toBe('1:80 2:80')
  })

  it('three seats, another draws: the dealer pays the points, the other half', () => {
    expect(pays(3, 2, null, 80)).toBe('0:80 1:40')
  })

  it('a share under 5 becomes 5', () => {
    expect(pays(4, 2, null, 10)).toBe('0:5 1:5 3:5')
  })

  it('who has less than is due pays what there is (EJ-9)', () => {
    expect(pays(4, 2, null, 320, [100, 250, 250, 0])).toBe('0:100 1:80 3:0')
    const [first] = paymentsOf(rules, { seats: 4, dealer: 0, winner: 1, from: 0 }, 320, [5, 0, 0, 0])
    expect(first).toEqual({ seat: 0, share: 'otherDiscard', percent: 100, due: 320, paid: 5 })
  })

  it('points, shares and the least are settings; parts of a point are rounded up (EJ-12)', () => {
    const other = readRules(schema, { 'shares.dealerDiscard': 133, leastShare: 1, 'points.dan3': 50 })
    if (isRefusal(other)) throw new Error(other.message.en)
    expect(pointsOf(other, 3)).toBe(50)
    expect(paymentsOf(other, { seats: 4, dealer: 0, winner: 0, from: 1 }, 10, null)[0]?.due).toBe(14)
  })
})
