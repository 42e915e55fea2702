import type { Experiment, Outcome, Plan } from '@tefuda/lab'
import { type ReactNode, useState } from 'react'
import { gridOf } from './grid.ts'
import { HeatTable } from './heat-table.tsx'
import { MeasureChoice } from './measure-choice.tsx'
import { MovedTable } from './moved-table.tsx'
import { PairCard } from './pair-card.tsx'
import { PairTable } from './pair-table.tsx'
import { useLabText } from './texts.ts'

interface MatrixProps {
  /** Its variants are the single changes. */
  readonly asked: Experiment
  readonly plan: Plan
  readonly outcome: Outcome | null
  /** How far it is; and what stands below the pair that is looked at. */
  readonly progress: ReactNode
  readonly children: ReactNode
}

/** What the settings of a sweep do to one measure, and beside it the pair that is looked at. */
export const Matrix = ({ asked, plan, outcome, progress, children }: MatrixProps) => {
  const t = useLabText()
  const [wanted, setMeasure] = useState<string | null>(null)
  const measure = wanted !== null && plan.ids.includes(wanted) ? wanted : plan.ids[0]!
  const [chosen, setLooked] = useState<readonly [number, number] | null>(null)
  const looked = chosen ?? ([0, Math.min(1, asked.variants.length - 1)] as const)
  const found = outcome === null ? null : gridOf(outcome, asked.variants.length, plan.ids.indexOf(measure))
  return (
    <>
      <MeasureChoice plan={plan} measure={measure} onChange={setMeasure} />
      <div className="sweep-columns">
        <section className="lab-card" aria-label={t('sweep')}>
          <HeatTable asked={asked} found={found} looked={looked} onLook={setLooked} />
          <p className="muted sweep-how">
            {t('sweepHow')} <i className="more" aria-hidden="true" /> {t('more')}{' '}
            <i className="less" aria-hidden="true" /> {t('less')}
          </p>
          {found !== null && <PairTable asked={asked} found={found} />}
          {outcome !== null && <MovedTable asked={asked} outcome={outcome} onMeasure={setMeasure} />}
        </section>
        <div className="lab-side">
          {progress}
          <PairCard asked={asked} found={found} looked={looked} />
          {children}
        </div>
      </div>
    </>
  )
}
