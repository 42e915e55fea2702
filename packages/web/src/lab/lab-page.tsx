import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { type Experiment, experimentNamed, type Plan, planOf } from '@tefuda/lab'
import { useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { formatNumber, useSay } from '../i18n/index.ts'
import { labAddress } from '../setup/lab-href.ts'
import { SitePage } from '../site/site-page.tsx'
import { experimentIn } from './address.ts'
import { ArmName, armKey } from './arm-head.tsx'
import { Builder } from './builder.tsx'
import { changeTo } from './changing.ts'
import { HandOn } from './hand-on.tsx'
import { lastLeft } from './left.ts'
import './lab.css'
import { ServerOffer, useServerRuns } from './on-server.tsx'
import { Progress } from './progress.tsx'
import { Question } from './question.tsx'
import { Refused, RefusedPage } from './refused.tsx'
import { Results } from './results.tsx'
import { Compared } from './rules-compared.tsx'
import { RunsOfMine } from './runs-of-mine.tsx'
import { SameBooks } from './same-book.tsx'
import { ServerRun } from './server-run.tsx'
import { sweepAddress } from './sweep.ts'
import { useLabText } from './texts.ts'
import { useLab } from './use-lab.ts'

/** The rules laboratory: /lab. The address holds the experiment. */
const LabPage = () => {
  const t = useLabText()
  const search = useSearch()
  const [, navigate] = useLocation()
  const run = new URLSearchParams(search).get('run')
  const experiment = useMemo(() => experimentIn(search), [search])
  const change = (next: Experiment, isAnother = false): void => navigate(labAddress(next), { replace: !isAnother })
  return (
    <SitePage title={t('title')}>
      <div className="lab">
        {run !== null ? (
          <ServerRun key={run} id={run} />
        ) : isRefusal(experiment) ? (
          <RefusedPage title={t('title')} refusal={experiment} />
        ) : (
          <Experimenting experiment={experiment} isAsked={search !== ''} onChange={change} />
        )}
      </div>
    </SitePage>
  )
}

interface ExperimentingProps {
  readonly experiment: Experiment
  /** By the address; else it is what one may begin with. */
  readonly isAsked: boolean
  /** `isAnother`: what was asked before is found again by going back. */
  readonly onChange: (experiment: Experiment, isAnother?: boolean) => void
}

const Experimenting = ({ experiment, isAsked, onChange }: ExperimentingProps) => {
  const t = useLabText()
  const say = useSay()
  const plan = useMemo(() => planOf(experiment), [experiment])
  const lab = useLab(plan)
  const server = useServerRuns()
  const change = (next: Experiment): void => changeTo(next, experiment, lab, (isAnother) => onChange(next, isAnother))
  const title = isRefusal(plan) ? '' : say(experimentNamed(plan))
  return (
    <>
      <header>
        <h1>{t('title')}</h1>
        <p className="muted">
          {t('note')}{' '}
          <Link className="lab-way" href={sweepAddress(experiment)}>
            {t('sweepLink')}
          </Link>
        </p>
        {!isAsked && <LastOne />}
        {!isRefusal(plan) && (
          <p className="question">
            {title !== say(plan.game.name) && <b>{title}</b>}
            <span>{t('facts', { game: say(plan.game.name), count: experiment.seats })}</span>
          </p>
        )}
      </header>
      <div className="lab-columns">
        {isRefusal(plan) ? (
          <Refused refusal={plan} experiment={experiment} onOpen={change} />
        ) : (
          <Progress
            plan={plan}
            lab={lab}
            onDeals={(deals) => onChange({ ...experiment, until: { ...experiment.until, deals } })}
          >
            <ServerOffer plan={plan} {...server} />
          </Progress>
        )}
        <div className="lab-main">
          <Question isAsking={lab.state === 'ready'}>
            <Builder experiment={experiment} onChange={change} page="lab" />
          </Question>
          {!isRefusal(plan) && <Results outcome={lab.outcome} first={lab.state === 'ready' ? firstStep(plan) : null} />}
        </div>
        {!isRefusal(plan) && (
          <div className="lab-rest">
            {lab.outcome === null && (
              <SameBooks
                plan={plan}
                names={experiment.variants.map((_, variant) => <ArmName key={armKey(variant + 1)} arm={variant + 1} />)}
              />
            )}
            <Compared plan={plan} />
            <HandOn plan={plan} outcome={lab.outcome} onOpen={change} />
            <RunsOfMine runs={server.seen?.runs ?? []} />
          </div>
        )}
      </div>
    </>
  )
}

const firstStep = ({ experiment }: Plan): 'waiting' | 'choosing' =>
  experiment.variants.length === 0 ? 'choosing' : 'waiting'

/** The way back to what was played last in this window. */
const LastOne = () => {
  const t = useLabText()
  const say = useSay()
  const [left] = useState(lastLeft)
  if (left === null) return null
  const { experiment, kept } = left
  const game = findGame(experiment.game, experiment.rulesVersion)
  if (game === undefined) return null
  const name = say(experimentNamed({ game, experiment }))
  const deals = formatNumber(kept.tally.deals)
  return (
    <p>
      <Link className="lab-way" href={labAddress(experiment)}>
        {t('lastOne', { name, deals })}
      </Link>
    </p>
  )
}

export default LabPage
