import type { Refusal } from '@tefuda/kernel'
import type { Experiment } from '@tefuda/lab'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { type LabPage, labAddress } from '../setup/lab-href.ts'
import { OpenFile } from './open-file.tsx'
import { useLabText } from './texts.ts'

interface RefusedPageProps {
  readonly title: string
  readonly refusal: Refusal
  /** Where an experiment is opened. */
  readonly page?: LabPage
}

/** A page whose address holds no experiment that can be played. */
export const RefusedPage = ({ title, refusal, page = 'lab' }: RefusedPageProps) => {
  const t = useLabText()
  const [, navigate] = useLocation()
  return (
    <>
      <h1>{title}</h1>
      <Why refusal={refusal}>
        <p className="lab-acts">
          <Link href="/lab">{t('beginAnew')}</Link>
          <OpenFile onOpen={(experiment) => navigate(labAddress(experiment, page))} />
        </p>
      </Why>
    </>
  )
}

interface RefusedProps {
  readonly refusal: Refusal
  /** As it was asked. */
  readonly experiment: Experiment
  /** Opens another from a file; where it is not given that is offered elsewhere. */
  readonly onOpen?: (experiment: Experiment) => void
}

/** Why an experiment cannot be played that stands beside this to be changed. */
export const Refused = ({ refusal, experiment, onOpen }: RefusedProps) => {
  const t = useLabText()
  return (
    <Why refusal={refusal}>
      {refusal.code === 'game-gone' && (
        <Link href={labAddress({ ...experiment, rulesVersion: undefined })}>{t('presentRules')}</Link>
      )}
      {onOpen !== undefined && (
        <p className="lab-acts">
          <OpenFile onOpen={onOpen} />
        </p>
      )}
    </Why>
  )
}

/** `children`: the way on. */
const Why = ({ refusal, children }: { readonly refusal: Refusal; readonly children: ReactNode }) => {
  const say = useSay()
  return (
    <div className="lab-card">
      <p className="lab-refused" role="alert">
        {say(refusal.message)}
      </p>
      {children}
    </div>
  )
}
