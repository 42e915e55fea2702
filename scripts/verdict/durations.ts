import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long each part took when it was last run whole, and what it ran (files of tests, or tests) when last run, in seconds. */
export type Durations = Readonly<Record<string, PartDurations>>

interface PartDurations {
  readonly seconds?: number
  readonly items: Readonly<Record<string, number>>
}

const fileIn = (folder: string): string => join(folder, '.runtime', 'durations.json')

/** What earlier runs in this folder took; nothing where there was none, or where what is kept cannot be read. */
export function readDurations(folder: string): Durations {
  const file = fileIn(folder)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations
  } catch {
    // Only the estimate of the time left hangs on it, and the next run writes it anew.
    return {}
  }
}

/** Keeps what a part took. `seconds` where it was run whole: then what it no longer runs is forgotten. */
export function keepDurations(folder: string, part: string, { seconds, items }: PartDurations): void {
  const before = readDurations(folder)
  const kept =
    seconds === undefined ? { ...before[part], items: { ...before[part]?.items, ...items } } : { seconds, items }
  mkdirSync(join(folder, '.runtime'), { recursive: true })
  writeFileSync(fileIn(folder), JSON.stringify({ ...before, [part]: kept }))
}
