import { type Card, isRefusal, type Rng, type Seat, type Viewer } from '@tefuda/kernel'
import { areHidden, exchange, hiddenSlots, mayChange } from '@tefuda/kernel/conformance'
import { decideMove } from '../src/table/act.ts'
import { dueAt } from '../src/table/due.ts'
import type { Entry } from '../src/table/entry.ts'
import { type Around, markOf, newsOf, syncWordsFor, updateFor } from '../src/table/projection.ts'
import type { Table } from '../src/table/table.ts'
import { textOf } from '../src/words.ts'
import { beginTrial, guestAt, keep, type Trial, type TrialRequest, trialTable } from './playing.ts'

/** What somebody's connection received. `to`: a seat, or null for a stranger who looks on. */
export interface Received {
  readonly at: number
  readonly to: Viewer
  readonly text: string
}

/** Makes what leaves; a test puts a leaky one in its place. */
export type Projection = typeof updateFor

const AROUND: Around = { nameOf: (guest) => guest, isHere: () => true, isProgramHere: () => false, spectators: 1 }

const guestOf = (viewer: Viewer): string => (viewer === null ? 'stranger' : guestAt(viewer))

/** The same table twice. In one of them two cards that `viewer` cannot see have changed places. */
export interface Twins {
  readonly trials: readonly [Trial, Trial]
  readonly cards: readonly Card[]
  readonly viewer: Viewer
  readonly deal: number
}

const engineOf = ({ table }: Trial) => table.match!.engine
const stateOf = ({ table }: Trial): unknown => table.match!.state

/** Null where no two hidden cards may be exchanged. `before` is played at both before they part. */
export const twinsAt = (
  request: TrialRequest,
  viewer: Viewer,
  random: Rng,
  before: readonly (readonly [now: number, entries: readonly Entry[]])[],
): Twins | null => {
  const trials = [1, 2].map(() => {
    const trial = trialTable(request)
    beginTrial(trial)
    for (const [now, entries] of before) {
      trial.now = now
      keep(trial, entries)
    }
    return trial
  }) as [Trial, Trial]
  const [one, other] = trials
  const engine = engineOf(one)
  const hidden = hiddenSlots(engine, stateOf(one), viewer)
  const [a, b] = [hidden[random.below(Math.max(1, hidden.length))], hidden[random.below(Math.max(1, hidden.length))]]
  if (a === undefined || b === undefined || engine.deck.name(a.card) === engine.deck.name(b.card)) return null
  if (!mayChange(engine, stateOf(one), a, b) || !exchange(engine, stateOf(other), a, b)) return null
  const twins = { trials, viewer, cards: [a.card, b.card], deal: engine.status(stateOf(one)).deal }
  return stillHidden(twins) ? twins : null
}

/** Whether the viewer still cannot know where the two cards lie; then it must not notice anything. */
export const stillHidden = ({ trials, viewer, cards, deal }: Twins): boolean =>
  trials.every(
    (trial) =>
      trial.table.stage === 'playing' &&
      engineOf(trial).status(stateOf(trial)).deal === deal &&
      areHidden(engineOf(trial), stateOf(trial), viewer, cards),
  )

export const dueIn = (trial: Trial): readonly Seat[] => engineOf(trial).toAct(stateOf(trial))

/** Up to so many moves of a seat, as text. */
export const movesIn = (trial: Trial, seat: Seat, limit = 300): string[] =>
  engineOf(trial)
    .moves(stateOf(trial), seat, { limit })
    .map((move) => engineOf(trial).format(move))

/** Plays a move of a seat and gives what every connection receives; null where it is refused here. */
export const moveIn = (
  trial: Trial,
  seat: Seat,
  text: string,
  projection: Projection = updateFor,
): Received[] | null => {
  const decided = decideMove(trial.table, seat, text, null, trial.now, 'seat')
  return isRefusal(decided) ? null : receive(trial, decided, projection)
}

/** Keeps entries and gives what every connection receives. */
export const receive = (trial: Trial, entries: readonly Entry[], projection: Projection = updateFor): Received[] => {
  const { table } = trial
  const seen = viewersOf(table).map((viewer) => [viewer, seenBy(table, viewer)] as const)
  const mark = markOf(table)
  keep(trial, entries)
  const news = newsOf(table, mark, entries)
  return seen.flatMap(([to, count]) => {
    const update = projection(table, news, guestOf(to), count, AROUND, trial.now)
    return update === null ? [] : [{ at: trial.now, to, text: JSON.stringify(update) }]
  })
}

/** Everything a viewer can ask for at a moment: the way back, and the answers to moves it may not make. */
export const askedBy = (trial: Trial, viewer: Viewer, tried: readonly string[]): string => {
  const { table } = trial
  const sync = textOf(syncWordsFor(table, guestOf(viewer), 0, AROUND, trial.now, []).words)
  const answers =
    viewer === null
      ? []
      : tried.map((text) => {
          const decided = decideMove(table, viewer, text, null, trial.now, 'seat')
          return isRefusal(decided) ? JSON.stringify(decided) : 'played'
        })
  return [sync, ...answers].join('\n')
}

/** When something is due, which shows in how long others wait. */
export const scheduled = ({ table }: Trial): number | null => dueAt(table)

export const viewersOf = (table: Table): Viewer[] => [null, ...table.chairs.keys()]

const seenBy = (table: Table, viewer: Viewer): number => syncWordsFor(table, guestOf(viewer), 0, AROUND, 0, []).seen
