import { games } from '@tefuda/games'
import { type Game, isRefusal, rng, type Viewer } from '@tefuda/kernel'
import type { Update } from '@tefuda/wire'
import { type SeenGame, syncGame, updateGame, viewDigest } from '@tefuda/wire/seen-game'
import { expect, test } from 'vitest'
import { AROUND, beginTrial, guestAt, syncFor, trialTable } from '../../testing/playing.ts'
import { dueIn, receive, viewersOf } from '../../testing/twins.ts'
import { decideMove } from './act.ts'

/** Plays at random with everybody looking on; gives every update of the game, what was known before, and what is told to who comes anew. */
const follow = function* (game: Game, moves: number) {
  const options = { pace: { kind: 'live', move: 20, reserve: 60 } } as const
  const trial = trialTable({ game, seats: Array.from({ length: Math.max(2, game.minSeats) }, () => 'person'), options })
  beginTrial(trial)
  const { engine } = trial.table.match!
  const random = rng(5)
  const told = (viewer: Viewer, before: SeenGame | null): SeenGame => {
    const guest = viewer === null ? 'stranger' : guestAt(viewer)
    const step = syncGame(before, syncFor(trial.table, guest, before?.events.length ?? 0, AROUND, 0, []).game!)
    if (step.kind === 'gap' || step.kind === 'differs') throw new Error(step.kind)
    return step.game
  }
  const seen = new Map(viewersOf(trial.table).map((viewer) => [viewer, told(viewer, null)]))
  for (let played = 0; played < moves && trial.table.stage === 'playing'; played++) {
    const { state } = trial.table.match!
    const due = dueIn(trial)
    const seat = due[random.below(due.length)]!
    trial.now += 100
    const move = engine.format(engine.pick(state, seat, random))
    const entries = decideMove(trial.table, seat, move, null, trial.now, 'seat')
    if (isRefusal(entries)) throw new Error(entries.message.en)
    for (const { to, text } of receive(trial, entries)) {
      const before = seen.get(to)!
      const whole = told(to, before)
      yield { eyes: { engine, viewer: to }, before, update: (JSON.parse(text) as Update).game!, whole }
      seen.set(to, whole)
    }
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: an update leads to what they are told who come anew, through windows too, and every so often its digest says so',
  (_, game) => {
    let digests = 0
    for (const { eyes, before, update, whole } of follow(game, 150)) {
      const step = updateGame(eyes, before, update)
      if (step.kind !== 'on') throw new Error(`an update brings ${step.kind}`)
      expect(step.game.now).toEqual(whole.now)
      expect(JSON.stringify(step.game.now.view)).toBe(JSON.stringify(whole.now.view))
      expect(step.game.events).toHaveLength(whole.now.seen)
      expect(step.game.scores).toEqual(whole.scores)
      const isEnd = whole.now.deal !== before.now.deal || whole.now.outcome !== null
      const isTime = Math.floor(whole.now.seen / 128) > Math.floor(before.now.seen / 128)
      expect(update.digest).toBe(isEnd || isTime ? viewDigest(whole.now.view) : undefined)
      expect(step.isProven).toBe(isEnd || isTime)
      if (step.isProven) digests += 1
    }
    expect(digests).toBeGreaterThan(0)
  },
)

test('whoever has come to another view notices by the next digest', () => {
  const [game] = games
  const found = follow(game!, 150).find(({ update }) => update.digest !== undefined)!
  const { eyes, before, update } = found
  const now = { ...before.now, view: { ...(before.now.view as object), dealer: 7 } }
  expect(updateGame(eyes, { ...before, now }, update)).toEqual({ kind: 'differs' })
  expect(updateGame(eyes, { ...before, now: { ...now, view: {} } }, update)).toEqual({ kind: 'differs' })
})
