// npm run lab-studies: the studies of docs/lab, and the heat tables of all games; -- NAME for one of them.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isRefusal, type Refusal, type RuleValue, VERSION } from '@tefuda/kernel'
import type { Outcome } from '@tefuda/lab'
import {
  experimentNamed,
  heatOf,
  interactionHeat,
  leftOutInWords,
  measureNamed,
  parseExperiment,
  shortNumber,
  verdictsInWords,
} from '@tefuda/lab'
import { forestPicture, HEAT_NOTE, heatMarkdown, movedMeasures } from '@tefuda/lab/report'
import { type RunOptions, runExperiment } from '@tefuda/lab/run'
import { directoryStore } from '@tefuda/lab/store'
import { runSweep, type Swept } from '@tefuda/lab/sweep'
import { STUDIES, type Study, SWEEPS } from './lab-studies-list.ts'

const FOLDER = new URL('../docs/lab/', import.meta.url)
const KEPT = new URL('../.lab/', import.meta.url)

const optionsFor = (id: string): RunOptions => ({
  store: directoryStore(fileURLToPath(new URL(id, KEPT))),
  jobs: availableParallelism(),
  onProgress: (deals) => process.stderr.write(`\r${id}: ${deals} deals `),
})

const granted = <T extends object>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(answer.message.en)
  return answer
}

const study = async (one: Study): Promise<void> => {
  const file = await readFile(new URL(`${one.id}.lab.json`, FOLDER), 'utf8')
  const outcome = granted(await runExperiment(granted(parseExperiment(file)), optionsFor(one.id)))
  await writeFile(new URL(`${one.id}.svg`, FOLDER), forestPicture(outcome))
  await writeFile(new URL(`${one.id}.md`, FOLDER), studyPage(one, outcome))
}

const studyPage = ({ id, asks, says, cannot }: Study, outcome: Outcome): string => {
  const { plan, result } = outcome
  const bots = [...new Set(plan.players.map(({ bot }) => bot))].join(', ')
  const name = experimentNamed(plan).ja
  return `# ${name}

${asks.ja}

${asks.en}

${result.deals.toLocaleString('en')}回の配り・${plan.experiment.seats}人・ボット ${bots}。[実験のファイル / the experiment](${id}.lab.json)、\`npm run lab-studies -- ${id}\` で作成 / made by it, Tefuda ${VERSION}, rules ${plan.game.rulesVersion}.

![${name}](${id}.svg)

${resultTable(outcome)}

[読み方 / how to read it](../lab.md#読み方)

## 答え

${says.ja}

${cannot.ja}

## In English

${says.en}

${cannot.en}
`
}

/** The measures that some variant moves. */
const resultTable = (outcome: Outcome): string => {
  const { plan, result } = outcome
  const spoken = verdictsInWords(outcome)
  const names = plan.arms.slice(1).map(({ name }) => name)
  const rows = movedMeasures(outcome).map((k) => {
    const { id, base } = result.measures[k]!
    const { ja, en } = measureNamed(plan, id).name
    const cells = spoken.map((verdicts) => {
      const { estimate } = verdicts[k]!
      const interval = `${shortNumber(estimate.low)} … ${shortNumber(estimate.high)}`
      return estimate.verdict === 'differs'
        ? `**${shortNumber(estimate.mean)}** (${interval})`
        : `${shortNumber(estimate.mean)} (${interval})`
    })
    return `| ${ja}<br>${en} | ${shortNumber(base.mean)} | ${cells.join(' | ')} |`
  })
  return `| | 基準 / base | ${names.join(' | ')} |
|---|--:|${names.map(() => '--:|').join('')}
${rows.join('\n')}

太字は差のあるもの、かっこの中は基準との差の95 %の幅。 / Bold: differs; in brackets the 95 % interval of the difference from the base.`
}

const sweep = async (game: string, seats: number, fixed: { readonly [name: string]: RuleValue }): Promise<string> => {
  const swept: Swept = granted(
    await runSweep({ game, seats, fixed, deals: SWEEPS.deals, strength: 2 }, optionsFor(`sweep-${game}`)),
  )
  const { name } = swept.outcome.plan.game
  const broken = swept.faults.map(
    ({ set, findings }) => `\n- \`${JSON.stringify(set)}\`: ${findings[0]?.message.split('\n')[0]}`,
  )
  const leftOut = swept.leftOut
    .map((variant) => leftOutInWords(swept.outcome.plan, variant))
    .map(({ ja, en }) => `\n- ${ja} / ${en}`)
  return `## ${name.ja} / ${name.en}

${seats}人 / seats, \`${JSON.stringify(fixed)}\`. 設定の組み合わせ${swept.tried}とおりで約束の破れ${swept.faults.length}件 / in ${swept.tried} combinations of settings ${swept.faults.length} broke a promise.${broken.join('')}${leftOut.join('')}

${heatMarkdown(swept.outcome.plan, heatOf(swept.outcome, [...swept.outcome.plan.experiment.variants.keys()]))}
${swept.paired === null ? '' : pairTable(swept.paired)}
`
}

/** What the strongest changes do two by two, beyond the sum. */
const pairTable = (paired: Outcome): string => {
  const heat = interactionHeat(paired)
  const title = '### 相性：よく効く設定を二つずつ / Beyond the sum: the strongest, two by two'
  return heat.measures.length === 0
    ? `\n${title}\n\n差のある組はありません。 / No pair does anything beyond the sum.`
    : `\n${title}\n\n${heatMarkdown(paired.plan, heat)}`
}

const sweeps = async (): Promise<void> => {
  const parts: string[] = []
  for (const { game, seats, fixed } of SWEEPS.games) parts.push(await sweep(game, seats, fixed))
  const page = `# 総あたり / Sweeps

${HEAT_NOTE.ja} 設定ごとに${SWEEPS.deals}回、ボットは greedy。\`npm run lab-studies -- sweep\` で作成。

${HEAT_NOTE.en} ${SWEEPS.deals} deals a setting, bots: greedy. Made by \`npm run lab-studies -- sweep\` with Tefuda ${VERSION}.

${parts.join('\n')}`
  await writeFile(new URL('sweep.md', FOLDER), page)
}

const main = async (): Promise<void> => {
  const asked = process.argv.slice(2)
  const isAsked = (id: string): boolean => asked.length === 0 || asked.includes(id)
  for (const one of STUDIES) if (isAsked(one.id)) await study(one)
  if (isAsked('sweep')) await sweeps()
  process.stderr.write('\n')
}

await main()
