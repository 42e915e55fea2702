// npm run lab-proof: what the laboratory claims of itself, in full; the results are committed.
import { writeFile } from 'node:fs/promises'
import { VERSION } from '@tefuda/kernel'
import {
  alwaysHeld,
  found,
  held,
  heldLessDealt,
  plannedDeals,
  wronglyCompared,
  wronglyDifferent,
} from '../packages/lab/testing/checks.ts'

interface Proof {
  readonly claim: string
  readonly share: number
  readonly holds: boolean
}

const prove = (claim: string, share: number, holds: boolean): Proof => {
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'}  ${(100 * share).toFixed(1).padStart(5)} %  ${claim}\n`)
  return { claim, share, holds }
}

const atMost = (claim: string, share: number, most: number): Proof => prove(claim, share, share <= most)
const atLeast = (claim: string, share: number, least: number): Proof => prove(claim, share, share >= least)

const planned = plannedDeals()
const proofs: readonly Proof[] = [
  atMost(
    'A against A is called different, 1,000 experiments, deals settled beforehand',
    wronglyDifferent(1000, 'fixed'),
    0.05,
  ),
  atMost(
    'A against A is called different, 1,000 experiments, looked at seven times',
    wronglyDifferent(1000, 'anytime'),
    0.05,
  ),
  atMost(
    'two results by the same rules are called different, 1,000 comparisons of 40 deals and 400',
    wronglyCompared(1000, [40, 400]),
    0.05,
  ),
  atMost(
    'two results by the same rules are called different, 1,000 comparisons of 120 deals and 120',
    wronglyCompared(1000, [120, 120]),
    0.05,
  ),
  atLeast('the truth is in the interval, 2,000 experiments, deals settled beforehand', held(2000, 'fixed'), 0.94),
  atLeast('the truth is in the interval, 2,000 experiments, looked at whenever one likes', held(2000, 'anytime'), 0.94),
  atLeast(
    'the same with the luck of the dealt cards taken off, 2,000 experiments, deals settled beforehand',
    heldLessDealt(2000, 'fixed'),
    0.94,
  ),
  atLeast(
    'the same with the luck of the dealt cards taken off, 2,000 experiments, looked at whenever one likes',
    heldLessDealt(2000, 'anytime'),
    0.94,
  ),
  atLeast('the truth is in the interval at every look, 2,000 experiments', alwaysHeld(2000), 0.94),
  atMost(
    `a planted effect is found with 0.8 × ${planned} deals, 2,000 experiments`,
    found(2000, Math.floor(0.8 * planned)),
    0.8,
  ),
  atLeast(
    `a planted effect is found with 1.2 × ${planned} deals, 2,000 experiments`,
    found(2000, Math.ceil(1.2 * planned)),
    0.8,
  ),
]

const results = new URL('../bench/results/lab-proof.json', import.meta.url)
await writeFile(results, `${JSON.stringify({ software: VERSION, proofs }, null, 2)}\n`)
process.exitCode = proofs.every(({ holds }) => holds) ? 0 : 1
