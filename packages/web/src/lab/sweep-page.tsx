import { isRefusal } from '@tefuda/kernel'
import { type Experiment, planOf, withPairs } from '@tefuda/lab'
import { useMemo } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { labAddress } from '../setup/lab-href.ts'
import { SitePage } from '../site/site-page.tsx'
import { experimentIn } from './address.ts'
import { Builder } from './builder.tsx'
import { changeTo } from './changing.ts'
import { HandOn } from './hand-on.tsx'
import './lab.css'
import { Matrix } from './matrix.tsx'
import { PairCard } from './pair-card.tsx'
import { Progress } from './progress.tsx'
import { Question } from './question.tsx'
import { Refused, RefusedPage } from './refused.tsx'
import { SameBooks } from './same-book.tsx'
import './sweep.css'
import { askedIn, lookedIn, sweepAddress, withoutIdle, withoutPairs } from './sweep.ts'
import { SweptSettings } from './swept-settings.tsx'
import { useLabText } from './texts.ts'
import { useLab } from './use-lab.ts'
import { useMatrix } from './use-matrix.ts'

/** Several settings two by two: /lab/sweep. The address holds the experiment whose variants are the single changes, and what of it is looked at. */
const SweepPage = () => {
  const t = useLabText()
  const search = askedIn(useSearch())
  const asked = useMemo(() => {
    const experiment = experimentIn(search)
    return isRefusal(experiment) ? experiment : withoutPairs(experiment)
  }, [search])
  return (
    <SitePage title={t('sweep')}>
      <div className="lab">
        {isRefusal(asked) ? <RefusedPage title={t('sweep')} refusal={asked} /> : <Sweeping asked={asked} />}
      </div>
    </SitePage>
  )
}

const Sweeping = ({ asked }: { readonly asked: Experiment }) => {
  const t = useLabText()
  const say = useSay()
  const search = useSearch()
  const [, navigate] = useLocation()
  const swept = useMemo(() => withoutIdle(asked), [asked])
  const plan = useMemo(() => planOf(withPairs(swept)), [swept])
  const lab = useLab(plan)
  const seen = useMatrix(swept, plan, lab.outcome)
  const open = (next: Experiment, isAnother = false): void =>
    navigate(sweepAddress(next, lookedIn(search)), { replace: !isAnother })
  const change = (next: Experiment): void =>
    changeTo(withoutIdle(next), swept, lab, (isAnother) => open(next, isAnother))
  return (
    <>
      <header>
        <p>
          <Link className="lab-way" href={labAddress(asked)}>
            {t('backToLab')}
          </Link>
        </p>
        <h1>{t('sweep')}</h1>
        {!isRefusal(plan) && (
          <p className="muted">
            {t('facts', { game: say(plan.game.name), count: asked.seats })}
            {' · '}
            {t('sweepFacts', { settings: swept.variants.length, pairs: plan.pairs.length })}
          </p>
        )}
      </header>
      <div className="lab-columns sweep-columns">
        {isRefusal(plan) ? (
          <Refused refusal={plan} experiment={asked} />
        ) : (
          seen !== null && (
            <Progress plan={plan} lab={lab} onDeals={(deals) => open({ ...asked, until: { ...asked.until, deals } })} />
          )
        )}
        <div className="lab-main">
          <Question isAsking={lab.state === 'ready'} isOpenAtFirst={asked.variants.length < 2}>
            <Builder experiment={asked} onChange={change} page="sweep" changes={SweptSettings} />
          </Question>
          {seen !== null && <Matrix {...seen} />}
        </div>
        {!isRefusal(plan) && (
          <div className="lab-rest">
            {seen !== null && lab.outcome === null && <SameBooks plan={plan} names={seen.changes} />}
            {seen !== null && <PairCard asked={swept} {...seen} />}
            <HandOn
              plan={plan}
              outcome={lab.outcome}
              address={sweepAddress(asked)}
              report="sweep"
              onOpen={(experiment) => change(withoutPairs(experiment))}
            />
          </div>
        )}
      </div>
    </>
  )
}

export default SweepPage
