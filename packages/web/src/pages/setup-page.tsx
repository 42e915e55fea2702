import { findGame } from '@tefuda/games'
import { type Game, isRefusal, seatsUnasked } from '@tefuda/kernel'
import { useMemo } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { notify, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { SaveRuleSet } from '../online/pages/save-rule-set.tsx'
import { numbersOfSeats, type RulesQuery, readRulesQuery, rulesQuery } from '../rulebook/rules-query.ts'
import { addressBack, experimentAsked, labQuery, withBase } from '../setup/lab-base.ts'
import { OtherWay } from '../setup/other-way.tsx'
import { type Plan, planFor, rulesOf } from '../setup/plan.ts'
import { chairsIn, planQuery } from '../setup/plan-query.ts'
import { SeatsForm } from '../setup/seats-form.tsx'
import { SetupView } from '../setup/setup-view.tsx'
import { startTable } from '../setup/start-table.ts'
import { useSetupText } from '../setup/texts.ts'
import { NoGame, NoRules } from '../site/failure.tsx'

const SetupPage = () => {
  const { game: id = '' } = useParams()
  const search = useSearch()
  const game = findGame(id)
  if (game === undefined) return <NoGame id={id} />
  const query = readRulesQuery(game, search)
  return isRefusal(query) ? <NoRules refusal={query} /> : <Setup key={id} game={game} query={query} search={search} />
}

interface SetupProps {
  readonly game: Game
  readonly query: RulesQuery
  readonly search: string
}

/** What is being set up lives in the address: going somewhere and back loses nothing, and it can be handed on. */
const Setup = ({ game, query, search }: SetupProps) => {
  const t = useSetupText()
  const say = useSay()
  const [, navigate] = useLocation()
  const plan = useMemo(() => planOf(game, query, search), [game, query, search])
  const fromLab = useMemo(() => experimentAsked(game, search), [game, search])
  const setPlan = (next: Plan): void => {
    const asked = fromLab === null ? '' : `&${labQuery(fromLab.experiment, fromLab.page, fromLab.looked)}`
    navigate(`/new/${game.id}?${planQuery(next)}${asked}`, { replace: true })
  }
  const open = useOneAtATime(async () => {
    const table = await startTable({
      game: game.id,
      rules: { preset: plan.preset, ...plan.changes },
      seats: plan.seats,
    })
    if (isRefusal(table)) notify({ title: t('conflict'), text: say(table.message) })
    else navigate(`/play/${table}`)
  })
  return (
    <SetupView
      game={game}
      plan={plan}
      onChange={setPlan}
      title={t('title')}
      back={fromLab === null ? '/' : addressBack(fromLab, fromLab.experiment)}
      first="rules"
      beside={{ name: t('seats'), content: <SeatsForm game={game} plan={plan} onChange={setPlan} /> }}
      other={
        <OtherWay
          icon="people"
          name={t('online')}
          href={`/open/${game.id}?${rulesQuery(game, rulesOf(game, plan), plan.seats.length)}`}
        />
      }
      save={(rules) => <SaveRuleSet game={game} rules={rules} here={`new/${game.id}?${planQuery(plan)}`} />}
      action={
        fromLab === null
          ? { name: t('open'), onPress: open }
          : {
              name: t('toLab'),
              onPress: () => {
                const experiment = withBase(game, fromLab.experiment, rulesOf(game, plan), plan.seats.length)
                navigate(addressBack(fromLab, experiment), { replace: true })
              },
            }
      }
    />
  )
}

/** The preset, settings and chairs of the address; where it names no chairs, as many as it says, else one alone where that can be, or as many as usual. */
const planOf = (game: Game, { preset, rules, seats }: RulesQuery, search: string): Plan => {
  const possible = numbersOfSeats(game, rules)
  const plan = planFor(game, preset, rules, seats ?? seatsUnasked(possible))
  return { ...plan, seats: chairsIn(game, search) ?? plan.seats }
}

export default SetupPage
