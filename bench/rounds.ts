import { type IsolatedProbe, openIsolate } from './isolate.ts'
import { limitProbe } from './limit.ts'
import { type Row, ratioOf, rowOf, type Scores } from './measure.ts'
import { loadSuite, type Suite } from './suite.ts'

export interface Plan {
  readonly rounds: number
  readonly seconds: number
  /** A program that plays at the limit, where one is given. */
  readonly limit: string | undefined
  readonly progress: (line: string) => void
}

export interface Measured {
  readonly results: readonly Row[]
  readonly ratios: Readonly<Record<string, number>>
  /** How long a round lasted, where that was not for the caller to say; null where what was done had no such length. */
  readonly seconds?: number | null
}

/** Measures everything in a suite: what is compared in turn, round by round; then the rest, one group after another. */
export const measureSuite = async (url: URL, plan: Plan): Promise<Measured> => {
  const suite = await loadSuite(url)
  const compared = await measureCompared(url, suite, plan)
  const results = [...compared.results]
  for (const { id } of suite.alone) {
    plan.progress(id)
    const isolate = await openIsolate(url, id)
    const figures = await inTurn(isolate.probes, plan)
    results.push(...isolate.probes.map((probe, k) => rowOf(probe, figures[k]!)))
    await isolate.close()
  }
  return { results, ratios: compared.ratios }
}

const measureCompared = async (url: URL, suite: Suite, plan: Plan): Promise<Measured> => {
  plan.progress(suite.compared.map(({ id }) => id).join(', '))
  const isolates = await Promise.all(suite.compared.map(({ id }) => openIsolate(url, id)))
  const probes = isolates.flatMap((isolate) => isolate.probes)
  if (plan.limit !== undefined && suite.limit !== undefined) probes.splice(1, 0, limitProbe(suite.limit, plan.limit))
  const figures = await inTurn(probes, plan)
  const results = probes.map((probe, k) => rowOf(probe, figures[k]!))
  const scored: Scored[] = []
  for (const { name, scores } of probes) {
    const told = await scores()
    if (told !== null) scored.push({ name, ...told })
  }
  if (suite.spread !== undefined) expectAgreement(scored, suite.spread)
  results.push(...scored.map(({ name, mean }) => rowOf({ name: `${name}: mean score`, unit: 'points' }, [mean])))
  await Promise.all(isolates.map((isolate) => isolate.close()))
  const figuresOf = (name: string) => figures[probes.findIndex((probe) => probe.name === name)]
  const ratios = suite.ratios.flatMap(({ name, of, to }): [string, number][] => {
    const [ours, theirs] = [figuresOf(of), figuresOf(to)]
    return ours === undefined || theirs === undefined ? [] : [[name, ratioOf(ours, theirs)]]
  })
  return { results, ratios: Object.fromEntries(ratios) }
}

/** All probes in turn, round after round; one round before them does not count, in which code is compiled. */
const inTurn = async (probes: readonly IsolatedProbe[], { rounds, seconds }: Plan): Promise<number[][]> => {
  const figures = probes.map((): number[] => [])
  for (const probe of probes) await probe.run(seconds)
  for (let round = 1; round <= rounds; round++) {
    for (const [k, probe] of probes.entries()) figures[k]!.push(await probe.run(seconds))
  }
  return figures
}

interface Scored extends Scores {
  readonly name: string
}

/** Throws where two means lie so far apart that the programs cannot be playing the same game. */
export const expectAgreement = (scored: readonly Scored[], spread: number): void => {
  for (const one of scored)
    for (const other of scored) {
      const chance = spread * Math.sqrt(1 / one.games + 1 / other.games)
      if (one.mean - other.mean > 6 * chance)
        throw new Error(
          `Not the same game: ${one.name} scores ${one.mean.toFixed(2)} on average, ${other.name} ${other.mean.toFixed(2)}.`,
        )
    }
}
