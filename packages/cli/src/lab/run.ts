import { basename } from 'node:path'
import { isRefusal, type Text, text } from '@tefuda/kernel'
import {
  armNamed,
  type Experiment,
  hasOtherDeck,
  noDifferenceExpected,
  OTHER_DECK,
  parseExperiment,
  planOf,
  repeatsInWords,
} from '@tefuda/lab'
import type { Store } from '@tefuda/lab/store'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'
import { readTextFile } from '../text-file.ts'
import { liveTables } from './live-tables.ts'
import type { LabOptions } from './options.ts'
import { playedBy } from './queue.ts'
import { lineWidth, resultLines } from './result-lines.ts'
import { writeReport } from './results.ts'
import { stoppedInWords } from './stopped.ts'
import { storeAt } from './store.ts'
import { working } from './working.ts'

/** Longer files hold more than an experiment. */
const MAX_BYTES = 1_000_000

/** Runs the experiment of a file, or goes on with it. Ctrl-C ends it with what is there. */
export const runLab = async (file: string, options: LabOptions, console: Console): Promise<number> => {
  const { out = `${basename(file).replace(/(\.lab)?\.json$/, '')}.lab`, json } = options
  const asked = await experimentIn(file, options, console)
  const store = await storeAt(out)
  const experiment = await withAllHeld(asked, store, console)
  tellBefore(experiment, console)
  const { runExperiment } = await import('@tefuda/lab/run')
  const { done, exit } = await working(
    console,
    experiment.until.deals,
    {
      store,
      jobs: options.jobs,
      refused: EXIT.file,
      drawing: json ? undefined : (soFar, size) => liveTables(soFar, console.look, size),
    },
    (running, warn) =>
      runExperiment(experiment, {
        ...running,
        ...playedBy(options, console.look, warn),
      }),
  )
  await writeReport(done, store, console)
  if (json) console.printJson(done.result)
  else console.print(resultLines(done, store.address, console.look, lineWidth(console)))
  const [played, all] = [done.result.deals, experiment.until.deals]
  if (exit === EXIT.interrupted && played < all) console.warn(console.look.say(stoppedInWords(played, all)))
  return exit
}

/** Where fewer deals are asked for than there are results of, none of those is taken away. */
const withAllHeld = async (
  experiment: Experiment,
  store: Store,
  { look: { say }, warn }: Console,
): Promise<Experiment> => {
  const plan = planOf(experiment)
  if (isRefusal(plan)) return experiment
  const { dealsHeld } = await import('@tefuda/lab/results')
  const held = await dealsHeld(store, plan)
  const { deals } = experiment.until
  if (held <= deals) return experiment
  const [all, asked] = [held.toLocaleString('en'), deals.toLocaleString('en')]
  warn(
    say(
      text(
        `${store.address} には${all}回の配りの結果があるので、${asked}回に減らさず、全部を使います。${asked}回だけの結果は、--out に別の場所を指定してください。`,
        `${store.address} holds the results of ${all} deals, and all of them stay; for those of ${asked} alone give --out another place.`,
      ),
    ),
  )
  return { ...experiment, until: { ...experiment.until, deals: held } }
}

/** Before anything is played: which variants should make no difference or are the same, and whose deals are not the same. */
const tellBefore = (experiment: Experiment, { look: { say }, warn }: Console): void => {
  const plan = planOf(experiment)
  if (isRefusal(plan)) return
  for (const variant of experiment.variants.keys()) {
    const name = armNamed(plan, variant + 1)
    const tell = ({ ja, en }: Text): void => warn(say(text(`案「${name.ja}」：${ja}`, `Variant "${name.en}": ${en}`)))
    const same = noDifferenceExpected(plan, variant)
    if (same !== null) tell(same)
    const repeats = repeatsInWords(plan, variant)
    if (repeats !== null) tell(repeats)
    if (hasOtherDeck(plan, variant)) tell(OTHER_DECK)
  }
}

const experimentIn = async (file: string, { deals }: LabOptions, { input }: Console): Promise<Experiment> => {
  const experiment = parseExperiment(await readTextFile(file, input, MAX_BYTES))
  if (isRefusal(experiment)) throw new Failure(EXIT.file, experiment)
  return deals === undefined
    ? experiment
    : { ...experiment, until: { deals: wholeNumber('--deals', deals, 1, 100_000_000) } }
}
