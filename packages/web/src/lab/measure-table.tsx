import {
  groupsByVerdict,
  hasRange,
  isAlwaysSame,
  letterOf,
  measureNamed,
  type Outcome,
  rangeInWords,
  type SpokenVerdict,
  shortNumber,
  shownQ,
  type VerdictGroup,
} from '@tefuda/lab'
import { HEIGHT, partInWords, plotMarks, type Scale, scaleIn, scaleOf, ticksOf, WIDTH } from '@tefuda/lab/report'
import { type ReactNode, useState } from 'react'
import { Icon } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { ArmHead, useArmName } from './arm-head.tsx'
import { Mark, MarkShape } from './mark.tsx'
import { useLabText } from './texts.ts'

interface MeasureTableProps {
  readonly outcome: Outcome
  /** By variant, by measure. */
  readonly verdicts: readonly (readonly SpokenVerdict[])[]
  /** Whether each measure is a block of its own. */
  readonly isStacked: boolean
}

/** All measures: what differs first. */
export const MeasureTable = ({ outcome, verdicts, isStacked }: MeasureTableProps) => {
  const { plan } = outcome
  const scale = scaleOf(verdicts.flat())
  const row = (k: number) => (
    <MeasureRow
      key={plan.ids[k]}
      outcome={outcome}
      measure={k}
      verdicts={verdicts.map((spoken) => spoken[k]!)}
      scale={scale}
      isStacked={isStacked}
    />
  )
  return (
    <div className="lab-wide lab-measures">
      <table>
        <Heads variants={verdicts.length} scale={scale} />
        {verdicts.length === 0 ? (
          <tbody>{plan.ids.map((_, k) => row(k))}</tbody>
        ) : (
          groupsByVerdict(verdicts).map((group) => (
            <Group key={group.verdict} group={group} columns={verdicts.length + 4} isStacked={isStacked}>
              {group.measures.map(row)}
            </Group>
          ))
        )}
      </table>
    </div>
  )
}

interface GroupProps {
  readonly group: VerdictGroup
  /** Of the table. */
  readonly columns: number
  readonly isStacked: boolean
  readonly children: ReactNode
}

/** Measures of which the same is said; where they are stacked only what differs lies open at first. */
const Group = ({ group: { verdict, name, measures }, columns, isStacked, children }: GroupProps) => {
  const say = useSay()
  const [chosen, choose] = useState<boolean | null>(null)
  const isOpen = chosen ?? (verdict === 'differs' || !isStacked)
  return (
    <tbody>
      <tr className="lab-group">
        <th scope="rowgroup" colSpan={columns}>
          <button type="button" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
            <Icon name="right" />
            {say(name)} <small>{measures.length}</small>
          </button>
        </th>
      </tr>
      {isOpen && children}
    </tbody>
  )
}

const Heads = ({ variants, scale }: { readonly variants: number; readonly scale: Scale }) => {
  const t = useLabText()
  return (
    <ArmHead title={t('measure')} variants={variants}>
      {variants > 0 && (
        <>
          <th scope="col" className="lab-plot">
            {t('plot')}
            <Axis scale={scale} />
          </th>
          <th scope="col" className="lab-verdicts">
            {t('difference')}
          </th>
        </>
      )}
    </ArmHead>
  )
}

interface MeasureRowProps {
  readonly outcome: Outcome
  /** Its place in the list of measures. */
  readonly measure: number
  readonly verdicts: readonly SpokenVerdict[]
  /** Of the table. */
  readonly scale: Scale
  readonly isStacked: boolean
}

const MeasureRow = ({ outcome: { plan, result, tally }, measure, verdicts, scale, isStacked }: MeasureRowProps) => {
  const nameOf = useArmName()
  const say = useSay()
  const { id, base } = result.measures[measure]!
  const { name, unit } = measureNamed(plan, id)
  const drawn = scaleIn(scale, verdicts)
  return (
    <tr>
      <th scope="row">
        {say(name)} <small>{say(unit)}</small>
      </th>
      <td data-head={nameOf(0)}>
        {shortNumber(base.mean)}
        {!isAlwaysSame(tally, measure) && <small>{say(rangeInWords(base))}</small>}
      </td>
      {verdicts.map(({ estimate }, variant) => (
        <td key={letterOf(variant)} data-head={nameOf(variant + 1)}>
          {shortNumber(estimate.mean)}
        </td>
      ))}
      {verdicts.length > 0 && (
        <>
          <td className="lab-plot">
            <Plot verdicts={verdicts} scale={drawn} />
            {(isStacked || drawn.isOwn) && <Axis scale={drawn} />}
          </td>
          <td className="lab-verdicts">
            {verdicts.map((spoken, variant) => (
              <span key={letterOf(variant)} className={spoken.estimate.verdict}>
                <Mark variant={variant} />
                <span>
                  {partInWords(spoken)} {say(spoken.says)}
                </span>
                {hasRange(spoken) && (
                  <small>
                    <span>{say(rangeInWords(spoken.estimate))}</span> <span>{shownQ(spoken.q)}</span>
                  </small>
                )}
              </span>
            ))}
          </td>
        </>
      )}
    </tr>
  )
}

/** What the marks of the scale stand for. */
const Axis = ({ scale }: { readonly scale: Scale }) => (
  <svg className="lab-axis" viewBox={`-6 0 ${WIDTH + 12} 12`} width={WIDTH} height="12" aria-hidden="true">
    {ticksOf(scale).map(({ x, label }) => (
      <text key={label} x={x} y="10">
        {label}
      </text>
    ))}
  </svg>
)

/** All variants of one measure, one below another, on one scale. */
const Plot = ({ verdicts, scale }: { readonly verdicts: readonly SpokenVerdict[]; readonly scale: Scale }) => {
  const plots = verdicts.map((verdict) => plotMarks(verdict, scale))
  const height = HEIGHT * plots.length
  const [{ zero, ticks, band } = { zero: 0, ticks: [], band: [0, 0] as const }] = plots
  return (
    <svg
      viewBox={`-6 0 ${WIDTH + 12} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={plots.map(({ told }) => told).join(' / ')}
    >
      {ticks.map((x) => (
        <line key={x} x1={x} x2={x} y1="0" y2={height} className="tick" />
      ))}
      <rect x={band[0]} y="0" width={band[1] - band[0]} height={height} className="band" />
      <line x1={zero} x2={zero} y1="0" y2={height} className="zero" />
      {plots.map(({ mark }, variant) => {
        if (mark === null) return null
        const y = HEIGHT * (variant + 0.5)
        return (
          <g key={letterOf(variant)} className={verdicts[variant]!.estimate.verdict}>
            <line x1={mark.low} x2={mark.high} y1={y} y2={y} className="interval" />
            <MarkShape variant={variant} x={mark.middle} y={y} />
          </g>
        )
      })}
    </svg>
  )
}
