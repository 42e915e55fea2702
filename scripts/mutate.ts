// npm run mutate -- PACKAGE: changes the code of a package in many small ways, each by itself, and tells which changes no
// test notices. `-- PACKAGE FILE…` looks at some files alone, `--sample N` at one line in N, `-- --changed [REF]` at the lines
// that differ from main.
import { parseArgs } from 'node:util'
import { changedLines } from './mutation/changed.ts'
import { isMutated, mutatedFiles, PACKAGES } from './mutation/packages.ts'
import { intervalOf, lineOf, scoreOf, verdictOf } from './mutation/report.ts'
import { CanaryLives, type Task, tryMutants } from './mutation/run.ts'
import { sampleOf } from './mutation/sample.ts'
import { saveFigures } from './results.ts'
import { stop } from './runtime.mjs'

const USAGE = 'npm run mutate -- PACKAGE [FILE…] [--sample N] [--save]  |  npm run mutate -- --changed [REF]'

const { values, positionals } = readArguments()
const [name = '', ...files] = positionals
const sample = values.sample === undefined ? undefined : Number(values.sample)

const results = await tryMutants(values.changed ? taskOfChanges(name || 'main') : taskOfPackage(name)).catch(
  (error: unknown) => {
    if (!(error instanceof CanaryLives)) throw error
    stop(
      `変異テストが動いていません。必ず気づかれるはずの変異が見逃されました（${error.message}）。`,
      `The mutation runner does not work: a mutant that a test does notice was reported as unnoticed (${error.message}).`,
    )
  },
)
const verdict = verdictOf(results)
console.log(verdict.survivors.map(lineOf).join('\n'))
const all = verdict.noticed + verdict.survivors.length
console.log(`\n${name || 'changes'}: ${scoreOf(verdict)} % noticed, ${verdict.survivors.length} of ${all} survive`)
if (sample !== undefined)
  console.log(
    `one line in ${sample} was tried; of all, ${intervalOf(verdict).join('–')} % are noticed (95 % confidence)`,
  )
if (values.save) saveFigures({ mutation: { [name]: scoreOf(verdict) }, sampled: { [name]: sample } })
process.exit(values.changed && verdict.survivors.length > 0 ? 1 : 0)

function readArguments() {
  try {
    const flag = { type: 'boolean' } as const
    const options = { save: flag, changed: flag, help: flag, sample: { type: 'string' } } as const
    const read = parseArgs({ options, allowPositionals: true })
    const { values, positionals } = read
    if (values.help) {
      console.log(`${USAGE}\nPACKAGE: ${Object.keys(PACKAGES).join(', ')}`)
      process.exit()
    }
    if (values.save && (values.changed || positionals.length > 1)) throw new TypeError('--save: PACKAGE')
    if (values.sample !== undefined && (values.changed || !/^[1-9]\d{0,5}$/.test(values.sample)))
      throw new TypeError('--sample: PACKAGE, N = 1, 2, 3…')
    return read
  } catch (error) {
    stop(`使い方: ${USAGE}（${String(error)}）`, `Usage: ${USAGE} (${String(error)})`)
  }
}

function taskOfPackage(name: string): Task {
  const chosen = Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined
  if (chosen === undefined) {
    const known = Object.keys(PACKAGES).join(', ')
    stop(`${name} という部分はありません。あるのは ${known}。`, `There is no package ${name}; there are ${known}.`)
  }
  const mutate = mutatedFiles(chosen).filter((file) => files.length === 0 || files.some((part) => file.includes(part)))
  if (mutate.length === 0) stop(`${files.join(' ')} は ${name} にありません。`, `${name} has no ${files.join(' ')}.`)
  return {
    mutate: sample === undefined ? mutate : sampleOf(mutate, sample),
    tests: chosen.tests,
    keptAs: name,
  }
}

function taskOfChanges(base: string): Task {
  const lines = changedLines(base)
  if (lines === undefined)
    stop(`${base} というコミットはありません。`, `There is no commit ${base}: npm run mutate -- --changed REF.`)
  const changed = [...lines].flatMap(([file, ranges]) => {
    const of = Object.values(PACKAGES).find((one) => isMutated(one, file))
    return of === undefined ? [] : [{ of, lines: ranges.map(([from, to]) => `${file}:${from}-${to}`) }]
  })
  if (changed.length === 0) {
    console.log(`no code that is mutated differs from ${base}`)
    process.exit(0)
  }
  return {
    mutate: changed.flatMap(({ lines }) => lines),
    tests: [...new Set(changed.flatMap(({ of }) => of.tests))],
  }
}
