// npm run train -- [GAME [SECTION]] [--seed N] [--iterations N] [--jobs N]: makes the weights of all policies, of a game's, or of one
// section of them; goes on where it was stopped.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { heuristicsOf } from '@tefuda/bots'
import { type Ascent, ascend, newAscent, type Practice, pack } from '@tefuda/bots/practice'
import { createLogUpdate } from 'log-update'
import { Piscina } from 'piscina'
import { type Flags, flagsOf } from '../bench/flags.ts'
import { type Measure, saveCurve } from './results.ts'
import { type Course, type Stretch, tableOf } from './train-practice.ts'

const COURSES: Readonly<Record<string, readonly Course[]>> = {
  'zheng-shang-you': [
    { section: 'alone', rules: {}, seats: 4, iterations: 500 },
    { section: 'teams', rules: { preset: 'teams' }, seats: 4, iterations: 500 },
    { section: 'san-jia-xi', rules: { preset: 'san-jia-xi' }, seats: 6, iterations: 300 },
  ],
  'cut-in-daifugo': [{ section: 'seats-4', rules: {}, seats: 4, iterations: 100 }],
}

/** Deals of an iteration, played in so many stretches whatever the number of threads: sums come out the same. */
const DEALS = 200
const STRETCHES = 4

/** So often, in iterations, it is put by how far the training is, and its strength is measured. */
const KEPT = 10
const MEASURED = 100
const MEASURED_DEALS = 4000

/** Deals by which strength is measured lie beyond those of the training. */
const MEASURED_FROM = 2 ** 31

/** How far the training of a section is. */
interface Progress {
  readonly ascent: Ascent
  iteration: number
  readonly curve: Measure[]
}

const { read, stop }: Flags = flagsOf(
  `npm run train -- [GAME [SECTION]] [--seed N] [--iterations N] [--jobs N]\n${offered()}\n`,
)
const { values, positionals } = read(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      iterations: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  }),
)
const [named, section] = positionals
const [seed, jobs] = [Number(values.seed), Number(values.jobs)]
const asked = values.iterations === undefined ? null : Number(values.iterations)
const isAsked = (game: string, course: Course): boolean =>
  (named ?? game) === game && (section ?? course.section) === course.section
const courses = Object.entries(COURSES).flatMap(([game, of]) =>
  of.filter((course) => isAsked(game, course)).map((course) => ({ game, course })),
)
const isCount = (value: number | null): boolean => value === null || (Number.isInteger(value) && value > 0)
if (courses.length === 0) stop(`No policy is trained for ${positionals.join(' ')}.`)
if (![seed, jobs, asked].every(isCount)) stop('--seed, --iterations and --jobs take whole numbers from 1 on.')
const filename = new URL('./train-practice.ts', import.meta.url).href
const pool = new Piscina({ filename, maxThreads: jobs })
const log = createLogUpdate(process.stdout)
for (const { game, course } of courses) await write(game, course.section, await train(game, course))
await pool.destroy()

