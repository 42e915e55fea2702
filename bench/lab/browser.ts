import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { playDeal } from '@tefuda/lab'
import { findHeadlessShell } from '../../scripts/chromium.ts'
import { rate, ratioOf, rowOf } from '../measure.ts'
import { folder, freePort, listening } from '../online/places.ts'
import type { Measured, Plan } from '../rounds.ts'
import { CUT_IN, experimentOf, planFor } from './experiments.ts'

/** The page is built before it is served, in milliseconds. */
const STARTING = 600_000
const LEAST_SECONDS = 5

/** The page in a browser, in turn with Node: deals a second of a worker, and frames a second meanwhile. */
export const measureBrowser = async ({ rounds, seconds, progress }: Plan): Promise<Measured> => {
  progress('the page in a browser')
  const long = Math.max(LEAST_SECONDS, seconds)
  const { path, remove } = folder()
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/start.mjs'), '--port', String(port), '--data', path],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const executablePath = findHeadlessShell()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const [here, there, frames]: number[][] = [[], [], []]
  try {
    await listening(port, STARTING, ended)
    const page = await browser.newPage({ locale: 'en-US' })
    const experiment = experimentOf({ ...CUT_IN, until: { deals: 1_000_000 } })
    const query = new URLSearchParams({ e: JSON.stringify(experiment) }).toString()
    await page.goto(`http://127.0.0.1:${port}/lab?${query}`)
    const plan = planFor(CUT_IN)
    let deal = 0
    const ofNode = (): number =>
      rate(long, () => {
        playDeal(plan, deal++)
        return 1
      })
    ofNode()
    for (let round = 0; round < rounds; round++) {
      here!.push(ofNode())
      const seen = await ofPage(page, long)
      there!.push(seen.deals)
      frames!.push(seen.frames)
    }
  } finally {
    await browser.close()
    server.kill()
    await ended
    remove()
  }
  return {
    seconds: long,
    results: [
      rowOf({ name: 'lab/greedy Cut-in Daifugo in Node', unit: 'deals/s' }, here!),
      rowOf({ name: 'lab/the same in a worker of a browser', unit: 'deals/s' }, there!),
      rowOf({ name: 'lab/frames of the page meanwhile', unit: 'frames/s' }, frames!),
    ],
    ratios: { 'lab/a worker of a browser to Node': ratioOf(there!, here!) },
  }
}

/** Lets the page play for so long; per second and worker. */
const ofPage = async (page: Page, seconds: number): Promise<{ readonly deals: number; readonly frames: number }> => {
  await page.getByRole('button', { name: /^(Find out|Go on)$/ }).click()
  await page.waitForTimeout(1000)
  const seen = await page.evaluate<{ deals: number; frames: number }>(watching(seconds))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  return seen
}

/** For the page: what becomes of its progress and its frames. */
const watching = (seconds: number): string => `(async () => {
  const deals = () => Number(document.querySelector('progress').value)
  const began = performance.now()
  const from = deals()
  let frames = 0
  while (performance.now() - began < ${seconds * 1000}) {
    await new Promise(requestAnimationFrame)
    frames++
  }
  const spent = (performance.now() - began) / 1000
  const workers = Math.max(1, navigator.hardwareConcurrency - 1)
  return { deals: (deals() - from) / spent / workers, frames: frames / spent }
})()`
