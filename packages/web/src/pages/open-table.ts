import type { Refusal } from '@tefuda/kernel'
import { createThinker } from '../bots-worker/thinker.ts'
import { loadGame } from '../catalogue/load-game.ts'
import { createDailyPlay } from '../daily/daily-play.ts'
import { noteEnded } from '../daily/memory.ts'
import { loadTableGame } from '../games/index.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import { getRecord, type LessonAt, loadRunning, type SavedGame, saveRunning } from '../storage/index.ts'
import { keepFinished } from '../table/keep-finished.ts'
import { createTable, type LocalTable } from '../table/local-table.ts'
import type { Stage } from '../table/scene.ts'
import { screenClock } from '../table/screen-clock.ts'
import type { TableGame } from '../table/table-game.ts'
import { playThrough } from '../table/timeline.ts'
import { onPreferences, preferences } from '../theme/index.ts'

export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'open'; readonly table: LocalTable; readonly tableGame: TableGame }

/** Opens the session of that id at the move where it was left, or says why there is none. `isPlain`: on the plain table. */
export const openTable = async (id: string, stage: Stage, isPlain: boolean): Promise<Opened> => {
  const saved = (await loadRunning(id)) ?? (await finishedTable(id))
  if (saved === undefined) return { kind: 'missing' }
  const game = await loadGame(saved.record.game, saved.record.rulesVersion)
  const timeline = playThrough(saved.record, () => game)
  if ('refusal' in timeline) return { kind: 'broken', refusal: timeline.refusal }
  const tableGame = await loadTableGame(timeline.match, isPlain)
  const daily = saved.daily === undefined ? null : createDailyPlay(saved.daily)
  const taught = saved.lesson === undefined ? null : await fetchLessonAt(saved.lesson)
  /** What a session is besides a game, which it does not know. */
  const origin = (): Pick<SavedGame, 'daily' | 'puzzle' | 'lesson' | 'exercise' | 'from'> => ({
    ...(daily !== null && { daily: daily.so() }),
    ...(saved.puzzle !== undefined && { puzzle: saved.puzzle }),
    ...(saved.lesson !== undefined && { lesson: saved.lesson }),
    ...(saved.exercise !== undefined && { exercise: saved.exercise }),
    ...(saved.from !== undefined && { from: saved.from }),
  })
  const table = createTable(id, timeline.match, saved.seats, timeline.scores, tableGame, {
    daily: saved.daily,
    puzzle: saved.puzzle,
    exercise: saved.exercise,
    taught: taught?.taught,
    save: (game) => saveRunning({ ...game, ...origin() }),
    async finish(running, record) {
      const finished = await keepFinished(
        running,
        record,
        (saved.lesson ?? saved.puzzle ?? saved.exercise) !== undefined,
      )
      if (daily !== null) noteEnded(record.game, daily.so(), finished.record)
      nameRecord(finished.record)
      return finished
    },
    thinker: (taught ?? daily)?.thinker(createThinker()) ?? createThinker(),
    pace: { now: () => preferences().botPace, subscribe: onPreferences },
    stage,
    ...screenClock,
  })
  return { kind: 'open', table: taught?.table(table) ?? table, tableGame }
}

const fetchLessonAt = async (at: LessonAt) => (await import('../lessons/lesson-play.ts')).lessonAt(at)

/** A table whose session is over, from the record its address names since then. */
const finishedTable = async (id: string): Promise<SavedGame | undefined> => {
  const key = new URLSearchParams(location.search).get('record')
  const record = key === null ? undefined : await getRecord(key)
  return record === undefined ? undefined : { id, record, seats: record.seats.map(playerOf), updated: Date.now() }
}

/** Lets the address name the record, so that a reload finds what is no longer among the running sessions. */
const nameRecord = (record: string): void =>
  history.replaceState(history.state, '', `${location.pathname}?record=${record}`)
