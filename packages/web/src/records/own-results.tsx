import { useState } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Choice } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import type { KeptRecord } from '../storage/index.ts'
import { OwnCurve } from './own-curve.tsx'
import { figuresOf, type OwnStats, statsOf } from './own-stats.ts'
import { useRuleSetText } from './record-rows.tsx'
import './own-results.css'
import { useRecordsText } from './texts.ts'

/** What one's own games come to, for one rule set at a time. */
export const OwnResults = ({ records }: { readonly records: readonly KeptRecord[] }) => {
  const t = useRecordsText()
  const [chosen, setChosen] = useState('')
  const nameOf = useNames(records)
  const all = statsOf(records)
  const shown = all.find((stats) => keyOf(stats) === chosen) ?? all[0]
  if (shown === undefined) return null
  return (
    <section className="own-results" aria-labelledby="own-results">
      <h2 id="own-results">{t('own')}</h2>
      <p className="muted small">{t('ownNote')}</p>
      {all.length > 1 && (
        <Choice
          className="own-choice"
          label={t('rules')}
          value={keyOf(shown)}
          options={all.map((stats) => [keyOf(stats), nameOf(stats)])}
          onChange={setChosen}
        />
      )}
      <OwnFigures stats={shown} name={nameOf(shown)} />
    </section>
  )
}

const keyOf = ({ fingerprint, seats }: OwnStats): string => `${fingerprint} ${seats}`

/** Game, rule set and seats, in words. */
const useNames = (records: readonly KeptRecord[]): ((stats: OwnStats) => string) => {
  const t = useRecordsText()
  const say = useSay()
  const ruleSetText = useRuleSetText()
  return ({ game, fingerprint, seats }) => {
    const record = records.find((kept) => kept.record.fingerprint === fingerprint)?.record
    const name = catalogueGame(game)?.name
    return [name === undefined ? game : say(name), record && ruleSetText(record), t('ofSeats', { count: seats })]
      .filter(Boolean)
      .join(t('between'))
  }
}

const OwnFigures = ({ stats, name }: { readonly stats: OwnStats; readonly name: string }) => {
  const t = useRecordsText()
  const { count, mean, error, best, won, streak, aided } = figuresOf(stats.games)
  const round = (value: number): string => formatNumber(Math.round(value * 10) / 10)
  const figures = [
    [t('games'), formatNumber(count)],
    [t('mean'), error === null ? round(mean) : `${round(mean)} ± ${round(error)}`],
    [t(aided > 0 && aided < count ? 'bestUnaided' : 'best'), formatNumber(best)],
    ...(won === null ? [] : [[t('won'), t('wonOf', { count: won, percent: Math.round((100 * won) / count) })]]),
    ...(streak === null ? [] : [[t('winStreak'), t('streakNow', { longest: streak.longest, count: streak.now })]]),
    ...(aided === 0 ? [] : [[t('aided'), formatNumber(aided)]]),
  ] as const
  return (
    <>
      <p className="results-name">{name}</p>
      <dl className="own-figures">
        {figures.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OwnCurve games={stats.games} label={t('curve', { name, count })} />
    </>
  )
}
