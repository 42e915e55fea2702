import type { DailyTry } from '../storage/index.ts'

const KEY = 'tefuda.daily'

/** What this browser knows of its own tries: where one is under way, and what came of it. */
export type Remembered =
  | { readonly table: string }
  | { readonly record: string; readonly kind: DailyTry['kind']; readonly hints: number; readonly isSent: boolean }

type Memory = { readonly [deal: string]: Remembered }

const nameOf = (day: string, game: string): string => `${day} ${game}`

const read = (): Memory => {
  try {
    const memory: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof memory === 'object' && memory !== null ? (memory as Memory) : {}
  } catch {
    return {}
  }
}

const write = (day: string, game: string, remembered: Remembered): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [nameOf(day, game)]: remembered }))
  } catch {
    // Where nothing may be stored, the server still knows of a try, and the records of its game.
  }
}

export const recall = (day: string, game: string): Remembered | undefined => read()[nameOf(day, game)]

export const noteBegun = (day: string, game: string, table: string): void => write(day, game, { table })

/** Whether a try of a day was played to its end in this browser. */
export const hasPlayed = (day: string): boolean =>
  Object.entries(read()).some(([deal, known]) => deal.startsWith(`${day} `) && 'record' in known)

/** Tries that are over and count, and that the server does not have yet. */
export const unsent = (): readonly { readonly day: string; readonly game: string }[] =>
  Object.entries(read()).flatMap(([deal, known]) => {
    const [day, game] = deal.split(' ')
    return day !== undefined && game !== undefined && 'record' in known && !known.isSent ? [{ day, game }] : []
  })

/** Notes the record of a try that is over; one that counts has still to be sent. */
export const noteEnded = (game: string, { day, kind, hints }: DailyTry, record: string): void =>
  write(day, game, { record, kind, hints, isSent: kind !== 'today' })

export const noteSent = (day: string, game: string): void => {
  const known = recall(day, game)
  if (known !== undefined && 'record' in known) write(day, game, { ...known, isSent: true })
}
