import { isRefusal } from '@tefuda/kernel'
import { type Experiment, endlessIn, leftOutInWords, planOf, withoutEndless, withPairs } from '@tefuda/lab'
import { useEffect, useMemo } from 'react'
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
import { useLeftOut } from './use-left-out.ts'
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
        {isRefusal(asked) ? (
          <RefusedPage title={t('sweep')} refusal={asked} page="sweep" />
        ) : (
          <Sweeping asked={asked} />
        )}
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
  const [leftOut, leaveOut] = useLeftOut(swept)
  const ending = useMemo(() => withoutEndless(swept, leftOut), [swept, leftOut])
  const plan = useMemo(() => planOf(withoutEndless(withPairs(swept), leftOut)), [swept, leftOut])
  const lab = useLab(plan)
  const seen = useMatrix(ending, plan, lab.outcome)
  const endless = lab.refused === null || isRefusal(plan) ? null : endlessIn(plan, lab.refused)
  useEffect(() => {
    if (endless !== null) lab.goOnAfter(() => leaveOut(endless))
  })
  const open = (next: Experiment, isAnother = false): void =>
    navigate(sweepAddress(next, lookedIn(search)), { replace: !isAnother })
  const change = (next: Experiment): void =>
    changeTo(withoutIdle(next), swept, lab, (isAnother) => open(next, isAnother))
  const openFile = (experiment: Experiment): void => change(withoutPairs(experiment))
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
          <Refused refusal={plan} experiment={asked} onOpen={openFile} />
        ) : (
          seen !== null && (
            <Progress plan={plan} lab={lab} onDeals={(deals) => open({ ...asked, until: { ...asked.until, deals } })} />
          )
        )}
        <div className="lab-main">
          <Question isAsking={lab.state === 'ready'} isOpenAtFirst={asked.variants.length < 2}>
            <Builder experiment={asked} onChange={change} page="sweep" changes={SweptSettings} />
          </Question>
          {!isRefusal(plan) &&
            leftOut.map((variant) => (
              <p key={JSON.stringify(variant.set)} className="lab-card" role="status">
                {say(leftOutInWords(plan, variant))}
              </p>
            ))}
          {seen !== null && <Matrix {...seen} />}
        </div>
        {!isRefusal(plan) && (
          <div className="lab-rest">
            {seen !== null && lab.outcome === null && <SameBooks plan={plan} names={seen.changes} />}
            {seen !== null && <PairCard asked={ending} leftOut={leftOut} {...seen} />}
            <HandOn
              plan={plan}
              outcome={lab.outcome}
              address={sweepAddress(asked)}
              report="sweep"
              leftOut={leftOut}
              onOpen={openFile}
            />
          </div>
        )}
      </div>
    </>
  )
}

export default SweepPage
