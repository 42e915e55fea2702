import { findGame } from '@tefuda/games'
import { type Game, nearestPreset, type Rules } from '@tefuda/kernel'
import { type Experiment, playerNamed, playersOf } from '@tefuda/lab'
import { Link } from 'wouter'
import { useCatalogue } from '../catalogue/catalogue.ts'
import { Button, Choice } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { numbersOfSeats, rulesQuery } from '../rulebook/rules-query.ts'
import { usualExperiment } from './address.ts'
import './lab.css'
import './builder.css'
import { labQuery } from '../setup/lab-base.ts'
import { baseRules, DEALS, type Editing, lineUpOf, lineUpsOf, withNewVariant } from './edit.ts'
import { useLabText } from './texts.ts'
import { VariantForm } from './variant-form.tsx'

interface BuilderProps {
  readonly experiment: Experiment
  readonly onChange: (experiment: Experiment) => void
}

/** What an experiment asks, to be changed: game, rules, variants, who plays, how many deals. */
export const Builder = ({ experiment, onChange }: BuilderProps) => {
  const t = useLabText()
  const say = useSay()
  const games = useCatalogue()
  const game = findGame(experiment.game)
  const rules = game === undefined ? null : baseRules(game, experiment)
  return (
    <section className="lab-card lab-builder" aria-label={t('how')}>
      <Choice
        className="lab-choice"
        label={t('game')}
        value={experiment.game}
        options={games.map(({ id, name }) => [id, say(name)])}
        onChange={(id) => onChange({ ...experiment, ...usualExperiment(id), players: [{ bot: 'greedy' }] })}
      />
      {game !== undefined && rules !== null && (
        <Asked game={game} rules={rules} experiment={experiment} onChange={onChange} />
      )}
    </section>
  )
}

interface AskedProps extends BuilderProps {
  readonly game: Game
  readonly rules: Rules
}

const Asked = ({ game, rules, experiment, onChange }: AskedProps) => {
  const t = useLabText()
  const say = useSay()
  const { until } = experiment
  const editing: Editing = { game, experiment, rules, say }
  const deals = [...new Set([...DEALS, until.deals])].toSorted((a, b) => a - b)
  return (
    <>
      <Base game={game} rules={rules} experiment={experiment} onChange={onChange} />
      {[...experiment.variants, ...(experiment.variants.length === 0 ? [null] : [])].map((_, variant) => (
        <VariantForm key={variantKey(variant)} editing={editing} variant={variant} onChange={onChange} />
      ))}
      {experiment.variants.length === 0 && <p className="muted">{t('noVariant')}</p>}
      {experiment.variants.length > 0 && experiment.variants.every(({ set }) => Object.keys(set).length > 0) && (
        <Button icon="plus" onPress={() => onChange(withNewVariant(editing))}>
          {t('addVariant')}
        </Button>
      )}
      <LineUpChoice game={game} experiment={experiment} onChange={onChange} />
      <Choice
        className="lab-choice"
        label={t('deals')}
        value={String(until.deals)}
        options={deals.map((count) => [String(count), t('dealsOf', { count: formatNumber(count) })])}
        onChange={(count) => onChange({ ...experiment, until: { ...until, deals: Number(count) } })}
      />
      <p className="muted">
        {t('seed')} {experiment.seed}
      </p>
    </>
  )
}

const variantKey = (variant: number): string => `variant ${variant}`

const Base = ({ game, rules, experiment, onChange }: AskedProps) => {
  const t = useLabText()
  const say = useSay()
  const { base, seats } = experiment
  const { preset: nearest } = nearestPreset(game.schema, rules)
  const preset = game.schema.presets.find(({ id }) => id === (base.preset ?? nearest))
  const changes = Object.keys(base.set ?? {}).length
  const withSeats = (count: number): void => {
    const lineUp = lineUpOf(game, experiment)?.id
    const kept = lineUpsOf(game, count).find(({ id }) => id === lineUp)
    onChange({ ...experiment, seats: count, players: kept?.players ?? [{ bot: 'greedy' }] })
  }
  return (
    <>
      <Choice
        className="lab-choice"
        label={t('preset')}
        value={preset?.id ?? ''}
        options={game.schema.presets.map(({ id, name }) => [id, say(name)])}
        onChange={(id) => onChange({ ...experiment, base: { preset: id } })}
      />
      {changes > 0 && preset !== undefined && (
        <p className="muted">{t('baseChanges', { preset: say(preset.name), count: changes })}</p>
      )}
      <Choice
        className="lab-choice"
        label={t('seats')}
        value={String(seats)}
        options={[...new Set([...numbersOfSeats(game, rules), seats])].map((count) => [String(count), String(count)])}
        onChange={(count) => withSeats(Number(count))}
      />
      <p>
        <Link className="lab-way" href={`/new/${game.id}?${rulesQuery(game, rules, seats)}&${labQuery(experiment)}`}>
          {t('editBase')}
        </Link>
      </p>
    </>
  )
}

const LineUpChoice = ({ game, experiment, onChange }: Omit<AskedProps, 'rules'>) => {
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
