import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { root } from '../runtime.mjs'

export type { MutantResult }

/** What is mutated, and which tests are to notice. */
export interface Task {
  /** Files from the root of the project, perhaps with the lines that count: `a.ts:3-7`. */
  readonly mutate: readonly string[]
  /** Patterns of the tests. */
  readonly tests: readonly string[]
  /** Under this name verdicts are kept for the next run, which tries again what changed; absent where none are. */
  readonly keptAs?: string
}

const CANARY = 'scripts/mutation/canary.ts'

/** Kept verdicts and the copies in which Stryker tries mutants; git does not see it. */
const FOLDER = '.mutation'

/** Tries every mutant on the tests that reach it. Throws where a mutated canary lives on: then no verdict counts. */
export async function tryMutants({ mutate, tests, keptAs }: Task): Promise<MutantResult[]> {
  const kept = keptAs === undefined ? undefined : `${FOLDER}/${keptAs}.json`
  if (kept !== undefined) forgetCanary(kept)
  // Read by the configuration of Vitest, in the processes that Stryker starts.
  process.env.MUTATION_TESTS = tests.join(' ')
  process.env.CONFORMANCE = 'brief'
  const { Stryker } = await import('@stryker-mutator/core')
  const results = await new Stryker({
    mutate: [CANARY, ...mutate],
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/texts.ts'],
    ignorers: ['texts'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // The TypeScript of this project has no interface that Stryker could rewrite its configuration with.
    tsconfigFile: 'none.json',
    concurrency: 2,
    // Endless loops are found by how often a mutant is reached; a busy machine is slow, not wrong.
    timeoutMS: 30_000,
    ignorePatterns: ['bench/results', 'docs/images', 'packages/web', 'packages/cli', 'dist'],
    tempDirName: `${FOLDER}/copies`,
    ...(kept !== undefined && { incremental: true, incrementalFile: kept }),
    reporters: ['progress-append-only'],
    logLevel: 'warn' as LogLevel,
  }).runMutationTest()
  return withoutCanary(results).filter((mutant) => isIn(mutate, mutant))
}

/** Whether a mutant lies in what is tried: Stryker tells all that it has kept, also of other lines and files. */
export const isIn = (mutate: readonly string[], { fileName, location: { start, end } }: MutantResult): boolean =>
  mutate.some((there) => {
    const [, file, from = 0, to = Number.POSITIVE_INFINITY] = /^(.*?)(?::(\d+)-(\d+))?$/.exec(there) ?? []
    return fileName === join(root, file ?? '') && Number(from) <= start.line && end.line <= Number(to)
  })

/** The verdicts on everything but the canary. Throws CanaryLives where one of its mutants was not noticed. */
export function withoutCanary(results: readonly MutantResult[]): MutantResult[] {
  const isCanary = ({ fileName }: MutantResult): boolean => fileName.endsWith(CANARY)
  // What could only be tried by loading the file again is not tried at all.
  const canary = results.filter(isCanary).filter(({ status }) => status !== 'Ignored')
  if (canary.length === 0 || canary.some(({ status }) => status !== 'Killed')) throw new CanaryLives(canary)
  return results.filter((mutant) => !isCanary(mutant))
}

/** A mutant that a test does notice was reported as unnoticed, so the runner does not run the tests. */
export class CanaryLives extends Error {
  constructor(canary: readonly MutantResult[]) {
    super(`the canary lives on: ${canary.map(({ status }) => status).join() || 'not mutated'}`)
  }
}

/** Takes the canary out of the kept verdicts, so that it is tried in each run. */
function forgetCanary(kept: string): void {
  const path = join(root, kept)
  if (!existsSync(path)) return
  const report = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, unknown> }
  delete report.files[CANARY]
  writeFileSync(path, JSON.stringify(report))
}
