import type { Standing } from '@tefuda/exjan'
import type { ReactNode } from 'react'
import { Segmented, Switch } from '../../../frame/index.ts'
import { TermSentence } from '../../../rulebook/index.ts'
import { type Entry, withReach, wonBy } from './entry.ts'
import { useExjanScorerText } from './texts.ts'

export interface CircumstancesProps {
  readonly names: readonly string[]
  readonly standing: Standing
  /** Which round it is, from 1. */
  readonly round: number
  readonly entry: Entry
  readonly onChange: (entry: Entry) => void
}

/** A card that was drawn has no seat it came from. */
const DRAWN = 'draw'

/** How the hand was won: by whom, on what, and after what; who deals, and who said reach. */
export const Circumstances = ({ names, standing, round, entry, onChange }: CircumstancesProps) => {
  const t = useExjanScorerText()
  const { winner, from, reach } = entry
  const dealer = entry.dealer ?? standing.dealer
  const seats = names.map((label, seat) => ({ value: `${seat}`, label }))
  return (
    <section className="circumstances" aria-label={t('how')}>
      <Line label={t('winner')}>
        <Segmented
          label={t('winner')}
          value={`${winner}`}
          options={seats}
          onChange={(seat) => onChange(wonBy(entry, Number(seat)))}
        />
      </Line>
      <Line label={t('from')}>
        <Segmented
          label={t('from')}
          value={from === null ? DRAWN : `${from}`}
          options={[{ value: DRAWN, label: t('drew') }, ...seats.filter(({ value }) => value !== `${winner}`)]}
          onChange={(value) => onChange({ ...entry, from: value === DRAWN ? null : Number(value) })}
        />
      </Line>
      <Line label={t('reach')}>
        <fieldset className="exjan-seats" aria-label={t('reach')}>
          {names.map((name, seat) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
              key={seat}
              type="button"
              aria-pressed={reach.includes(seat)}
              onClick={() => onChange(withReach(entry, seat))}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </Line>
      {(['quick', 'last', 'first'] as const).map((name) => (
        <Line key={name} label={t(name)}>
          <Switch label={t(name)} value={entry[name]} onChange={(value) => onChange({ ...entry, [name]: value })} />
        </Line>
      ))}
      <Line label={t('dealer')}>
        {round === 1 ? (
          <Segmented
            label={t('dealer')}
            value={`${dealer}`}
            options={seats}
            onChange={(seat) => onChange({ ...entry, dealer: Number(seat) })}
          />
        ) : (
          <b>{names[dealer]}</b>
        )}
      </Line>
      <Line label={t('chips')}>
        <span>{names.map((name, seat) => `${name} ${standing.chips[seat] ?? 0}`).join('　')}</span>
      </Line>
    </section>
  )
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="line">
    <span>
      <TermSentence text={label} />
    </span>
    {children}
  </div>
)
