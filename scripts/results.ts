import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

/** What `bench/results/tests.json` holds: what the tests cost and what they notice. Written by commands with `--save`. */
export interface TestFigures {
  /** The cores of the machine on which the times below were taken. */
  readonly cores?: number
  /** Seconds of a whole `npm test` that had to install packages or programs first. */
  readonly fresh_s?: number
  /** Seconds of a whole `npm test` that found everything installed. */
  readonly again_s?: number
  /** Seconds of each part of `npm test`, from its last whole run. */
  readonly parts?: Readonly<Record<string, number>>
  /** The mutation score of each package: per cent of the mutants that some test notices. */
  readonly mutation?: Readonly<Record<string, number>>
}

/** Writes what was measured into the figures of the project in `folder`; what was not measured stays as it was. */
export function saveFigures(measured: TestFigures, folder: string = root): void {
  const file = fileIn(folder, 'tests')
  const before = comparable(read<TestFigures>(file), measured)
  const after: TestFigures = {
    ...before,
    ...measured,
    ...merged('parts', before, measured),
    ...merged('mutation', before, measured),
  }
  write(file, after)
}

/** Times taken on another number of cores say nothing beside these, and are dropped. */
function comparable(before: TestFigures, { cores }: TestFigures): TestFigures {
  const { mutation } = before
  return cores === undefined || cores === before.cores ? before : { ...(mutation && { mutation }) }
}

/** A part of `npm run soak` that passed: on how many cores, and in how many seconds. */
export interface Soaked {
  readonly cores: number
  readonly seconds: number
}

/** Keeps in `bench/results/soak.json` that a part of `npm run soak` has passed. */
export function saveSoak(part: string, soaked: Soaked, folder: string = root): void {
  const file = fileIn(folder, 'soak')
  write(file, { ...read<Record<string, Soaked>>(file), [part]: soaked })
}

const fileIn = (folder: string, name: string): string => join(folder, 'bench', 'results', `${name}.json`)

const read = <T extends object>(file: string): Partial<T> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {}

const write = (file: string, figures: object): void => writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)

function merged(key: 'parts' | 'mutation', before: TestFigures, measured: TestFigures): TestFigures {
  const both = { ...before[key], ...measured[key] }
  const ordered = Object.fromEntries(Object.entries(both).sort(([a], [b]) => (a < b ? -1 : 1)))
  return Object.keys(ordered).length === 0 ? {} : { [key]: ordered }
}
