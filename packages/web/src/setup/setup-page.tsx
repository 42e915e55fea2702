import { findGame } from '@tefuda/games'
import { type Game, isRefusal } from '@tefuda/kernel'
import { useMemo, useState } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { Bar, Button, IconButton, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { type RulesQuery, readRulesQuery, rulesHref } from '../rulebook/rules-query.ts'
import { NotFound } from '../site/failure.tsx'
import { useTitle } from '../site/site-page.tsx'
import { conflictsIn, ME, planFor, rulesOf, withPreset, withSetting } from './plan.ts'
import { SeatsForm } from './seats-form.tsx'
import { SettingsForm } from './settings-form.tsx'
import './setup.css'
import { startTable } from './start-table.ts'
import { Summary } from './summary.tsx'
import { useSetupText } from './texts.ts'

const SetupPage = () => {
  const { game: id = '' } = useParams()
  const search = useSearch()
  const game = findGame(id)
  if (game === undefined) return <NotFound />
  const query = readRulesQuery(game, search)
  return isRefusal(query) ? <NotFound /> : <Setup key={`${id}?${search}`} game={game} query={query} />
}

const PARTS = ['rules', 'seats', 'summary'] as const

const Setup = ({ game, query }: { readonly game: Game; readonly query: RulesQuery }) => {
  const t = useSetupText()
  const say = useSay()
  const [, navigate] = useLocation()
  const [plan, setPlan] = useState(() => firstPlan(game, query))
  const [part, setPart] = useState<(typeof PARTS)[number]>('rules')
  useTitle(t('title'))

  const rules = useMemo(() => rulesOf(game, plan), [game, plan])
  const seats = plan.seats.length
  const conflicts = conflictsIn(game, plan)
  const preset = game.schema.presets.find(({ id }) => id === plan.preset)
  if (preset === undefined) return <NotFound />
  const changes = Object.keys(plan.changes).length
  const base = say(preset.name)
  const stop = conflicts[0]

  const open = async () => {
    const table = await startTable({
      game: game.id,
      rules: { preset: plan.preset, ...plan.changes },
      seats: plan.seats,
    })
    if (isRefusal(table)) notify({ title: t('conflict'), text: say(table.message) })
    else navigate(`/play/${table}`)
  }

  return (
    <div className="setup" data-part={part}>
      <Bar title={t('title')} tags={[say(game.name)]} back="/">
        <IconButton icon="book" label={t('rulesBook')} href={rulesHref(game, rules, seats)} />
      </Bar>
      <nav className="jump only-phone" aria-label={t('parts')}>
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={part === name ? 'true' : undefined}
            onClick={() => setPart(name)}
          >
            {t(name)}
          </button>
        ))}
      </nav>
      <main>
        <section className="part-rules" aria-label={t('rules')}>
          <div className="presets" role="radiogroup" aria-label={t('base')}>
            {game.schema.presets.map(({ id, name, summary }) => (
              <label key={id} title={say(summary)}>
                <input
                  type="radio"
                  name="preset"
                  checked={id === plan.preset}
                  onChange={() => setPlan(withPreset(game, plan, id))}
                />
                {say(name)}
              </label>
            ))}
          </div>
          <p className="preset-summary">{say(preset.summary)}</p>
          <SettingsForm
            game={game}
            rules={rules}
            seats={seats}
            changed={new Set(Object.keys(plan.changes))}
            conflicts={conflicts}
            onChange={(name, value) => setPlan(withSetting(game, plan, name, value))}
          />
        </section>
        <div className="right">
          <section className="part-seats" aria-label={t('seats')}>
            <SeatsForm game={game} plan={plan} onChange={setPlan} />
          </section>
          <section className="part-summary" aria-label={t('summary')}>
            <Summary
              game={game}
              rules={rules}
              seats={seats}
              preset={preset}
              changes={changes}
              onReset={() => setPlan({ ...plan, changes: {} })}
            />
          </section>
        </div>
      </main>
      <footer>
        <p className={stop === undefined ? 'only-phone' : 'problem'} role={stop === undefined ? undefined : 'status'}>
          {stop === undefined
            ? changes === 0
              ? t('unchanged', { base })
              : t('changedCount', { base, count: changes })
            : say(stop.message(rules, seats))}
        </p>
        <Button
          kind="primary"
          unavailable={stop === undefined ? null : say(stop.message(rules, seats))}
          onPress={() => void open()}
        >
          {t('open')}
        </Button>
      </footer>
    </div>
  )
}

/** The preset and settings of the address; as many chairs as it names, else as few as the preset allows. */
const firstPlan = (game: Game, { request, rules, seats }: RulesQuery) => {
  const preset = typeof request.preset === 'string' ? request.preset : (game.schema.presets[0]?.id ?? '')
  if (seats !== undefined) return planFor(game, preset, rules, seats)
  const fewest = withPreset(game, { preset, changes: {}, seats: [ME] }, preset)
  return planFor(game, preset, rules, fewest.seats.length)
}

export default SetupPage
