import { type Engine, type GameEvent, text } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { briefStage } from '../../testing/steps.ts'
import { createDisplay, type Display } from './display.ts'
import type { Stage } from './scene.ts'
import type { Motion, TableGame } from './table-game.ts'

/** A game of counting: every event adds to the view, and some halt the table. */
interface Count extends GameEvent {
  readonly type: 'begin' | 'add' | 'halt' | 'score'
  readonly by: number
}

const LEAVE: Motion = { kind: 'leave', places: ['sum'], to: 'pile' }
const FIGURE: Motion = { kind: 'rise', place: 'sum', text: text('+30', '+30') }

const engine = { viewAfter: (view: number, event: Count) => view + event.by } as Engine
const game = { engine, rules: {} }

const counting: Pick<TableGame<number, Count>, 'motions' | 'begins' | 'told' | 'effect' | 'dealEnd'> = {
  motions: (_before, { type }) => (type === 'score' ? [FIGURE, LEAVE] : [LEAVE]),
  told(events) {
    const sums = events
      .filter(({ type }) => type === 'score')
      .map(({ by }) => ({ terms: [by], factor: 3, value: 3 * by, name: null }))
    return sums.length === 0 ? null : { sums, note: null }
  },
  effect: (_before, { type, by }) =>
    type === 'add' && by < 0 ? { text: text('減る', 'less'), seat: null, weight: 'plain' } : null,
  begins: (event) => event.type === 'begin',
  dealEnd: (event) => (event.type === 'halt' ? { title: text('待て', 'wait'), standings: [], over: false } : null),
}

/** A stage on which every step lasts until somebody ends it. */
const slowStage = (): Stage & { readonly steps: number; readonly told: readonly string[]; next(): void } => {
  let end: (() => void) | null = null
  let steps = 0
  const told: string[] = []
  const last = (): { readonly done: Promise<void>; finish(): void } => {
    const { promise, resolve } = Promise.withResolvers<void>()
    end = resolve
    return { done: promise, finish: resolve }
  }
  return {
    get steps() {
      return steps
    },
    next: () => end?.(),
    play(_motions, change) {
      steps++
      change()
      return last()
    },
    told,
    tell(ms, figures) {
      if (ms === 0) return { done: Promise.resolve(), finish: () => {} }
      told.push(figures.map((figure) => figure.text.en).join(' '))
      return last()
    },
  }
}

const begin = (by: number): Count => ({ type: 'begin', by })
const add = (by: number): Count => ({ type: 'add', by })
const settled = () => new Promise((resolve) => setTimeout(resolve))

const open = (): { readonly display: Display; readonly stage: ReturnType<typeof slowStage> } => {
  const stage = slowStage()
  return { stage, display: createDisplay(counting as TableGame, game, stage, 0, []) }
}

