import type { Text } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import { armNamed } from '../named.ts'
import { measureNamed, type SpokenVerdict, verdictsInWords } from '../wording.ts'
import { escaped } from './escaped.ts'
import { axisOf, PLOT_BOX, plotDrawing, plotMarks, type Scale, scaleIn, scaleOf } from './plot.ts'

const ROW = 26
/** The labels of a scale, below what is drawn on it. */
const AXIS = 14
const TOP = 30
const NAMES = 330
const COLUMN = 190

/** A picture for a text: the differences of the measures that some variant moves, with their intervals; names in both languages. */
export const forestPicture = (outcome: Outcome): string => {
  const spoken = verdictsInWords(outcome)
  const moved = movedMeasures(outcome)
  const scale = scaleOf(spoken.flat())
  const heads = spoken.map((_, variant) => headOf(armNamed(outcome.plan, variant + 1), NAMES + variant * COLUMN + 80))
  const axesAt = (own: Scale, y: number): string[] =>
    spoken.map((_, variant) => `<g transform="translate(${NAMES + variant * COLUMN} ${y})">${axisOf(own)}</g>`)
  let y = TOP
  const rows = moved.map((k) => {
    const top = y
    const { ja, en }: Text = measureNamed(outcome.plan, outcome.result.measures[k]!.id).name
    const told = spoken.map((verdicts) => verdicts[k]!)
    const own = scaleIn(scale, told)
    const plots = told.map((verdict, variant) => placed(verdict, own, NAMES + variant * COLUMN, top))
    y += own.isOwn ? ROW + AXIS : ROW
    const axes = own.isOwn ? axesAt(own, top + ROW - 4) : []
    return `<text x="0" y="${top + 16}">${escaped(ja)} <tspan class="en">${escaped(en)}</tspan></text>${plots.join('')}${axes.join('')}`
  })
  const axes = axesAt(scale, y)
  const width = NAMES + spoken.length * COLUMN
  const height = y + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">
<style>.band{fill:#ece4d6}.tick{stroke:#ddd5c8}.zero{stroke:#6b645a}.axis text{fill:#6b645a;font-size:11px;text-anchor:middle}.interval{stroke:#22201c;stroke-width:2}.differs .interval{stroke:#9e2b1e}.differs circle{fill:#9e2b1e}.en{fill:#6b645a;font-size:11px}</style>
<rect width="100%" height="100%" fill="#fcfaf5"/>
${heads.join('')}
${rows.join('\n')}
${axes.join('')}
</svg>
`
}

/** The measures, by their place, that some variant moves. */
export const movedMeasures = ({ result }: Outcome): number[] =>
  result.measures.flatMap(({ variants }, k) => (variants.some(({ verdict }) => verdict === 'differs') ? [k] : []))

/** Above a column whose middle is at `x`: a name that was given, or one that is made in both languages. */
const headOf = ({ ja, en }: Text, x: number): string =>
  ja === en
    ? `<text x="${x}" y="18" text-anchor="middle">${escaped(ja)}</text>`
    : `<text x="${x}" y="11" text-anchor="middle">${escaped(ja)}</text><text x="${x}" y="25" text-anchor="middle" class="en">${escaped(en)}</text>`

const placed = (verdict: SpokenVerdict, scale: Scale, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" class="${verdict.estimate.verdict}"><svg ${PLOT_BOX}>${plotDrawing(plotMarks(verdict, scale))}</svg></g>`