async function train(game: string, course: Course): Promise<Progress> {
  const folder = new URL(`../.training/${game}/${seed}/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${course.section}.json`, folder)
  const iterations = asked ?? course.iterations
  const progress = resume(file, heuristicsOf(tableOf(game, course)).learner!.size, iterations)
  const { ascent, curve } = progress
  const { weights } = ascent
  const start = { iteration: progress.iteration, time: performance.now() }
  const measure = async (): Promise<void> => {
    const stretch: Stretch = { game, course, weights, from: MEASURED_FROM, to: MEASURED_FROM + MEASURED_DEALS }
    const points = (await pool.run(stretch, { name: 'trial' })) as number
    curve.push({ iteration: progress.iteration, points: Math.round(points * 10_000) / 10_000 })
  }
  if (curve.length === 0) await measure()
  while (progress.iteration < iterations) {
    const parts = await Promise.all(stretchesOf(game, course, weights, progress.iteration).map(practised))
    const gradient = new Float64Array(weights.length)
    for (const part of parts) for (let k = 0; k < gradient.length; k++) gradient[k]! += part.gradient[k]!
    ascend(ascent, gradient, sumOf(parts))
    progress.iteration++
    if (progress.iteration % MEASURED === 0 || progress.iteration === iterations) await measure()
    if (progress.iteration % KEPT === 0 || progress.iteration === iterations) keep(file, progress)
    const seconds = (performance.now() - start.time) / 1000
    const left = (seconds / (progress.iteration - start.iteration)) * (iterations - progress.iteration)
    const strength = `${curve.at(-1)!.points.toFixed(3)} points after ${curve.at(-1)!.iteration}`
    log(`${game}, ${course.section}: ${progress.iteration} ⁄ ${iterations}, ${strength}, ${Math.ceil(left / 60)} min`)
  }
  log.done()
  return progress
}

function offered(): string {
  const sections = (of: readonly Course[]): string => of.map(({ section: name }) => name).join(', ')
  return Object.entries(COURSES)
    .map(([name, of]) => `${name}: ${sections(of)}`)
    .join('\n')
}

function stretchesOf(game: string, course: Course, weights: Float32Array, iteration: number): Stretch[] {
  const first = seed * 2 ** 32 + iteration * DEALS
  const length = DEALS / STRETCHES
  return Array.from({ length: STRETCHES }, (_, k) => {
    const from = first + k * length
    return { game, course, weights, from, to: from + length }
  })
}

function practised(stretch: Stretch): Promise<Practice> {
  return pool.run(stretch, { name: 'practice' }) as Promise<Practice>
}

function sumOf(parts: readonly Practice[]): number {
  return parts.reduce((sum, { decisions }) => sum + decisions, 0)
}

/** What is on the disk of a training, as text: numbers with all their digits. */
interface Kept {
  readonly weights: string
  readonly squares: string
  readonly iteration: number
  readonly curve: Measure[]
}

function keep(file: URL, { ascent, iteration, curve }: Progress): void {
  const text = (numbers: Float32Array): string => Buffer.from(numbers.buffer).toString('base64')
  const kept: Kept = { weights: text(ascent.weights), squares: text(ascent.squares), iteration, curve }
  const half = new URL(`${file.href}.half`)
  writeFileSync(half, JSON.stringify(kept))
  renameSync(half, file)
}

/** From the beginning where there is nothing, or the features are no longer the same; or where more was done than is asked for. */
function resume(file: URL, size: number, iterations: number): Progress {
  const fresh: Progress = { ascent: newAscent(size), iteration: 0, curve: [] }
  if (!existsSync(file)) return fresh
  const { weights, squares, iteration, curve } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const numbers = (text: string): Float32Array => new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)
  const ascent: Ascent = { weights: numbers(weights), squares: numbers(squares) }
  return ascent.weights.length === size && iteration <= iterations ? { ascent, iteration, curve } : fresh
}

/** Puts a section's weights among those of the game. */
async function write(game: string, section: string, { ascent, curve }: Progress): Promise<void> {
  saveCurve(game, section, curve)
  const file = new URL(`../packages/bots/src/${game}/trained.ts`, import.meta.url)
  const { TRAINED } = (await import(`${file.href}?${section}`)) as { TRAINED: Readonly<Record<string, string>> }
  const sections = { ...TRAINED, [section]: pack(ascent.weights) }
  const entries = Object.entries(sections).map(([name, text]) => `  ${keyOf(name)}:\n    '${text}',\n`)
  const head = `// Made by \`npm run train -- ${game}\`.\nexport const TRAINED: Readonly<Record<string, string>> = {\n`
  writeFileSync(file, `${head}${entries.join('')}}\n`)
}

function keyOf(section: string): string {
  return /^\w+$/.test(section) ? section : `'${section}'`
}
