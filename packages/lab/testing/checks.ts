import { isRefusal } from '@tefuda/kernel'
import { collector } from '../src/collect.ts'
import { columnsOf } from '../src/columns.ts'
import { type Compared, compareResults } from '../src/compare.ts'
import { addTo, dealsNeeded, halfWidth, type Moments, noMoments, type Reading, varianceOf } from '../src/interval.ts'
import type { Plan } from '../src/plan.ts'
import { playDeals } from '../src/play.ts'
import { resultsOf } from '../src/summary.ts'
import { addDeals, newTally } from '../src/tally.ts'
import { judgementsOf } from '../src/verdict.ts'
import { BONUS_DEVIATION, TRUE_SCORE, TRUE_SHARE, toyDeals, toyPlan } from './toy.ts'

// What the laboratory claims of itself, tried on a game of which everything is known. Each check answers with a share.

export const READINGS: readonly Reading[] = ['fixed', 'anytime']

type Deals = ReturnType<typeof toyDeals>

const DEALS = 80

/** How many of so many experiments find a difference where there is none; `anytime` looks seven times and stops at the first. */
export const wronglyDifferent = (experiments: number, reading: Reading): number => {
  const looks = reading === 'fixed' ? [DEALS] : [20, 30, 40, 50, 60, 70, DEALS]
  let wrong = 0
  for (let n = 0; n < experiments; n++) {
    // Two runs on shuffles of their own, as if one were a variant of the other.
    const plan = toyPlan(`a${n}`, { idle: 1 })
    const [one, other] = [toyDeals(toyPlan(`a${n}`), DEALS), toyDeals(toyPlan(`b${n}`), DEALS)]
    wrong += Number(looks.some((until) => differs(plan, one.slice(0, until), other.slice(0, until), reading)))
  }
  return wrong / experiments
}

const differs = (plan: Plan, one: Deals, other: Deals, reading: Reading): boolean => {
  const tally = newTally(plan)
  const rows = one.flatMap((base, deal) => [
    ...base,
    ...other[deal]!.map((row) => ({ ...row, arm: 1, fingerprint: row.fingerprint + 1 })),
  ])
  addDeals(tally, columnsOf(plan, rows), plan)
  return resultsOf(plan, tally, reading).some(({ variants: [variant] }) => variant!.verdict === 'differs')
}

/**
 * How many comparisons of two results by the same rules, of so many deals each, find a difference, in either reading. Besides what the
 * toy counts there is a share of what hardly ever happens, and one of what nearly always does.
 */
export const wronglyCompared = (experiments: number, [here, there]: readonly [number, number]): number =>
  shareOf(experiments, (n) => {
    const [one, other] = [withShares(`a${n}`, here), withShares(`b${n}`, there)]
    return READINGS.some((reading) => {
      const compared = compareResults({ ...one, reading }, { ...other, reading })
      if (isRefusal(compared)) throw new Error(compared.message.en)
      return compared[0]!.verdicts.some(({ estimate }) => estimate.verdict === 'differs')
    })
  })

const withShares = (seed: string, deals: number): Compared => {
  const plan = toyPlan(seed)
  const [score, rare, usual] = ['score', 'ties', 'comeback'].map((id) => plan.ids.indexOf(id))
  const rows = toyDeals(plan, deals)
    .flat()
    .map((row) => {
      const isRare = row.values[score!]! < RARE
      const values = Array.from(row.values)
      values[rare!] = Number(isRare)
      values[usual!] = Number(!isRare)
      return { ...row, values }
    })
  const collected = collector(plan)
  collected.add(columnsOf(plan, rows))
  return { ...collected.outcome(), first: plan.arms.map(() => []) }
}

/** The mean of two numbers from 0 to 53 is below this in about 3 of 100 deals. */
const RARE = 7

/** How many of so many intervals hold the true mean after 50 deals. */
export const held = (experiments: number, reading: Reading): number =>
  shareOf(experiments, (n) => {
    const scores = noMoments()
    for (const score of scoresOf(`c${n}`, 50)) addTo(scores, score)
    return Math.abs(scores.mean - TRUE_SCORE) <= halfWidth(scores, reading)
  })

/** How many of so many intervals hold the true share of wins after 80 deals, with what the dealt cards explain taken off. */
export const heldLessDealt = (experiments: number, reading: Reading): number =>
  shareOf(experiments, (n) => {
    const { wins } = winsOf(`z${n}`, DEALS)
    return Math.abs(wins.mean - TRUE_SHARE) <= halfWidth(wins, reading)
  })

/** How many times the deals would be needed with the luck of the dealt cards left in; the toy's true number is 3. */
export const savedByDealtCards = (): number => {
  const { wins, plain } = winsOf('f', 3000)
  return varianceOf(plain) / varianceOf(wins)
}

/** Wins of the first seat, adjusted and plain. */
const winsOf = (seed: string, deals: number): Record<'wins' | 'plain', Moments> => {
  const plan = toyPlan(seed)
  const tally = newTally(plan)
  addDeals(tally, playDeals(plan, 0, deals), plan)
  const at = plan.ids.indexOf('seat1')
  return { wins: tally.means[0]![at]!, plain: tally.plain.means[0]![at]! }
}

/** How many of so many sequences hold the true mean at every look from 20 to 300 deals. */
export const alwaysHeld = (experiments: number): number =>
  shareOf(experiments, (n) => {
    const scores = noMoments()
    return scoresOf(`d${n}`, 300).every((score, deal) => {
      addTo(scores, score)
      return deal < 20 || Math.abs(scores.mean - TRUE_SCORE) <= halfWidth(scores, 'anytime')
    })
  })

const shareOf = (experiments: number, isSo: (n: number) => boolean): number =>
  Array.from({ length: experiments }, (_, n) => isSo(n)).filter(Boolean).length / experiments

const scoresOf = (seed: string, deals: number): number[] => {
  const plan = toyPlan(seed)
  const at = plan.ids.indexOf('score')
  return toyDeals(plan, deals).map(([row]) => row!.values[at]!)
}

/** Every other deal one of two seats gets so many points more; the noise is that of another shuffle, of this deviation. */
const BONUS = 4
const NOISE = 3

/** How many deals the power calculation asks for. */
export const plannedDeals = (): number => {
  const size = BONUS * BONUS_DEVIATION * 0.5
  return dealsNeeded(size, Math.hypot(size, NOISE))
}

/** How many of so many experiments find the planted effect within so many deals. */
export const found = (experiments: number, deals: number): number => {
  const plan = toyPlan('planted', { bonus: BONUS })
  const at = plan.ids.indexOf('score')
  const all = toyDeals(plan, experiments * deals)
  return shareOf(experiments, (n) => {
    const differences = noMoments()
    for (const [base, variant] of all.slice(n * deals, (n + 1) * deals)) {
      const noise = ((base!.values[at]! - TRUE_SCORE) / SCORE_DEVIATION) * NOISE
      addTo(differences, variant!.values[at]! - base!.values[at]! + noise)
    }
    return (
      judgementsOf([{ base: TRUE_SCORE, differences, identical: false, isSettled: false, always: null }], 'fixed')[0]!
        .verdict === 'differs'
    )
  })
}

/** Of the mean of two different numbers from 0 to 53. */
const SCORE_DEVIATION = Math.sqrt(((54 * 54 - 1) / 12 / 2) * (1 - 1 / 53))