describe('a display', () => {
  test('shows one event after another', async () => {
    const { display, stage } = open()
    display.show({ events: [begin(1), add(2)], after: 3, pictured: false })
    expect(display.scene()).toMatchObject({ view: 1, running: true, events: [begin(1)] })
    stage.next()
    await settled()
    expect(display.scene()).toMatchObject({ view: 3, running: true })
    stage.next()
    await display.idle()
    expect(display.scene()).toMatchObject({ view: 3, running: false, last: [begin(1), add(2)] })
  })

  test('shows a move as a whole where the middle wants that, and its events all the same', async () => {
    const display = createDisplay(
      { ...counting, motions: () => [], byMove: true } as unknown as TableGame,
      game,
      slowStage(),
      0,
      [],
    )
    const seen: unknown[] = []
    display.subscribe(() => seen.push(display.scene().view))
    display.show({ events: [begin(1), add(2)], pictured: false })
    display.show({ events: [add(4)], after: 7, pictured: false })
    await display.idle()
    expect([...new Set(seen)]).toEqual([0, 3, 7])
    expect(display.scene()).toMatchObject({ events: [begin(1), add(2), add(4)], last: [add(4)] })
  })

  test('ends at what the engine says, whatever the events told', async () => {
    const { display, stage } = open()
    display.show({ events: [begin(1)], after: 42, pictured: false })
    stage.next()
    await display.idle()
    expect(display.scene().view).toBe(42)
  })

  test('keeps the marks of the last move until the next begins', async () => {
    const { display, stage } = open()
    display.show({ events: [begin(1)], after: 1, pictured: false })
    stage.next()
    await display.idle()
    display.show({ events: [add(1)], after: 2, pictured: false })
    stage.next()
    await display.idle()
    expect(display.scene().last).toEqual([begin(1), add(1)])
    display.show({ events: [begin(5)], after: 7, pictured: false })
    expect(display.scene().last).toEqual([begin(5)])
  })

  test('hurried, shows everything that waits without a step', async () => {
    const { display, stage } = open()
    display.show({ events: [begin(1), add(1), add(1)], after: 3, pictured: false })
    display.show({ events: [begin(1)], after: 4, pictured: false })
    display.rush()
    await display.idle()
    expect(display.scene()).toMatchObject({ view: 4, running: false })
    expect(stage.steps).toBe(1)
  })

  test('after hurrying, the next move has its steps again', async () => {
    const { display, stage } = open()
    display.show({ events: [begin(1), add(1)], after: 2, pictured: false })
    display.rush()
    await display.idle()
    display.show({ events: [begin(1)], after: 3, pictured: false })
    expect(stage.steps).toBe(2)
  })

  test('halts until somebody goes on, even when hurried', async () => {
    const { display } = open()
    display.show({ events: [begin(1), { type: 'halt', by: 0 } as Count, add(1)], after: 2, pictured: false })
    display.rush()
    await settled()
    expect(display.scene()).toMatchObject({ view: 1, halt: { title: { ja: '待て' } }, running: true })
    display.resume()
    await settled()
    expect(display.scene()).toMatchObject({ view: 2, halt: null, reckoned: null, effect: null })
  })

  test('a reset throws away what was running', async () => {
    const { display, stage } = open()
    display.show({ events: [begin(1), add(1)], after: 2, pictured: false })
    display.reset(10, [])
    stage.next()
    await settled()
    expect(display.scene()).toEqual({
      view: 10,
      events: [],
      last: [],
      running: false,
      halt: null,
      reckoned: null,
      effect: null,
    })
  })

  test('cards that lie there as a preview need not travel', () => {
    const seen: (readonly Motion[])[] = []
    const stage: Stage = {
      ...briefStage,
      play(motions, change) {
        seen.push(motions)
        return briefStage.play(motions, change)
      },
    }
    const travel: Motion = { kind: 'travel', from: 'hand 0', to: 'cell b2' }
    const display = createDisplay(
      { ...counting, motions: () => [travel, LEAVE] } as unknown as TableGame,
      game,
      stage,
      0,
      [],
    )
    display.show({ events: [begin(1)], after: 1, pictured: true })
    expect(seen).toEqual([[LEAVE]])
  })

  test('adds points up before the score changes, with each figure at its card', async () => {
    const { display, stage } = open()
    const score: Count = { type: 'score', by: 30 }
    display.show({ events: [score], after: 30, pictured: false })
    expect(display.scene()).toMatchObject({ view: 0, reckoned: score, events: [] })
    expect(stage.told).toEqual(['+30'])
    stage.next()
    await settled()
    expect(display.scene()).toMatchObject({ view: 30, reckoned: null, events: [score] })
  })

  test('lets an effect stand before it goes on, unless it is hurried', async () => {
    const { display, stage } = open()
    display.show({ events: [add(-1), add(2), add(-3)], after: -2, pictured: false })
    expect(display.scene()).toMatchObject({ effect: { text: { ja: '減る' } }, view: -1 })
    expect(stage.told).toHaveLength(1)
    display.finish()
    await settled()
    expect(display.scene().view).toBe(1)
    display.rush()
    await display.idle()
    expect(display.scene()).toMatchObject({ view: -2, running: false })
    expect(stage.told).toHaveLength(1)
  })
})
