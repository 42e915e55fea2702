import type { Dated, Entry } from '../../table/entry.ts'
import { fold } from '../../table/fold.ts'
import { markOf } from '../../table/projection.ts'
import { hasEnded, type Table } from '../../table/table.ts'
import type { Turn } from '../../turns.ts'
import { follow } from './follow.ts'
import { guarded, type Late, type Room } from './room.ts'
import { type Sight, tellNews } from './tell.ts'

const newLate = (table: Table, delay: number): Late => ({
  table,
  delay,
  connections: new Set(),
  coming: [],
  stop: () => undefined,
})

/** Their clocks are behind as everything else. */
export const lateSight = (room: Room, late: Late): Sight => {
  const now = room.parts.clock.now() - late.delay
  return {
    table: late.table,
    connections: late.connections,
    isLate: true,
    around: room,
    now,
    sayings: hasEnded(late.table.stage)
      ? room.sayings
      : room.sayings.filter((said) => said.room === 'spectators' || said.at <= now),
    say: (connection, words) => connection.send(words),
  }
}

/** Until a game begins spectators see the table as it is; from then on later. To be called before the table changes. */
export const beforeBegin = (room: Room, entries: readonly Entry[]): void => {
  const { table } = room
  const delay = delayOf(table)
  if (delay === 0 || !entries.some(({ type }) => type === 'begun')) return
  room.late?.stop()
  room.late = newLate(copyOfOpen(table), delay)
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
  const { late } = room
  if (late === null) return
  const isWaiting = late.coming.length > 0
  late.coming.push(...together(happened))
  if (!isWaiting) wait(room, late)
}

/** The late table of a log whose game has begun; null where there is none. */
export const lateFrom = async (
  id: string,
  log: readonly Dated[],
  table: Table,
  now: number,
  turn: Turn,
): Promise<Late | null> => {
  const delay = delayOf(table)
  const begun = log.findIndex(({ entry }) => entry.type === 'begun')
  if (delay === 0 || begun < 0) return null
  const seen = log.findIndex(({ at }, index) => index >= begun && at + delay > now)
  const split = seen < 0 ? log.length : seen
  const late = newLate((await follow(id, log.slice(0, split), turn))!, delay)
  late.coming.push(...together(log.slice(split)))
  return late
}

/** Sets the timer for what comes next. */
export const wait = (room: Room, late: Late): void => {
  const { clock } = room.parts
  late.stop()
  const at = late.coming[0]?.[0]?.at
  if (at === undefined) return
  late.stop = clock.after(Math.max(0, at + late.delay - clock.now()), () => guarded(room, () => tellNext(room, late)))
}

const tellNext = (room: Room, late: Late): void => {
  const happened = late.coming.shift()!
  const mark = markOf(late.table)
  for (const dated of happened) fold(late.table, dated)
  tellNews(
    lateSight(room, late),
    mark,
    happened.map(({ entry }) => entry),
  )
  wait(room, late)
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
