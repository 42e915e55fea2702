import type { Refusal } from '@tefuda/kernel'
import type { Experiment } from '@tefuda/lab'
import { Link } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { labAddress } from '../setup/lab-href.ts'
import { useLabText } from './texts.ts'

interface RefusedProps {
  readonly refusal: Refusal
  /** As it was asked, where it stands beside this to be changed. */
  readonly experiment?: Experiment
}

/** Why an experiment cannot be played, and the way on where there is none beside it. */
export const Refused = ({ refusal, experiment }: RefusedProps) => {
  const t = useLabText()
  const say = useSay()
  return (
    <div className="lab-card">
      <p className="lab-refused" role="alert">
        {say(refusal.message)}
      </p>
      {experiment === undefined && <Link href="/lab">{t('beginAnew')}</Link>}
      {experiment !== undefined && refusal.code === 'game-gone' && (
        <Link href={labAddress({ ...experiment, rulesVersion: undefined })}>{t('presentRules')}</Link>
      )}
    </div>
  )
}
