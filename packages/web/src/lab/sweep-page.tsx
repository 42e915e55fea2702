import { findGame } from '@tefuda/games'
import { isRefusal, type Setting } from '@tefuda/kernel'
import { type Experiment, type Plan, planOf } from '@tefuda/lab'
import { useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { changesNamed } from '../setup/changes-named.ts'
import { labAddress, otherValue } from '../setup/lab-href.ts'
import { SitePage } from '../site/site-page.tsx'
import { experimentIn } from './address.ts'
import { baseRules } from './edit.ts'
import './lab.css'
import { Matrix } from './matrix.tsx'
import { Progress } from './progress.tsx'
import { RefusedPage } from './refused.tsx'
import './sweep.css'
import { sweepAddress, sweepOf } from './sweep.ts'
import { useLabText } from './texts.ts'
import { useLab } from './use-lab.ts'

/** Several settings two by two: /lab/sweep. The address holds the experiment whose variants are the single changes. */
const SweepPage = () => {
  const t = useLabText()
  const search = useSearch()
  const opened = useMemo(() => {
    const asked = experimentIn(search)
    if (isRefusal(asked)) return asked
    const plan = planOf(sweepOf(asked))
    return isRefusal(plan) ? plan : { asked, plan }
  }, [search])
  return (
    <SitePage title={t('sweep')}>
      <div className="lab">
        {isRefusal(opened) ? <RefusedPage title={t('sweep')} refusal={opened} /> : <Swept {...opened} />}
      </div>
    </SitePage>
  )
}

const Swept = ({ asked, plan }: { readonly asked: Experiment; readonly plan: Plan }) => {
  const t = useLabText()
  const say = useSay()
  const lab = useLab(plan)
  const pairs = plan.pairs.length
  const [isChoosing, setChoosing] = useState(asked.variants.length < 2)
  return (
    <>
      <header>
        <p>
          <Link href={labAddress(asked)}>{t('backToLab')}</Link>
        </p>
        <h1>{t('sweep')}</h1>
        <p className="muted">
          {t('facts', { game: say(plan.game.name), seats: asked.seats })}
          {' · '}
          {t('sweepFacts', { settings: asked.variants.length, pairs })}
        </p>
      </header>
      <details
        className="lab-card sweep-choice"
        open={isChoosing}
        onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}
      >
        <summary>{t('chooseSettings')}</summary>
        <SettingChoice asked={asked} />
      </details>
      {asked.variants.length > 0 && (
        <Matrix asked={asked} plan={plan} outcome={lab.outcome} progress={<Progress plan={plan} lab={lab} />} />
      )}
    </>
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
  const settings = Object.entries<Setting>(game.schema.settings).filter(
    ([, { kind, peopleOnly }]) => kind !== 'table' && kind !== 'matrix' && peopleOnly !== true,
  )
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
    </ul>
  )
}

export default SweepPage
