import { findGame } from '@tefuda/games'
import { type Game, isRefusal } from '@tefuda/kernel'
import type { TableOptions } from '@tefuda/wire'
import { useMemo, useState } from 'react'
import { Redirect, useLocation, useParams, useSearch } from 'wouter'
import { Button, notify } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { rulesQuery } from '../../rulebook/rules-query.ts'
import { OtherWay } from '../../setup/other-way.tsx'
import { type Plan, rulesOf } from '../../setup/plan.ts'
import { planQuery } from '../../setup/plan-query.ts'
import { SetupView } from '../../setup/setup-view.tsx'
import { NoGame, NoRules } from '../../site/failure.tsx'
import { NoTable } from '../../table/no-table.tsx'
import { api } from '../api.ts'
import { ChairsForm } from './chairs-form.tsx'
import { keepsCookies } from './cookies.ts'
import { NameField, useMyName } from './my-name.tsx'
import { NeedsCookies } from './needs-cookies.tsx'
import { SaveRuleSet } from './save-rule-set.tsx'
import './open.css'
import { openingBody, openingIn, openingQuery, termsIn } from './opening.ts'
import { inPlainWords } from './plain-answers.ts'
import { useSavedPlan } from './saved-plan.ts'
import { TermsForm } from './terms-form.tsx'
import { useOpenText } from './texts/open.ts'
import { noteOnline } from './used.ts'

/** Opens an online table: /open/GAME, with a rule set like that of /new/GAME, or `?set=ID` for one that was saved. */
const OpenPage = () => {
  const { game: id = '' } = useParams()
  const search = useSearch()
  const game = findGame(id)
  const set = new URLSearchParams(search).get('set')
  const [kept] = useState(keepsCookies)
  const t = useOpenText()
  if (game === undefined) return <NoGame id={id} />
  if (!kept)
    return (
      <NeedsCookies>
        <Button href={`/new/${id}${set === null && search !== '' ? `?${search}` : ''}`}>{t('local')}</Button>
      </NeedsCookies>
    )
  return set === null ? (
    <Opening key={id} game={game} search={search} />
  ) : (
    <FromSaved key={`${id} ${set}`} game={game} set={set} />
  )
}

const FromSaved = ({ game, set }: { readonly game: Game; readonly set: string }) => {
  const t = useOpenText()
  const say = useSay()
  const plan = useSavedPlan(game, set)
  if (plan === null) return <output className="waiting">{t('loading')}</output>
  if (isRefusal(plan)) return <NoTable title={t('noSet')} words={say(plan.message)} />
  return <Redirect to={`/open/${game.id}?${planQuery(plan)}`} replace />
}

interface OpeningProps {
  readonly game: Game
  readonly search: string
}

/** What is being set up lives in the address: going somewhere and back loses nothing, and it can be handed on. */
const Opening = ({ game, search }: OpeningProps) => {
  const plan = useMemo(() => openingIn(game, search), [game, search])
  return isRefusal(plan) ? <NoRules refusal={plan} /> : <Open game={game} plan={plan} options={termsIn(search)} />
}

interface OpenProps {
  readonly game: Game
  readonly plan: Plan
  readonly options: TableOptions
}

const Open = ({ game, plan, options }: OpenProps) => {
  const t = useOpenText()
  const say = useSay()
  const [, navigate] = useLocation()
  const show = (next: Plan, terms: TableOptions): void =>
    navigate(`/open/${game.id}?${openingQuery(next, terms)}`, { replace: true })
  const setPlan = (next: Plan): void => show(next, options)
  const [busy, setBusy] = useState(false)
  const mine = useMyName()

  const open = async () => {
    if (busy) return
    setBusy(true)
    const answer = (await mine.save()) ?? inPlainWords(await api.open(openingBody(game, plan, options)))
    if (isRefusal(answer)) {
      setBusy(false)
      notify({ title: t('failed'), text: say(answer.message) })
      return
    }
    noteOnline()
    navigate(`/table/${answer.table}`, { state: { opened: true } })
  }

  return (
    <SetupView
      game={game}
      plan={plan}
      onChange={setPlan}
      title={t('title')}
      back="/"
      first="seats"
      beside={{
        name: t('table'),
        content: (
          <>
            <NameField mine={mine} />
            <ChairsForm game={game} plan={plan} onChange={setPlan} />
            <TermsForm
              hasWindows={game.asking !== undefined}
              options={options}
              onChange={(terms) => show(plan, terms)}
            />
          </>
        ),
      }}
      other={
        <OtherWay
          icon="person"
          name={t('local')}
          href={`/new/${game.id}?${rulesQuery(game, rulesOf(game, plan), plan.seats.length)}`}
        />
      }
      save={(rules) => (
        <SaveRuleSet game={game} rules={rules} here={`open/${game.id}?${openingQuery(plan, options)}`} />
      )}
      action={{ name: t(busy ? 'opening' : 'open'), onPress: () => void open() }}
    />
  )
}

export default OpenPage
