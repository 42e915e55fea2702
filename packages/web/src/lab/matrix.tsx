import { measureNamed, SIGNS_TOLD } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { HeatTable } from './heat-table.tsx'
import { MeasureChoice } from './measure-choice.tsx'
import { MovedTable } from './moved-table.tsx'
import { PairTable } from './pair-table.tsx'
import { useLabText } from './texts.ts'
import type { MatrixSeen } from './use-matrix.ts'

/** What the settings of a sweep do to one measure. */
export const Matrix = (seen: MatrixSeen) => {
  const t = useLabText()
  const say = useSay()
  const { plan, outcome, changes, measure, onMeasure, found } = seen
  const isOwn = found?.[0]?.[0]?.isPart === false
  const unit = isOwn ? say(measureNamed(plan, measure).unit) : '%'
  return (
    <>
      <MeasureChoice plan={plan} measure={measure} onChange={onMeasure} />
      <section className="lab-card" aria-label={t('sweep')}>
        <HeatTable {...seen} />
        <p className="muted sweep-how">
          {t('sweepHow', { unit })} {isOwn && `${t('ownUnit')} `}
          {say(SIGNS_TOLD)} <i className="more" aria-hidden="true" /> {t('more')}{' '}
          <i className="less" aria-hidden="true" /> {t('less')}
        </p>
        {found !== null && <PairTable pairName={seen.pairName} found={found} />}
        {outcome !== null && <MovedTable changes={changes} outcome={outcome} onMeasure={onMeasure} />}
      </section>
    </>
  )
}
