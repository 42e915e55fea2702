import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { VERSION } from '@tefuda/kernel'
import type { Row } from './measure.ts'
import type { Measured } from './rounds.ts'

/** What a run was, without telling which machine it was on. */
export interface Conditions {
  readonly software: string
  readonly node: string
  readonly cores: number
  readonly rounds: number
  readonly seconds: number
}

export const conditionsOf = (rounds: number, seconds: number): Conditions => ({
  software: VERSION,
  node: process.versions.node,
  cores: availableParallelism(),
  rounds,
  seconds,
})

/** The figures as plain text. */
export const textOf = ({ results, ratios }: Measured): string => {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, unit, median, min, max }) =>
      `${name.padEnd(width)} ${short(median).padStart(11)} ${unit.padEnd(8)} ${short(min)} – ${short(max)}`,
  )
  const times = Object.entries(ratios).map(
    ([name, ratio]) => `${name.padEnd(width)} ${short(ratio).padStart(11)} times`,
  )
  return `${[...rows, '', ...times].join('\n')}\n`
}

/** Writes the figures to `bench/results`, a file for each name, and as a table to `docs/bench.md`. */
export const save = (name: string, measured: Measured, conditions: Conditions): void => {
  const file = new URL(`results/${name}.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify({ ...conditions, ...measured }, null, 2)}\n`)
  const page = new URL('../docs/bench.md', import.meta.url)
  const [start, end] = [`<!-- figures of ${name} -->`, `<!-- end of ${name} -->`]
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(start), text.indexOf(end)]
  if (before < 0 || after < 0)
    throw new Error(`docs/bench.md has no place for the figures of ${name}: ${start} … ${end}`)
  writeFileSync(
    page,
    `${text.slice(0, before + start.length)}\n\n${markdownOf(measured, conditions)}\n${text.slice(after)}`,
  )
}

const markdownOf = (measured: Measured, conditions: Conditions): string => {
  const { software, node, cores } = conditions
  const { results, ratios, seconds = conditions.seconds } = measured
  const rounds = Math.max(...results.map((row) => row.rounds))
  const lasted = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}${seconds === null ? '' : ` of ${seconds} s`}`
  const line = ({ name, unit, median, min, max }: Row): string =>
    `| ${withoutGame(name)} | ${short(median)} | ${unit} | ${min === max ? '' : `${short(min)} – ${short(max)}`} |`
  const compared = Object.entries(ratios).map(([name, ratio]) => `| ${name} | **${short(ratio)}** |`)
  return [
    `Tefuda ${software}, Node ${node}, ${cores} cores, ${lasted}.`,
    '',
    ...(compared.length > 0 ? ['| ratio | |', '| --- | ---: |', ...compared, ''] : []),
    '| what | median | | lowest – highest |',
    '| --- | ---: | --- | ---: |',
    ...results.map(line),
    '',
  ].join('\n')
}

const withoutGame = (name: string): string => name.slice(name.indexOf('/') + 1)

/** Whole numbers from a hundred on; below, three digits that count. */
const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
