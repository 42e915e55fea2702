import type { Match, Viewer } from '@tefuda/kernel'
import type { Display } from '../src/table/display.ts'
import type { ChosenPace } from '../src/table/pace.ts'
import type { Stage } from '../src/table/scene.ts'

/** A stage on which every step takes a moment. */
export const briefStage: Stage = {
  play(_motions, change) {
    change()
    return { done: Promise.resolve(), finish: () => {} }
  },
  tell: () => ({ done: Promise.resolve(), finish: () => {} }),
}

/** Bots that nobody has to wait for. */
export const FAST: ChosenPace = { now: () => 'fast', subscribe: () => () => {} }

/** What a display has shown, held against the engine's views. */
export interface Steps {
  /** Views that events led to. */
  shown: number
  /** How often it came to rest. */
  rests: number
  /** Where the end of an act showed something that no event had told, or the scene at rest was not what the engine shows. */
  readonly faults: string[]
}

/** Watches what a viewer is shown of a match. */
export const stepsOf = (display: Display, match: Match, viewer: Viewer): Steps => {
  const { engine } = match
  const steps: Steps = { shown: 0, rests: 0, faults: [] }
  let before = display.scene()
  display.subscribe(() => {
    const now = display.scene()
    // While seats are asked together the page shows that all others are, whoever of them has answered.
    const isAsking = engine.status(match.state).phase === 'window'
    const compare = (found: unknown, wanted: unknown): void => {
      const [one, other] = [found, wanted].map((view) =>
        JSON.stringify(isAsking ? { ...(view as object), toAct: null } : view),
      )
      if (one !== other) steps.faults.push(`${JSON.stringify(now.events.at(-1))}: ${one} is not ${other}`)
    }
    if (now.events.length > before.events.length) steps.shown++
    else compare(before.view, now.view)
    if (!now.running) {
      steps.rests++
      compare(now.view, engine.view(match.state, viewer))
    }
    before = now
  })
  return steps
}

/** Tables at which much happens: claims, exchanges, reshuffles, fields of one's own, several deals. */
export const BUSY_TABLES = [
  ['southern-cross', 3, { preset: 'wild', target: 300 }],
  ['southern-cross', 2, { preset: 'match', target: 300 }],
  ['cut-in-daifugo', 4, { deals: 3 }],
  ['zheng-shang-you', 4, { deals: 3 }],
  ['exjan', 4, { deals: 4 }],
  ['ccc', 3, { deals: 2 }],
] as const
