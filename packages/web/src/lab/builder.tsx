import { findGame } from '@tefuda/games'
import { nearestPreset } from '@tefuda/kernel'
import { type Experiment, playerNamed, playersOf } from '@tefuda/lab'
import type { ComponentType } from 'react'
import { Link, useSearch } from 'wouter'
import { useCatalogue } from '../catalogue/catalogue.ts'
import { Choice } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { numbersOfSeats, rulesQuery } from '../rulebook/rules-query.ts'
import { freshExperiment } from './address.ts'
import './lab.css'
import './builder.css'
import { labQuery } from '../setup/lab-base.ts'
import type { LabPage } from '../setup/lab-href.ts'
import { baseRules, DEALS, lineUpOf, lineUpsOf, withPreset, withSeats } from './edit.ts'
import { SeedField } from './seed-field.tsx'
import { lookedIn, withLooked } from './sweep.ts'
import { useLabText } from './texts.ts'
import { Variants, type VariantsProps } from './variant-form.tsx'

interface BuilderProps {
  readonly experiment: Experiment
  readonly onChange: (experiment: Experiment) => void
  /** The page that it is on. */
  readonly page: LabPage
  /** Where it is chosen what is changed: variant by variant where nothing else is said. */
  readonly changes?: ComponentType<VariantsProps>
}

/** What an experiment asks, to be changed: game, rules, variants, who plays, how many deals. */
export const Builder = ({ experiment, onChange, page, changes = Variants }: BuilderProps) => {
  const t = useLabText()
  const say = useSay()
  const games = useCatalogue()
  const game = findGame(experiment.game)
  const rules = game === undefined ? null : baseRules(game, experiment)
  return (
    <div className="lab-builder">
      <Choice
        className="lab-choice"
        label={t('game')}
        value={experiment.game}
        options={games.map(({ id, name }) => [id, say(name)])}
        onChange={(id) => onChange({ ...freshExperiment(id), seed: experiment.seed })}
      />
      {game !== undefined && rules !== null && (
        <Asked game={game} rules={rules} experiment={experiment} onChange={onChange} page={page} changes={changes} />
      )}
    </div>
  )
}

type AskedProps = VariantsProps & Required<Pick<BuilderProps, 'page' | 'changes'>>

const Asked = ({ page, changes: Changes, ...asked }: AskedProps) => {
  const t = useLabText()
  const { experiment, onChange } = asked
  const { until } = experiment
  const deals = [...new Set([...DEALS, until.deals])].toSorted((a, b) => a - b)
  return (
    <>
      <Base {...asked} page={page} />
      <Changes {...asked} />
      <LineUpChoice {...asked} />
      <Choice
        className="lab-choice"
        label={t('deals')}
        value={String(until.deals)}
        options={deals.map((count) => [String(count), t('dealsOf', { count: formatNumber(count) })])}
        onChange={(count) => onChange({ ...experiment, until: { ...until, deals: Number(count) } })}
      />
      <SeedField seed={experiment.seed} onChange={(seed) => onChange({ ...experiment, seed })} />
    </>
  )
}

const Base = ({ game, rules, experiment, onChange, page }: Omit<AskedProps, 'changes'>) => {
  const t = useLabText()
  const say = useSay()
  const looked = withLooked('', lookedIn(useSearch()))
  const { base, seats } = experiment
  const { preset: nearest } = nearestPreset(game.schema, rules)
  const preset = game.schema.presets.find(({ id }) => id === (base.preset ?? nearest))
  const changes = Object.keys(base.set ?? {}).length
  return (
    <>
      <Choice
        className="lab-choice"
        label={t('preset')}
        value={preset?.id ?? ''}
        options={game.schema.presets.map(({ id, name }) => [id, say(name)])}
        onChange={(id) => onChange(withPreset(game, experiment, id))}
      />
      {changes > 0 && preset !== undefined && (
        <p className="muted">{t('baseChanges', { preset: say(preset.name), count: changes })}</p>
      )}
      <Choice
        className="lab-choice"
        label={t('seats')}
        value={String(seats)}
        options={[...new Set([...numbersOfSeats(game, rules), seats])].map((count) => [String(count), String(count)])}
        onChange={(count) => onChange(withSeats(game, experiment, Number(count)))}
      />
      <p>
        <Link
          className="lab-way"
          href={`/new/${game.id}?${rulesQuery(game, rules, seats)}&${labQuery(experiment, page, looked)}`}
        >
          {t('editBase')}
        </Link>
      </p>
    </>
  )
}

const LineUpChoice = ({ game, experiment, onChange }: Omit<VariantsProps, 'rules'>) => {
  const t = useLabText()
  const say = useSay()
  const now = lineUpOf(game, experiment)
  const other = t('playersOther', {
    bots: playersOf(experiment)
      .map((player) => say(playerNamed(player, game)))
      .join(', '),
  })
  const offered = lineUpsOf(game, experiment.seats)
  const nameOf = (id: string): string => {
    const left = (game.restraints ?? []).find((restraint) => id === `without:${restraint.id}`)
    return left === undefined ? t(id as 'playersGreedy') : t('playersWithout', { what: say(left.name) })
  }
  return (
    <Choice
      className="lab-choice"
      label={t('players')}
      value={now?.id ?? ''}
      options={[
        ...(now === undefined ? [['', other] as const] : []),
        ...offered.map(({ id }) => [id, nameOf(id)] as const),
      ]}
      onChange={(id) => {
        const chosen = offered.find((lineUp) => lineUp.id === id)
        if (chosen !== undefined) onChange({ ...experiment, players: chosen.players })
      }}
    />
  )
}
