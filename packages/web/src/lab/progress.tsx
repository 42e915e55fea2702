import type { Plan } from '@tefuda/lab'
import type { ReactNode } from 'react'
import { Button } from '../frame/index.ts'
import { formatNumber } from '../i18n/index.ts'
import { moreDeals } from './edit.ts'
import { useLabText } from './texts.ts'
import type { LabRunning } from './use-lab.ts'

interface ProgressProps {
  readonly plan: Plan
  readonly lab: LabRunning
  /** Asks for so many deals in all. */
  readonly onDeals: (deals: number) => void
}

/** How many deals have been played, and the buttons that begin, stop and go on: each stays in its place. */
export const Progress = ({ plan, lab, onDeals }: ProgressProps) => {
  const t = useLabText()
  const isRunning = lab.state === 'running'
  const whyNot = WHY_NOT[lab.state]
  const played = lab.outcome?.result.deals ?? 0
  const all = plan.experiment.until.deals
  const more = moreDeals(all) ?? all
  const whyNoMore = (): string | null => {
    if (whyNot === null) return t('firstThese')
    return lab.state === 'over' && played >= all && more > all ? null : t(whyNot)
  }
  return (
    <section className="lab-card lab-progress">
      <ProgressBar deals={played} all={all} standing={<Standing lab={lab} />} />
      <div className="lab-acts">
        <Button kind="primary" icon="play" unavailable={whyNot === null ? null : t(whyNot)} onPress={lab.go}>
          {t(lab.state === 'stopped' ? 'goOn' : 'begin')}
        </Button>
        <Button kind="danger" icon="pause" unavailable={isRunning ? null : t('notRunning')} onPress={lab.stop}>
          {t('stop')}
        </Button>
      </div>
      <Button icon="plus" unavailable={whyNoMore()} onPress={() => lab.goOnAfter(() => onDeals(more))}>
        {t('moreDeals', { count: formatNumber(more) })}
      </Button>
      {lab.state === 'failed' && <p className="lab-refused">{t('failed')}</p>}
    </section>
  )
}

/** Why nothing can be begun now. */
const WHY_NOT = { ready: null, stopped: null, running: 'isRunning', over: 'nothingLeft', failed: 'failed' } as const

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

const Standing = ({ lab: { state, left, outcome } }: { readonly lab: LabRunning }) => {
  const t = useLabText()
  const leftInWords = useTimeLeft()
  if (state === 'over') return t((outcome?.gate?.answer ?? 'open') === 'open' ? 'over' : 'gateSettled')
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
