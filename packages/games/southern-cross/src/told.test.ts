import { isRefusal, resolveRules, type Viewer } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import type { SouthernCrossEvent } from './event.ts'
import { southernCross } from './index.ts'

const engineFor = (match: boolean) => {
  const rules = resolveRules(southernCross.schema, southernCross, { match }, 2)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return southernCross.engine(rules, 2)
}

const cells = [{ card: 'S3', cell: 'a1' }]
const wave = { combo: 0, roles: [], sum: 10, multiplier: 1, reason: null, trick: null, points: 10 }

/** One event of each kind, of seat 0. */
const EVENTS: readonly SouthernCrossEvent[] = [
  { type: 'deal', deal: 1, field: 0, cells },
  { type: 'hand', seat: 0, count: 1, cards: ['S4'] },
  { type: 'place', seat: 0, placed: cells, at: [0], known: [] },
  { type: 'take', seat: 0, wave },
  { type: 'eclipse', seat: 0, points: 500 },
  { type: 'draw', seat: 0, count: 1, cards: ['S5'], at: [0] },
  { type: 'refill', field: 0, cells },
  { type: 'progress', seat: 0, score: 10, hand: 4, left: 30 },
  { type: 'reveal', seat: 0, cells: [{ cell: 'a1', cards: ['S3'] }], centreDue: false, taken: [], turns: 1 },
]

/** Of each kind: whether a viewer is told all, nothing, or what is left of it. */
const told = (match: boolean, viewer: Viewer): Record<string, unknown> => {
  const engine = engineFor(match)
  return Object.fromEntries(
    EVENTS.map((event) => {
      const seen = engine.eventFor(match ? event : 'field' in event ? { ...event, field: null } : event, viewer)
      if (seen === null) return [event.type, 'nothing']
      const hidden = Object.entries(seen).flatMap(([key, value]) => (value === null && key !== 'field' ? [key] : []))
      return [event.type, hidden.length === 0 ? 'all' : `all but ${hidden.join(' ')}`]
    }),
  )
}

describe('who is told what', () => {
  it('of a field that all share: everything but cards in the hand of another', () => {
    const others = {
      ...Object.fromEntries(EVENTS.map(({ type }) => [type, 'all'])),
      hand: 'all but cards',
      place: 'all but at',
      draw: 'all but cards at',
    }
    expect(told(false, 1)).toEqual(others)
    expect(told(false, null)).toEqual(others)
    expect(told(false, 0)).toEqual({ ...others, hand: 'all', place: 'all', draw: 'all', reveal: 'nothing' })
  })

  it('of a field of one’s own in match play: to others how far it has come, until it is shown at the end (SC-17)', () => {
    const others = {
      deal: 'all but cells',
      hand: 'all but cards',
      place: 'nothing',
      take: 'nothing',
      eclipse: 'nothing',
      draw: 'nothing',
      refill: 'nothing',
      progress: 'all',
      reveal: 'all',
    }
    expect(told(true, 1)).toEqual(others)
    expect(told(true, null)).toEqual(others)
    expect(told(true, 0)).toEqual({
      ...Object.fromEntries(EVENTS.map(({ type }) => [type, 'all'])),
      reveal: 'nothing',
    })
  })
})
