import { type Language, text } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import type { Estimate, VariantEstimate } from '../summary.ts'
import { wholeOf } from '../whole.ts'
import { measureNamed, shortNumber } from '../wording.ts'
import { escaped, sayIn } from './escaped.ts'

/** What each change does to each measure. */
interface Heat {
  /** The measures that some change moves. */
  readonly measures: readonly string[]
  readonly rows: readonly {
    readonly change: string
    /** Whether every game was that of the base. */
    readonly idle: boolean
    readonly cells: readonly HeatCell[]
  }[]
}

interface HeatCell {
  readonly differs: boolean
  /** In parts of the base's mean, or as it is where that is 0; the halves of the interval lie `half` to either side. */
  readonly part: number
  readonly half: number
}

const heatOf = ({ plan, result, tally }: Outcome): Heat => {
  const moved = result.measures.filter(({ variants }) => variants.some(({ verdict }) => verdict === 'differs'))
  return {
    measures: moved.map(({ id }) => id),
    rows: plan.experiment.variants.map(({ name: change }, variant) => ({
      change,
      idle: tally.parted[variant] === 0,
      cells: moved.map(({ base, variants }) => cellOf(base, variants[variant]!)),
    })),
  }
}

const cellOf = (base: Estimate, { difference, low, high, verdict }: VariantEstimate): HeatCell => {
  const whole = wholeOf(base)
  return {
    differs: verdict === 'differs',
    part: (difference ?? 0) / whole,
    half: low === null || high === null ? 0 : (high - low) / 2 / whole,
  }
}

/** `+12 %`, or a dot where no difference was found. */
const cellText = ({ differs, part }: HeatCell): string =>
  differs ? `${part > 0 ? '+' : ''}${shortNumber(Math.round(part * 100))} %` : '·'

export const HEAT_NOTE = text(
  '基準のルールとの差（基準の平均に対する割合）。· は差が見つからないもの、× は一手も変わらなかった設定。',
  'Difference from the base, as a part of the base’s mean. A dot: no difference was found. ×: a change by which no move was played differently.',
)

/** The table as a part of a page. */
export const heatMarkup = (outcome: Outcome, language: Language): string => {
  const heat = heatOf(outcome)
  const say = sayIn(language)
  const heads = heat.measures.map(
    (id) => `<th scope="col"><span>${say(measureNamed(outcome.plan, id).name)}</span></th>`,
  )
  const rows = heat.rows.map(({ change, idle, cells }) => {
    const marked = cells.map(
      (cell) => `<td style="${shade(cell)}" title="±${Math.round(cell.half * 100)} %">${cellText(cell)}</td>`,
    )
    return `<tr><th scope="row">${escaped(change)}${idle ? ' ×' : ''}</th>${marked.join('')}</tr>`
  })
  return `<div class="wide"><table class="heat"><tr><th></th>${heads.join('')}</tr>${rows.join('')}</table></div><p class="under">${say(HEAT_NOTE)}</p>`
}

/** Red for more, grey for less, the stronger the larger; all from half as much again on. */
const shade = ({ differs, part }: HeatCell): string => {
  if (!differs) return ''
  const strength = Math.round(15 + 55 * Math.min(1, Math.abs(part) / 0.5))
  return `background:color-mix(in srgb, var(${part > 0 ? '--red' : '--soft'}) ${strength}%, var(--card))`
}

/** The same as Markdown. */
export const heatMarkdown = (outcome: Outcome): string => {
  const heat = heatOf(outcome)
  const names = heat.measures.map((id) => {
    const { ja, en } = measureNamed(outcome.plan, id).name
    return `${ja}<br>${en}`
  })
  return [
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '--:').join('|')}|`,
    ...heat.rows.map(
      ({ change, idle, cells }) => `| \`${change}\`${idle ? ' ×' : ''} | ${cells.map(cellText).join(' | ')} |`,
    ),
  ].join('\n')
}
