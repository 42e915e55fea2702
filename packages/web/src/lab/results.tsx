import {
  differencesInWords,
  gateInWords,
  measureNamed,
  noEffect,
  type Outcome,
  type Plan,
  rangeInWords,
  type SpokenVerdict,
  shortNumber,
  shownQ,
  verdictsInWords,
} from '@tefuda/lab'
import { HEIGHT, plotMarks, scaleOf, WIDTH } from '@tefuda/lab/report'
import { useSay } from '../i18n/index.ts'
import { Besides } from './besides.tsx'
import { ChangedDeals } from './changed-deals.tsx'
import { letterOf } from './edit.ts'
import { Mark, MarkShape } from './mark.tsx'
import { useLabText } from './texts.ts'

interface ResultsProps {
  readonly plan: Plan
  readonly outcome: Outcome | null
  readonly isOver: boolean
}

/** What has been found so far: a sentence for each variant, and all measures. */
export const Results = ({ plan, outcome, isOver }: ResultsProps) => {
  const t = useLabText()
  const say = useSay()
  if (outcome === null)
    return (
      <section className="lab-card lab-results" aria-label={t('results')}>
        <p className="muted">{t('waiting')}</p>
        <p className="muted">{t('bots')}</p>
      </section>
    )
  const verdicts = verdictsInWords(outcome.result.measures, outcome.tally, outcome.reading)
  const scale = scaleOf(verdicts.flat())
  return (
    <section className="lab-card lab-results" aria-label={t('results')}>
      <div className="lab-found">
        {verdicts.map((spoken, variant) => (
          <Found key={letterOf(variant)} outcome={outcome} variant={variant} verdicts={spoken} isOver={isOver} />
        ))}
      </div>
      {outcome.gate !== null && (
        <p>
          <b>{say(gateInWords(plan, outcome.gate))}</b>
        </p>
      )}
      <div className="lab-wide">
        <table>
          <Heads plan={plan} />
          <tbody>
            {outcome.result.measures.map(({ id }, k) => (
              <MeasureRow
                key={id}
                outcome={outcome}
                measure={k}
                verdicts={verdicts.map((spoken) => spoken[k]!)}
                scale={scale}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{t('legend')}</p>
      <ChangedDeals outcome={outcome} />
      <Besides outcome={outcome} />
      <p className="muted">{t('bots')}</p>
    </section>
  )
}

const Heads = ({ plan }: { readonly plan: Plan }) => {
  const t = useLabText()
  const variants = plan.experiment.variants.map((_, variant) => letterOf(variant))
  return (
    <thead>
      <tr>
        <th scope="col">{t('measure')}</th>
        <th scope="col">{t('base')}</th>
        {variants.map((letter, variant) => (
          <th scope="col" key={letter}>
            <Mark variant={variant} /> {t('variant', { letter })}
          </th>
        ))}
        {variants.length > 0 && (
          <>
            <th scope="col" className="lab-plot">
              {t('plot')}
            </th>
            <th scope="col" className="lab-verdicts">
              {t('difference')}
            </th>
          </>
        )}
      </tr>
    </thead>
  )
}

interface FoundProps {
  readonly outcome: Outcome
  readonly variant: number
  readonly verdicts: readonly SpokenVerdict[]
  readonly isOver: boolean
}

const Found = ({ outcome: { plan, tally }, variant, verdicts, isOver }: FoundProps) => {
  const t = useLabText()
  const say = useSay()
  const none = noEffect(tally, variant)
  const found = differencesInWords(plan, verdicts).map(say)
  return (
    <div>
      <h2>
        <Mark variant={variant} /> {t('variant', { letter: letterOf(variant) })}{' '}
        <span>{plan.experiment.variants[variant]!.name}</span>
      </h2>
      <p>
        {none !== null
          ? say(none)
          : found.length > 0
            ? t('found', { found: found.join(' · ') })
            : t(isOver ? 'noneOver' : 'none')}
      </p>
    </div>
  )
}

interface MeasureRowProps {
  readonly outcome: Outcome
  /** Its place in the list of measures. */
  readonly measure: number
  readonly verdicts: readonly SpokenVerdict[]
  readonly scale: number
}

const MeasureRow = ({ outcome: { plan, result }, measure, verdicts, scale }: MeasureRowProps) => {
  const t = useLabText()
  const say = useSay()
  const { id, base } = result.measures[measure]!
  const { name, unit } = measureNamed(plan, id)
  return (
    <tr>
      <th scope="row">
        {say(name)} <small>{say(unit)}</small>
      </th>
      <td data-head={t('base')}>
        {shortNumber(base.mean)}
        <small>±{half(base.low, base.high)}</small>
      </td>
      {verdicts.map(({ estimate }, variant) => (
        <td key={letterOf(variant)} data-head={t('variant', { letter: letterOf(variant) })}>
          {shortNumber(estimate.mean)}
        </td>
      ))}
      {verdicts.length > 0 && (
        <>
          <td className="lab-plot">
            <Plot verdicts={verdicts} scale={scale} />
          </td>
          <td className="lab-verdicts">
            {verdicts.map(({ estimate, says, q }, variant) => (
              <span key={letterOf(variant)} className={estimate.verdict}>
                <Mark variant={variant} />
                <span>{say(says)}</span>
                {estimate.low !== null &&
                  estimate.high !== estimate.low &&
                  (base.mean !== 0 || estimate.mean !== 0) && (
                    <small>
                      {say(rangeInWords(estimate))} {shownQ(q)}
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

const half = (low: number | null, high: number | null): string =>
  low === null || high === null ? '–' : shortNumber((high - low) / 2)

/** All variants of one measure, one below another, on the scale of the table. */
const Plot = ({ verdicts, scale }: { readonly verdicts: readonly SpokenVerdict[]; readonly scale: number }) => {
  const plots = verdicts.map((verdict) => plotMarks(verdict, scale))
  const height = HEIGHT * plots.length
  const [{ zero, band } = { zero: 0, band: [0, 0] as const }] = plots
  return (
    <svg
      viewBox={`-6 0 ${WIDTH + 12} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={plots.map(({ told }) => told).join(' / ')}
    >
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
