import { joinTexts, type Setting, type Text, text } from '@tefuda/kernel'
import {
  type Cell,
  cellInWords,
  differenceInWords,
  type Heat,
  type HeatMeasure,
  type HeatRow,
  halfInWords,
  OWN_UNIT,
  SIGNS_TOLD,
  strengthOf,
} from '../heat.ts'
import type { Plan } from '../plan.ts'
import { measureNamed } from '../wording.ts'
import type { SayHtml } from './escaped.ts'

export const HEAT_NOTE = joinTexts(
  [
    text('基準のルールとの差（基準の平均に対する割合）。', 'Difference from the base, as a part of the base’s mean.'),
    SIGNS_TOLD,
    text('× は何も変えなかった設定。', '× a change that changed nothing at all.'),
    OWN_UNIT,
  ],
  text('', ' '),
)

const IDLE = text('影響なし', 'no effect')
const IDLE_NOTE = text(
  '「影響なし」は、どの試合も基準とまったく同じだったもの。',
  '“No effect”: every game was the same as in the base.',
)
const SHADES = text('赤は増え、灰色は減り、濃いほど大きく。', 'Red: more; grey: less; the stronger, the larger.')
const OWN_SHADES = text('その濃さは、差が幅の何倍か。', 'It is shaded by how many times its interval it is.')
const NOTHING = text('差のあるものさしはありません。', 'No measure differs.')

/** The table as a part of a page, with what is to be known of it below; it names the changes also where they move nothing. */
export const heatMarkup = (plan: Plan, heat: Heat, note: Text, say: SayHtml): string => {
  const nothing = heat.measures.length === 0 ? `<p>${say(NOTHING)}</p>` : ''
  const heads = heat.measures.map((measure) => `<th scope="col"><span>${say(headOf(plan, measure))}</span></th>`)
  const rows = heat.rows.map(({ name, isIdle, cells }) => {
    const under = isIdle ? ` <small>${say(IDLE)}</small>` : ''
    const marked = cells.map(
      (cell) =>
        `<td style="${shade(cell)}" title="${halfInWords(cell)}${cell.isPart ? ' %' : ''}">${shown(cell)}${interval(cell)}</td>`,
    )
    return `<tr><th scope="row">${say(name)}${under}</th>${marked.join('')}</tr>`
  })
  const notes = [
    note,
    ...(heat.rows.some(({ isIdle }) => isIdle) ? [IDLE_NOTE] : []),
    SIGNS_TOLD,
    SHADES,
    ...(heat.measures.some(({ unit }) => unit !== null) ? [OWN_UNIT, OWN_SHADES] : []),
  ]
  return `${nothing}<div class="wide"><table class="heat" style="--columns: ${heat.measures.length}"><tr><th></th>${heads.join('')}</tr>${rows.join('')}</table></div><p class="under">${notes.map(say).join(' ')}</p>`
}

/** What a measure is called, and in what its cells are where they are no parts. */
const headOf = (plan: Plan, { id, unit }: HeatMeasure): Text => {
  const { name } = measureNamed(plan, id)
  return unit === null ? name : text(`${name.ja}（${unit.ja}）`, `${name.en} (${unit.en})`)
}

const shown = (cell: Cell): string => (cell.verdict === 'differs' ? differenceInWords(cell) : cellInWords(cell))

const interval = (cell: Cell): string => (cell.verdict === 'differs' ? `<small>${halfInWords(cell)}</small>` : '')

/** Red for more, grey for less, the stronger the larger. */
const shade = (cell: Cell): string => {
  if (cell.verdict !== 'differs') return ''
  const strength = Math.round(15 + 55 * strengthOf(cell))
  return `background:color-mix(in srgb, var(${cell.difference > 0 ? '--red' : '--soft'}) ${strength}%, var(--card))`
}

/** The table as Markdown. */
export const heatMarkdown = (plan: Plan, heat: Heat): string => {
  const names = heat.measures.map((measure) => {
    const { ja, en } = headOf(plan, measure)
    return `${ja}<br>${en}`
  })
  return [
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '--:').join('|')}|`,
    ...heat.rows.map(
      (row) => `| ${changeMarkdown(plan, row)}${row.isIdle ? ' ×' : ''} | ${row.cells.map(shown).join(' | ')} |`,
    ),
  ].join('\n')
}

/** A change as `--set` takes it, and in words where that says little: of what is chosen by name, and of a board nothing else. */
const changeMarkdown = ({ arms, experiment, game }: Plan, { id, name }: HeatRow): string => {
  const { set } = experiment.variants[arms.findIndex((arm) => arm.name === id) - 1]!
  const settings: Readonly<Record<string, Setting>> = game.schema.settings
  const kinds = Object.keys(set).map((key) => settings[key]?.kind)
  const words = `${name.ja}<br>${name.en}`
  if (kinds.includes('matrix')) return words
  return kinds.includes('choice') ? `\`${id}\`<br>${words}` : `\`${id}\``
}
