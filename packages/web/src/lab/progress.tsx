import type { Plan } from '@tefuda/lab'
import type { ReactNode } from 'react'
import { Button } from '../frame/index.ts'
import { formatNumber } from '../i18n/index.ts'
import { useLabText } from './texts.ts'
import type { useLab } from './use-lab.ts'

/** How many deals have been played, and the buttons that begin, stop and go on. */
export const Progress = ({
  plan,
  lab,
  children,
}: {
  readonly plan: Plan
  readonly lab: ReturnType<typeof useLab>
  readonly children?: ReactNode
}) => {
  const t = useLabText()
  return (
    <section className="lab-card lab-progress">
      <ProgressBar
        deals={lab.outcome?.result.deals ?? 0}
        all={plan.experiment.until.deals}
        standing={<Standing lab={lab} />}
      />
      {lab.state === 'running' ? (
        <Button kind="danger" icon="pause" onPress={lab.stop}>
          {t('stop')}
        </Button>
      ) : (
        (lab.state === 'ready' || lab.state === 'stopped') && (
          <Button kind="primary" icon="play" onPress={lab.go}>
            {t(lab.state === 'ready' ? 'begin' : 'goOn')}
          </Button>
        )
      )}
      {lab.state === 'failed' && <p className="lab-refused">{t('failed')}</p>}
      {children}
    </section>
  )
}

interface ProgressBarProps {
  readonly deals: number
  readonly all: number
  readonly standing: ReactNode
}

export const ProgressBar = ({ deals, all, standing }: ProgressBarProps) => {
  const t = useLabText()
  return (
    <>
      <p>
        <b>{formatNumber(deals)}</b> <span>{t('of', { count: formatNumber(all) })}</span>
        <span className="sp" />
        <span role="status">{standing}</span>
      </p>
      <progress aria-label={t('progress')} value={deals} max={all} />
    </>
  )
}

const Standing = ({ lab: { state, left } }: { readonly lab: ReturnType<typeof useLab> }) => {
  const t = useLabText()
  const leftInWords = useTimeLeft()
  if (state === 'over') return t('over')
  if (state === 'stopped') return t('stopped')
  return state === 'running' && left !== null ? leftInWords(left) : null
}

/** Says how many seconds are left, about. */
export const useTimeLeft = (): ((seconds: number) => string) => {
  const t = useLabText()
  return (seconds) => {
    const time =
      seconds < 90
        ? t('seconds', { count: Math.max(5, 5 * Math.round(seconds / 5)) })
        : t('minutes', { count: Math.round(seconds / 60) })
    return t('left', { time })
  }
}
