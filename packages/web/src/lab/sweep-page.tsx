import { findGame } from '@tefuda/games'
import { isRefusal, type Setting } from '@tefuda/kernel'
import { type Experiment, type Plan, planOf, withPairs } from '@tefuda/lab'
import { useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { changesNamed } from '../setup/changes-named.ts'
import { labAddress, otherValue } from '../setup/lab-href.ts'
import { SitePage } from '../site/site-page.tsx'
import { experimentIn } from './address.ts'
import { baseRules } from './edit.ts'
import { HandOn } from './hand-on.tsx'
import './lab.css'
import { Matrix } from './matrix.tsx'
import { Progress } from './progress.tsx'
import { Refused, RefusedPage } from './refused.tsx'
import './sweep.css'
import { sweepAddress, withoutPairs } from './sweep.ts'
import { useLabText } from './texts.ts'
import { useLab } from './use-lab.ts'

/** Several settings two by two: /lab/sweep. The address holds the experiment whose variants are the single changes. */
const SweepPage = () => {
  const t = useLabText()
  const search = useSearch()
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
  const plan = useMemo(() => planOf(withPairs(asked)), [asked])
  const [isChoosing, setChoosing] = useState(asked.variants.length < 2)
  return (
    <>
      <header>
        <p>
          <Link href={labAddress(asked)}>{t('backToLab')}</Link>
        </p>
        <h1>{t('sweep')}</h1>
        {!isRefusal(plan) && (
          <p className="muted">
            {t('facts', { game: say(plan.game.name), count: asked.seats })}
            {' · '}
            {t('sweepFacts', { settings: asked.variants.length, pairs: plan.pairs.length })}
          </p>
        )}
      </header>
      <details
        className="lab-card sweep-choice"
        open={isChoosing}
        onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}
      >
        <summary>{t('chooseSettings')}</summary>
        <SettingChoice asked={asked} />
      </details>
      {isRefusal(plan) ? <Refused refusal={plan} experiment={asked} /> : <Swept asked={asked} plan={plan} />}
    </>
  )
}

const Swept = ({ asked, plan }: { readonly asked: Experiment; readonly plan: Plan }) => {
  const lab = useLab(plan)
  const [, navigate] = useLocation()
  if (asked.variants.length === 0) return null
  const open = (experiment: Experiment): void => navigate(sweepAddress(experiment), { replace: true })
  return (
    <Matrix
      asked={asked}
      plan={plan}
      outcome={lab.outcome}
      progress={
        <Progress plan={plan} lab={lab} onDeals={(deals) => open({ ...asked, until: { ...asked.until, deals } })} />
      }
    >
      <HandOn
        plan={plan}
        outcome={lab.outcome}
        address={sweepAddress(asked)}
        report="sweep"
        onOpen={(experiment) => open(withoutPairs(experiment))}
      />
    </Matrix>
  )
}

/** So many settings make a table that fits a page. */
const MOST = 7

/** Which settings are varied, each to one other value. */
const SettingChoice = ({ asked }: { readonly asked: Experiment }) => {
  const t = useLabText()
  const say = useSay()
  const [, navigate] = useLocation()
  const game = findGame(asked.game)!
  const rules = baseRules(game, asked)!
  const chosen = new Map(asked.variants.flatMap(({ set }) => Object.entries(set)))
  const played = Object.entries<Setting>(game.schema.settings).filter(([, { peopleOnly }]) => peopleOnly !== true)
  const settings = played.filter(([, setting]) => !holdsMany(setting))
  const notSwept = played.flatMap(([, setting]) => (holdsMany(setting) ? [say(setting.label)] : []))
  const changed = (name: string, kind: Setting): Experiment['variants'][number] => {
    const set = { [name]: otherValue(game, rules, asked.seats, { name, kind }) }
    return { name: changesNamed(game, asked.base, set, say), set }
  }
  const toggle = (name: string, setting: Setting): void => {
    const variants = chosen.has(name)
      ? asked.variants.filter(({ set }) => !(name in set))
      : [...asked.variants, changed(name, setting)]
    navigate(sweepAddress({ ...asked, variants }), { replace: true })
  }
  return (
    <ul className="sweep-settings">
      {settings.map(([name, setting]) => (
        <li key={name}>
          <label>
            <input
              type="checkbox"
              checked={chosen.has(name)}
              disabled={!chosen.has(name) && asked.variants.length >= MOST}
              onChange={() => toggle(name, setting)}
            />
            {say(setting.label)}
          </label>
        </li>
      ))}
      <li className="muted">{t('mostSettings', { count: MOST })}</li>
      {notSwept.length > 0 && (
        <li className="muted">{t('notSwept', { names: notSwept.join(t('and')), game: game.id })}</li>
      )}
    </ul>
  )
}

/** A table or a board: no one other value of it says much. */
const holdsMany = ({ kind }: Setting): boolean => kind === 'table' || kind === 'matrix'

export default SweepPage
