import { isRefusal, mayUndo, type Refusal, readMove, refusal, type Seat } from '@tefuda/kernel'
import type { Entry, Mover, Origin } from './entry.ts'
import type { Table } from './table.ts'
import { deadlineOf } from './time.ts'

/** A move as an entry. `ms`: how long the seat took. */
export const bySeat = (seat: Seat, move: string, ms: number, mover: Mover): Entry & { readonly type: 'moved' } => ({
  type: 'moved',
  seat,
  move,
  ms: Math.round(ms),
  mover,
})

/**
 * What a move leads to, or why not. `turn`: how many moves the seat had made when this one was meant; null where
 * whoever moves does not say. Where the first claim counts, it answers for all who have not answered (CD-4).
 */
export const decideMove = (
  table: Table,
  seat: Seat,
  text: string,
  turn: number | null,
  now: number,
  mover: Mover,
): Entry[] | Refusal => {
  const { match } = table
  if (match === null || table.stage !== 'playing') return NOT_PLAYING
  if (turn !== null && turn !== table.turns[seat]) return TOO_LATE
  const { engine, state } = match
  const deadline = deadlineOf(table, seat)
  if (mover === 'seat' && deadline !== null && now >= deadline) return TIME_UP
  const move = readMove(match, seat, text)
  if (isRefusal(move)) return move
  const refused = engine.check(state, seat, move)
  if (refused !== null && refused.foul !== true) return refused
  const written = engine.format(move)
  const since = table.clocks[seat]?.since ?? now
  const entries: Entry[] = [bySeat(seat, written, Math.max(0, now - since), mover)]
  if (table.window === null || table.game.asking?.(table.rules).counts !== 'first') return entries
  const silence = (other: Seat): string => engine.format(engine.timeoutMove(state, other))
  if (written === silence(seat)) return entries
  const others = engine.toAct(state).filter((other) => other !== seat)
  return [...entries, ...others.map((other) => bySeat(other, silence(other), Math.max(0, now - since), 'claim'))]
}

/** Whether the last move may be taken back now, by the rules. */
export const undoAllowed = ({ stage, match }: Table): boolean => stage === 'playing' && match !== null && mayUndo(match)

/** Marks entries as what a command led to. */
export const of = (entries: readonly Entry[], origin: Origin): Entry[] =>
  entries.map((entry, index) => (index === 0 ? { ...entry, of: origin } : entry))

const NOT_PLAYING = refusal(
  'not-playing',
  null,
  'この卓では、いまゲームが進んでいません。',
  'No game is being played at this table now.',
)

const TOO_LATE = refusal(
  'moment-past',
  null,
  'その手を選んだときの場面は、もう過ぎています。いまの場を見てから選んでください。',
  'The moment this move was meant for has passed. Look at the table as it is now and choose again.',
)

const TIME_UP = refusal(
  'time-up',
  null,
  '時間切れです。この手番は自動で進みます。次の手番を待ってください。',
  'Time is up. This decision is made for you; wait for the next one.',
)
