import { findGame } from '@tefuda/games'
import { type RuleValue, text } from '@tefuda/kernel'
import type { Console } from '../console.ts'
import { EXIT } from '../failure.ts'
import { rulesRequest, wholeNumber } from '../rules-options.ts'
import type { LabOptions } from './options.ts'
import { writePage } from './results.ts'
import { storeAt } from './store.ts'
import { working } from './working.ts'

/** Deals for each setting, and settings that are combined, where nothing else is asked. */
const DEALS = '200'
const STRENGTH = '2'

/** Looks at all settings of a game at once, and leaves a page, the results and what broke in one place. */
export const sweepLab = async (id: string, options: LabOptions, console: Console): Promise<number> => {
  const { out = `${id}.sweep`, seats = String(findGame(id)?.minSeats ?? 1), set = [], json } = options
  const sweep = {
    game: id,
    seats: wholeNumber('--seats', seats, 1, 16),
    fixed: rulesRequest({ set }) as { readonly [name: string]: RuleValue },
    deals: wholeNumber('--deals', options.deals ?? DEALS, 2, 1_000_000),
    strength: wholeNumber('--strength', options.strength ?? STRENGTH, 2, 3),
  }
  const store = await storeAt(out)
  const { runSweep } = await import('@tefuda/lab/sweep')
  const { done, exit } = await working(
    console,
    sweep.deals,
    { store, jobs: options.jobs, refused: EXIT.usage },
    (running) =>
      runSweep(sweep, {
        ...running,
        onTried: (tried, all) =>
          console.redraw?.(
            console.look.say(
              text(
                `設定の組み合わせを試しています　${tried} / ${all}`,
                `Trying combinations of settings: ${tried} of ${all}`,
              ),
            ),
          ),
      }),
  )
  const { sweepPage } = await import('@tefuda/lab/report')
  const path = await writePage(store, 'sweep.html', sweepPage(done.outcome, done, console.look.lang))
  const { tried, faults, outcome } = done
  if (json) console.printJson({ tried, faults, ...outcome.result })
  else {
    const { say } = console.look
    console.print([
      say(
        text(
          `設定の組み合わせ${tried}とおりを試しました。約束の破れは${faults.length}件です。`,
          `Tried ${tried} combinations of settings; ${faults.length} broke a promise.`,
        ),
      ),
      ...faults.map(({ set: broken, findings }) => `${JSON.stringify(broken)} ${findings[0]?.message.split('\n')[0]}`),
      path,
    ])
  }
  return faults.length > 0 ? EXIT.no : exit
}
