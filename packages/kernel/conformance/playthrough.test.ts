import { describe, expect, it } from 'vitest'
import { snatch } from '../testing/toy/snatch.ts'
import { playthrough } from './playthrough.ts'

const SEED = '3'.repeat(64)

describe('a playthrough', () => {
  it('prints the given moves, then random ones, the same each time', () => {
    const played = { seats: 2, seed: SEED, moves: [[0, 'peek']] as const, length: 6 }
    const text = playthrough(snatch(), played)
    expect(text).toContain('1. seat 0: peek')
    expect(text).toContain('6. seat')
    expect(text).not.toContain('7. seat')
    expect(playthrough(snatch(), played)).toBe(text)
  })

  it('prints to each viewer what it is told, and nobody else', () => {
    const text = playthrough(snatch(), { seats: 2, seed: SEED, moves: [[0, 'peek']], length: 1 })
    const [, after = ''] = text.split('1. seat 0: peek')
    const [, spectator = '', first = '', second = ''] = after.split(/^(?:a spectator|seat \d):$/m)
    expect(first).toMatch(/top "\d"/)
    expect(spectator).toContain('Seat 1: peeks at the pile')
    expect(second).toContain('Seat 1: peeks at the pile')
    expect(second).not.toContain('top')
  })

  it('tells changed rules, and how it ended', () => {
    const text = playthrough(snatch(), {
      rules: { preset: 'quick', 'points.keep': 3 },
      seats: 2,
      seed: SEED,
      length: 999,
    })
    expect(text).toContain('rules: hand=1 deals=1 peek="never" points={"keep":3,"snatch":2}')
    expect(text).toMatch(/outcome: \{"scores":\[\d+,\d+\]/)
  })

  it('says why it cannot be played', () => {
    const moves = [[0, 'put 9']] as const
    expect(() => playthrough(snatch(), { seats: 9, seed: SEED, length: 1 })).toThrow('2 to 4 seats')
    expect(() => playthrough(snatch(), { seats: 2, seed: SEED, moves, length: 1 })).toThrow('move 1, put 9')
  })
})
