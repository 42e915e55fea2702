import { availableParallelism, constants } from 'node:os'
import { CHROMIUM } from '../chromium.ts'
import { DATABASES } from '../databases.ts'
import { PARTS, type PartName, runPart } from '../parts.ts'
import { announce, installMissing, type Need, provide } from '../programs.ts'
import { saveFigures } from '../results.ts'
import { root, say, stop } from '../runtime.mjs'
import { ZSH } from '../zsh.ts'
import type { Finding } from './finding.ts'
import { interruption, watchInterruptions } from './interruption.ts'
import { openScreen } from './screen.ts'
import { count, summary } from './summary.ts'

/** When a command began, in milliseconds since 1970, and whether something had to be installed for it. */
export interface Beginning {
  readonly began: number
  readonly installed: boolean
}

/** What a part needs before it begins. Tests outside the browser ask for theirs themselves, when they come to it. */
const NEEDS: Readonly<Record<PartName, readonly Need[]>> = { check: [], unit: [], e2e: [CHROMIUM] }

/** `npm test` with these words behind it: runs what they ask for, in the project itself. Answers the code to end with: 0 where nothing failed. */
export async function test(words: readonly string[], { began, installed }: Beginning): Promise<number> {
  const isSaved = words.includes('--save')
  const [named, ...more] = words.filter((word) => word !== '--save')
  const alone = PARTS.find((part) => part === named)
  if (named !== undefined && alone === undefined)
    stop(`${named} という検査はありません。`, `There is no part ${named}: ${PARTS.join(', ')}.`)
  if (isSaved && more.length > 0)
    stop('一部だけの時間は保存できません。', 'What a part of the tests takes is not saved: leave out what follows.')
  watchInterruptions()
  const { findings, seconds, provided } = await (alone ? runAlone(alone, more) : runAll())
  console.log(summary(findings))
  const isGood = count(findings).failed === 0
  if (isSaved && !isGood) say('失敗があるので保存しません。', 'Not saved, for something failed.')
  if (isSaved && isGood) {
    const whole = Math.round((Date.now() - began) / 1000)
    const key = installed || provided ? 'fresh_s' : 'again_s'
    saveFigures({ cores: availableParallelism(), ...(!alone && { [key]: whole }), parts: seconds })
  }
  const signal = interruption.signal()
  if (signal !== undefined) return 128 + constants.signals[signal]
  return isGood ? 0 : 1
}

interface Run {
  readonly findings: readonly Finding[]
  /** Seconds of each part. */
  readonly seconds: Readonly<Record<string, number>>
  /** Whether programs had to be installed. */
  readonly provided: boolean
}

async function runAlone(part: PartName, more: readonly string[]): Promise<Run> {
  const provided = await provide(...NEEDS[part])
  return { ...(await run([part], more, async () => undefined)), provided: provided.length > 0 }
}

/** All parts. Programs are installed meanwhile: Chromium, which is large, while tests run that need none. */
async function runAll(): Promise<Run> {
  announce([DATABASES, ZSH, CHROMIUM])
  const small = installMissing([DATABASES, ZSH])
  const large = small.then(() => installMissing([CHROMIUM]))
  const before: Readonly<Record<PartName, Promise<readonly Need[]>>> = {
    check: Promise.resolve([]),
    unit: small,
    e2e: large,
  }
  const ran = await run(PARTS, [], (part) => before[part])
  return { ...ran, provided: [...(await small), ...(await large)].length > 0 }
}

async function run(
  parts: readonly PartName[],
  more: readonly string[],
  ready: (part: PartName) => Promise<unknown>,
): Promise<Omit<Run, 'provided'>> {
  const screen = openScreen(process.stdout)
  const findings: Finding[] = []
  const seconds: Record<string, number> = {}
  for (const [k, part] of parts.entries()) {
    const start = performance.now()
    await Promise.race([ready(part), interruption.came])
    const signal = interruption.signal()
    if (signal !== undefined) {
      const text = `not run, for ${signal} came before it`
      findings.push({ title: part, ok: false, seconds: 0, tests: [], faults: [{ name: part, text }] })
      continue
    }
    findings.push(...(await runPart(part, { folder: root, more, following: parts.slice(k + 1), screen })))
    seconds[part] = Math.round((performance.now() - start) / 1000)
  }
  return { findings, seconds }
}
