import type { Plan } from '@tefuda/lab'
import type { ReactNode } from 'react'
import { Button } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { moreDeals } from './edit.ts'
import { whyNoMore } from './more.ts'
import { useLabText } from './texts.ts'
import type { LabRunning } from './use-lab.ts'

interface ProgressProps {
  readonly plan: Plan
  readonly lab: LabRunning
  /** Asks for so many deals in all. */
  readonly onDeals: (deals: number) => void
  /** Another way to have it played. */
  readonly children?: ReactNode
}

/** How many deals have been played, and the buttons that begin, stop and go on: each stays in its place. */
export const Progress = ({ plan, lab, onDeals, children }: ProgressProps) => {
  const t = useLabText()
  const say = useSay()
  const isRunning = lab.state === 'running'
  const whyNot = WHY_NOT[lab.state]
  return (
    <section className="lab-card lab-progress">
      <ProgressBar
        deals={lab.outcome?.result.deals ?? 0}
        all={plan.experiment.until.deals}
        standing={<Standing lab={lab} />}
      />
      <div className="lab-acts">
        <Button kind="primary" icon="play" unavailable={whyNot === null ? null : t(whyNot)} onPress={lab.go}>
          {t(lab.state === 'stopped' ? 'goOn' : 'begin')}
        </Button>
        <Button kind="danger" icon="pause" unavailable={isRunning ? null : t('notRunning')} onPress={lab.stop}>
          {t('stop')}
        </Button>
      </div>
      <More all={plan.experiment.until.deals} lab={lab} onDeals={onDeals} />
      {lab.state === 'failed' && (
        <p className="lab-refused" role="alert">
          {lab.refused === null ? t('failed') : say(lab.refused.message)}
        </p>
      )}
      {children}
    </section>
  )
}

interface MoreProps extends Pick<ProgressProps, 'lab' | 'onDeals'> {
  readonly all: number
}

/** The button that asks for more deals; where there are none to be asked for, that is said in its place. */
const More = ({ all, lab, onDeals }: MoreProps) => {
  const t = useLabText()
  const none = whyNoMore(all, lab)
  if (none !== null) return <p className="lab-no-more">{t(none)}</p>
  const more = moreDeals(all)!
  const notYet = lab.state === 'over' ? null : (WHY_NOT[lab.state] ?? 'firstThese')
  return (
    <Button
      icon="plus"
      unavailable={notYet === null ? null : t(notYet)}
      onPress={() => lab.goOnAfter(() => onDeals(more))}
    >
      {t('moreDeals', { count: formatNumber(more) })}
    </Button>
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

const Standing = ({ lab: { state, left } }: { readonly lab: LabRunning }) => {
  const t = useLabText()
  const leftInWords = useTimeLeft()
  if (state === 'over') return t('over')
  if (state === 'stopped') return t('stopped')
  return state === 'running' && left !== null ? leftInWords(left) : null
}

/** Says how many seconds are left, about: until all is played, or until its time is up. */
export const useTimeLeft = (): ((seconds: number, until?: 'left' | 'leftToCut') => string) => {
  const t = useLabText()
  return (seconds, until = 'left') => {
    const time =
      seconds < 90
        ? t('seconds', { count: Math.max(5, 5 * Math.round(seconds / 5)) })
        : t('minutes', { count: Math.round(seconds / 60) })
    return t(until, { time })
  }
}
