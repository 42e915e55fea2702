import type { Append } from '../../store/index.ts'
import { dueAt } from '../../table/due.ts'
import { lineOf, seatRowsOf } from '../../table/line.ts'
import { type Chair, hasEnded, type Table } from '../../table/table.ts'

/** What stands in the rows beside a table's log. */
export interface Written {
  /** When `due` says that something happens; undefined where that is not known. */
  due: number | null | undefined
  /** What the rows for lists were made from. */
  stage: Table['stage']
  host: string
  chairs: readonly Chair[]
  /** When they were written, and before which entry. 0: to be written in any case. */
  at: number
  seq: number
}

/** The rows go with the entries or not at all: what a log leads to has been written. */
export const writtenOf = (table: Table, at: number): Written => {
  const { stage, host, chairs, seq } = table
  return { due: undefined, stage, host, chairs: [...chairs], at, seq }
}

/** A row that is early enough stays: taken up in vain it is set right then. */
const SOON = 1000
/** So old what lists show of a game may become while it goes on. */
const STALE = 5000

type Rows = Pick<Append, 'due' | 'line' | 'sitters'>

/**
 * What has to be stored with the next entries, so that lists and due work are right. `isMissed`: somebody who plays is not
 * here, and may be looking at a list. `isBare`: there are no entries, and `due` says how new rows for lists are.
 */
export const rowsFor = (written: Written, table: Table, now: number, isMissed: boolean, isBare: boolean): Rows => {
  const lines = lineRows(written, table, now, isMissed)
  return { ...dueRow(written, table, now, isBare && lines !== null), ...lines }
}

const dueRow = (written: Written, table: Table, now: number, isNeeded: boolean): Rows => {
  const due = dueAt(table)
  const { due: before } = written
  const isEarlier = typeof before === 'number' && before > now + SOON && due !== null && before <= due
  if (!isNeeded && before !== undefined && (before === due || isEarlier)) return {}
  written.due = due
  return { due }
}

const lineRows = (written: Written, table: Table, now: number, isMissed: boolean): Rows | null => {
  if (!isStale(written, table, now, isMissed)) return null
  const { stage, host, since } = table
  const line = {
    ...(stage !== written.stage && { stage, ...(hasEnded(stage) && { ended: since }) }),
    ...(host !== written.host && { host }),
    line: JSON.stringify(lineOf(table)),
  }
  Object.assign(written, { ...writtenOf(table, now), due: written.due })
  return { line, sitters: seatRowsOf(table) }
}

/** Lists are read by people: moments as the wall tells them, where the time of tables is `ahead` of it by so many milliseconds. */
export const onTheWall = <R extends Pick<Append, 'line' | 'sitters'>>(rows: R, ahead: number): R => {
  if (ahead === 0) return rows
  const { line, sitters } = rows
  return {
    ...rows,
    ...(line?.ended !== undefined && { line: { ...line, ended: line.ended - ahead } }),
    ...(sitters !== undefined && {
      sitters: sitters.map((one) => (one.deadline === null ? one : { ...one, deadline: one.deadline - ahead })),
    }),
  }
}

/** While seats are asked together nothing is written anew: whoever looked at a list would see that somebody has answered. */
const isStale = (written: Written, table: Table, now: number, isMissed: boolean): boolean =>
  written.stage !== table.stage ||
  written.host !== table.host ||
  table.options.pace.kind === 'days' ||
  (written.seq !== table.seq &&
    (written.at === 0 || (table.window === null && (isMissed || now - written.at >= STALE)))) ||
  table.chairs.some((chair, seat) => chair !== written.chairs[seat])
