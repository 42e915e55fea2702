import { games } from '@tefuda/games'
import { type GameEvent, isRefusal, rng } from '@tefuda/kernel'
import type { Update } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { AROUND, beginTrial, guestAt, syncFor, trialTable } from '../../testing/playing.ts'
import { dueIn, receive, viewersOf } from '../../testing/twins.ts'
import { decideMove } from './act.ts'

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the events that anybody is sent lead to the views they are sent, through windows too',
  (_, game) => {
    const trial = trialTable({ game, seats: Array.from({ length: Math.max(2, game.minSeats) }, () => 'person') })
    beginTrial(trial)
    const { engine } = trial.table.match!
    const random = rng(5)
    const fold = (view: unknown, events: readonly GameEvent[]): unknown => events.reduce(engine.viewAfter, view)
    const views = new Map(
      viewersOf(trial.table).map((viewer) => {
        const guest = viewer === null ? 'stranger' : guestAt(viewer)
        const { events, view } = syncFor(trial.table, guest, 0, AROUND, 0, []).game!
        const first = fold(engine.initialView(viewer), events)
        expect(JSON.stringify(first)).toBe(JSON.stringify(view))
        return [viewer, first]
      }),
    )
    for (let moves = 0; moves < 150 && trial.table.stage === 'playing'; moves++) {
      const { state } = trial.table.match!
      const due = dueIn(trial)
      const seat = due[random.below(due.length)]!
      trial.now += 100
      const move = engine.format(engine.pick(state, seat, random))
      const entries = decideMove(trial.table, seat, move, null, trial.now, 'seat')
      if (isRefusal(entries)) throw new Error(entries.message.en)
      for (const { to, text } of receive(trial, entries)) {
        const { events, view } = (JSON.parse(text) as Update).game!
        const next = fold(views.get(to), events)
        expect(JSON.stringify(next)).toBe(JSON.stringify(view))
        views.set(to, next)
      }
    }
  },
)
