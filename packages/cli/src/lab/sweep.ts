import { findGame } from '@tefuda/games'
import { type RuleValue, type Text, text } from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import { interactionsOf, leftOutInWords, type Outcome } from '@tefuda/lab'
import type { Swept } from '@tefuda/lab/sweep'
import type { Console } from '../console.ts'
import { EXIT } from '../failure.ts'
import { rulesRequest, wholeNumber } from '../rules-options.ts'
import type { LabOptions } from './options.ts'
import { nowAndThen } from './progress.ts'
import { playedBy } from './queue.ts'
import { lineWidth, strongestLines, toldIn } from './result-lines.ts'
import { writePage } from './results.ts'
import { stoppedInWords } from './stopped.ts'
import { storeAt } from './store.ts'
import { working } from './working.ts'

/** Deals for each setting, and settings that are combined, where nothing else is asked. */
const DEALS = '200'
const STRENGTH = '2'

/** Looks at all settings of a game at once, and leaves a page, the results and what broke in one place. */
export const sweepLab = async (id: string, options: LabOptions, console: Console): Promise<number> => {
  const { out = `${id}.sweep`, seats = String(findGame(id)?.minSeats ?? 1), set = [], json } = options
  const { say } = console.look
  const sweep = {
    game: id,
    seats: wholeNumber('--seats', seats, 1, 16),
    fixed: rulesRequest({ set }) as { readonly [name: string]: RuleValue },
    deals: wholeNumber('--deals', options.deals ?? DEALS, 2, 1_000_000),
    strength: wholeNumber('--strength', options.strength ?? STRENGTH, 2, 3),
  }
  const store = await storeAt(out)
  const { runSweep } = await import('@tefuda/lab/sweep')
  const tell = nowAndThen(console)
  let isTried = false
  const { done, exit } = await working(
    console,
    sweep.deals,
    { store, jobs: options.jobs, refused: EXIT.usage, isKept: () => isTried },
    (running, warn) =>
      runSweep(sweep, {
        ...running,
        ...playedBy(options, console.look, warn),
        onTried(tried, all) {
          isTried = tried === all
          if (tried === 0) warn(say(BEFORE(all)))
          if (console.redraw !== undefined) console.redraw(say(TRIED(tried, all)))
          else tell(() => say(TRIED(tried, all)))
        },
        onPaired: (deals) => tell(() => say(PAIRED(deals, sweep.deals))),
      }),
  )
  const { sweepPage } = await import('@tefuda/lab/report')
  const path = await writePage(store, 'sweep.html', sweepPage(done.outcome, console.look.lang, done.leftOut, done))
  const told = toldIn(console.look, lineWidth(console))
  const { tried, faults, leftOut, outcome, paired } = done
  const stopped = exit === EXIT.interrupted ? stoppedAt(done, sweep.deals) : null
  if (json)
    console.printJson({
      tried,
      faults,
      leftOut,
      ...outcome.result,
      pairs: paired === null ? [] : pairsAsJson(paired),
    })
  else
    console.print([
      ...told(
        text(
          `設定の組み合わせ${tried}とおりを試しました。約束の破れは${faults.length}件です。`,
          `Tried ${tried} combinations of settings; ${faults.length} broke a promise.`,
        ),
      ),
      ...faults.flatMap(({ set: broken, findings }) =>
        told(same(`${JSON.stringify(broken)} ${findings[0]?.message.split('\n')[0]}`)),
      ),
      ...leftOut.flatMap((variant) => told(leftOutInWords(outcome.plan, variant))),
      ...strongestLines(outcome, console.look, lineWidth(console)),
      ...(stopped === null ? [] : told(stopped)),
      ...told(
        text(
          `表は ${path} に、結果は ${store.address} にあります。`,
          `The tables are in ${path}, the results in ${store.address}.`,
        ),
      ),
    ])
  return faults.length > 0 ? EXIT.no : exit
}

const BEFORE = (all: number): Text =>
  text(
    `はじめに、設定の組み合わせ${all}とおりで対局の終わりまで遊び、約束が守られるかを確かめます。長い対局になる組み合わせもあります。結果が残るのは、そのあとの、設定をひとつずつ変える配りからです。`,
    `First whole sessions are played with ${all} combinations of settings, to see whether what the game promises is kept; with some of them a session is long. Results are kept from what follows: deals with each setting changed by itself.`,
  )

const TRIED = (tried: number, all: number): Text =>
  text(`設定の組み合わせを試しています　${tried} / ${all}`, `Trying combinations of settings: ${tried} of ${all}`)

const PAIRED = (deals: number, all: number): Text =>
  text(
    `よく効く設定を二つずつ試しています　${deals} / ${all} 回`,
    `Playing the settings that move most, two by two: ${deals} of ${all} deals`,
  )

/** How far a sweep was that was stopped; null where nothing was left to play. */
export const stoppedAt = ({ outcome, paired }: Pick<Swept, 'outcome' | 'paired'>, all: number): Text | null => {
  const isOfPairs = outcome.result.deals === all
  const deals = isOfPairs ? (paired?.result.deals ?? 0) : outcome.result.deals
  if (deals === all) return null
  const of = isOfPairs
    ? text('二つずつ変える', ' of two settings together')
    : text('ひとつずつ変える', ' of each setting')
  return stoppedInWords(deals, all, of)
}

/** What pairs of changes do beyond the sum of both. */
const pairsAsJson = (paired: Outcome) =>
  paired.plan.pairs.map(({ both }, pair) => ({
    name: paired.plan.arms[both + 1]!.name,
    measures: paired.plan.ids.map((id, measure) => {
      const { mean, low, high, verdict } = interactionsOf(paired, measure)[pair]!
      return { id, mean, low, high, verdict }
    }),
  }))
