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
  /** Of packages of which not all was tried: the score comes from one line of how many. */
  readonly sampled?: Readonly<Record<string, number | undefined>>
}

/** Writes what was measured into the figures of the project in `folder`; what was not measured stays, `undefined` goes. */
export function saveFigures(measured: TestFigures, folder: string = root): void {
  const file = fileIn(folder, 'tests')
  const before = comparable(read<TestFigures>(file), measured)
  const [parts, mutation, sampled] = (['parts', 'mutation', 'sampled'] as const).map((key) =>
    merged(before[key], measured[key]),
  )
  write(file, { ...before, ...measured, parts, mutation, sampled })
}

/** Times taken on another number of cores say nothing beside these, and are dropped. */
function comparable(before: TestFigures, { cores }: TestFigures): TestFigures {
  const { mutation, sampled } = before
  return cores === undefined || cores === before.cores
    ? before
    : { ...(mutation && { mutation, ...(sampled && { sampled }) }) }
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

/** Points a deal against players at first sight after so many iterations of training. */
export interface Measure {
  readonly iteration: number
  readonly points: number
}

/** By game and section of its weights. */
export type Curves = Readonly<Record<string, Readonly<Record<string, readonly Measure[]>>>>

/** Keeps in `bench/results/training.json` how a policy has grown. */
export function saveCurve(game: string, section: string, curve: readonly Measure[], folder: string = root): void {
  const before = curvesOf(folder)
  write(fileIn(folder, 'training'), { ...before, [game]: { ...before[game], [section]: curve } })
}

export const curvesOf = (folder: string = root): Curves => read<Curves>(fileIn(folder, 'training')) as Curves

const fileIn = (folder: string, name: string): string => join(folder, 'bench', 'results', `${name}.json`)

const read = <T extends object>(file: string): Partial<T> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {}

const write = (file: string, figures: object): void => writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)

type Named = Readonly<Record<string, number | undefined>>

/** Both by name, in its order; undefined where nothing is left. */
function merged(before: Named = {}, measured: Named = {}): Named | undefined {
  const left = Object.entries({ ...before, ...measured }).filter(([, figure]) => figure !== undefined)
  return left.length === 0 ? undefined : Object.fromEntries(left.sort(([a], [b]) => (a < b ? -1 : 1)))
}
