import type { Dated, Entry } from '../../table/entry.ts'
import { fold } from '../../table/fold.ts'
import { markOf } from '../../table/projection.ts'
import { hasEnded, type Table } from '../../table/table.ts'
import type { Turn } from '../../turns.ts'
import { follow } from './follow.ts'
import { type DelayedSpectators, guarded, type Room } from './room.ts'
import { type Projection, tellNews } from './tell.ts'

const newDelayedSpectators = (table: Table, delay: number): DelayedSpectators => ({
  table,
  delay,
  connections: new Set(),
  coming: [],
  stop: () => undefined,
})

/** Their clocks are behind as everything else. */
export const delayedProjection = (room: Room, delayedSpectators: DelayedSpectators): Projection => {
  const now = room.parts.clock.now() - delayedSpectators.delay
  return {
    table: delayedSpectators.table,
    connections: delayedSpectators.connections,
    isDelayed: true,
    around: room,
    now,
    chat: hasEnded(delayedSpectators.table.stage)
      ? room.chat
      : room.chat.filter((said) => said.room === 'spectators' || said.at <= now),
    say: (connection, words) => connection.send(words),
  }
}

/** Until a game begins spectators see the table as it is; from then on later. To be called before the table changes. */
export const beforeBegin = (room: Room, entries: readonly Entry[]): void => {
  const { table } = room
  const delay = delayOf(table)
  if (delay === 0 || !entries.some(({ type }) => type === 'begun')) return
  room.delayedSpectators?.stop()
  room.delayedSpectators = newDelayedSpectators(copyOfOpen(table), delay)
}

/** Milliseconds by which spectators see everything later. */
export const delayOf = ({ options: { spectators } }: Table): number => (spectators ?? 0) * 1000

/** A table at which nothing has been dealt, to be carried on by itself. */
const copyOfOpen = (table: Table): Table => ({
  ...table,
  chairs: [...table.chairs],
  barred: [...table.barred],
  silenced: [...table.silenced],
  turns: [...table.turns],
  declined: [...table.declined],
  history: [],
  clocks: [],
  recent: new Map(),
})

/** What has been stored will be told when its time has come. */
export const tellLater = (room: Room, happened: readonly Dated[]): void => {
  const { delayedSpectators } = room
  if (delayedSpectators === null) return
  const isWaiting = delayedSpectators.coming.length > 0
  delayedSpectators.coming.push(...together(happened))
  if (!isWaiting) wait(room, delayedSpectators)
}

/** The table of delayed spectators from a log whose game has begun; null where there is none. */
export const delayedSpectatorsFrom = async (
  id: string,
  log: readonly Dated[],
  table: Table,
  now: number,
  turn: Turn,
): Promise<DelayedSpectators | null> => {
  const delay = delayOf(table)
  const begun = log.findIndex(({ entry }) => entry.type === 'begun')
  if (delay === 0 || begun < 0) return null
  const seen = log.findIndex(({ at }, index) => index >= begun && at + delay > now)
  const split = seen < 0 ? log.length : seen
  const delayedSpectators = newDelayedSpectators((await follow(id, log.slice(0, split), turn))!, delay)
  delayedSpectators.coming.push(...together(log.slice(split)))
  return delayedSpectators
}

/** Sets the timer for what comes next. */
export const wait = (room: Room, delayedSpectators: DelayedSpectators): void => {
  const { clock } = room.parts
  delayedSpectators.stop()
  const at = delayedSpectators.coming[0]?.[0]?.at
  if (at === undefined) return
  delayedSpectators.stop = clock.after(Math.max(0, at + delayedSpectators.delay - clock.now()), () =>
    guarded(room, () => tellNext(room, delayedSpectators)),
  )
}

const tellNext = (room: Room, delayedSpectators: DelayedSpectators): void => {
  const happened = delayedSpectators.coming.shift()!
  const mark = markOf(delayedSpectators.table)
  for (const dated of happened) fold(delayedSpectators.table, dated)
  tellNews(
    delayedProjection(room, delayedSpectators),
    mark,
    happened.map(({ entry }) => entry),
  )
  wait(room, delayedSpectators)
}

/** Entries that came about together: those of one command, or of one moment. */
export const together = (rows: readonly Dated[]): Dated[][] => {
  const groups: Dated[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const isNew = group === undefined || row.entry.of !== undefined || row.at !== group[0]!.at
    if (isNew) groups.push([row])
    else group.push(row)
  }
  return groups
}
