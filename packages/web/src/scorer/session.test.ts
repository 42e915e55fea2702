import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { describe, expect, it } from 'vitest'
import { linkedJson, linkText, newSession, nextRound, readSession, withoutRound, withRound } from './session.ts'

const game = zhengShangYou as never
const person = (name: string) => ({ kind: 'person', name }) as const
const plan = { preset: 'standard', changes: { target: 20 }, seats: ['花', '', 'Ken', ''].map(person) }
const isRound = (value: unknown): value is number[] => Array.isArray(value)
const read = (value: unknown) => readSession(game, JSON.stringify(value), isRound)

describe('a session', () => {
  const two = nextRound(withRound(nextRound(withRound(newSession<number[]>(plan), [1])), [2]))

  it('gets a new round, has an earlier one corrected, loses one', () => {
    expect(two).toMatchObject({ rounds: [[1], [2]], at: 2 })
    expect(withRound({ ...two, at: 0 }, [9])).toMatchObject({ rounds: [[9], [2]], at: 0 })
    expect(withoutRound(two, 0, 2)).toMatchObject({ rounds: [[2]], at: 1 })
  })

  it('comes back as it was kept, and out of a link', () => {
    expect(read(two)).toEqual(two)
    expect(linkText(two)).toMatch(/^[\w-]+$/)
    expect(readSession(game, linkedJson(linkText(two)), isRound)).toEqual(two)
    expect(linkedJson('%%%')).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['rules that the game has not', { ...two, plan: { ...plan, changes: { target: -1 } } }],
    ['a preset it has not', { ...two, plan: { ...plan, preset: 'x' } }],
    ['too few seats', { ...two, plan: { ...plan, seats: [] } }],
    ['a round of another kind', { ...two, rounds: ['x'] }],
  ])('is not read: %s', (_, value) => expect(read(value)).toBeNull())

  it('keeps to the rounds there are', () => expect(read({ ...two, at: 9 })).toMatchObject({ at: 2 }))
})
