import type { ReactNode } from 'react'
import { Segmented, Stepper, Switch } from '../../../frame/index.ts'
import type { Entry } from './entry.ts'
import { useScorerText } from './texts.ts'

/** The most reaches that can lie on a table: one of each seat. */
const MOST_STAKES = 4

/** How the hand was won: by whom, on what, and after what. */
export const Circumstances = ({
  entry,
  onChange,
}: {
  readonly entry: Entry
  readonly onChange: (change: Partial<Entry>) => void
}) => {
  const t = useScorerText()
  const flag = (name: 'reach' | 'quick' | 'last' | 'first') => (
    <Line key={name} label={t(name)}>
      <Switch label={t(name)} value={entry[name]} onChange={(value) => onChange({ [name]: value })} />
    </Line>
  )
  const sources = [
    { value: 'draw', label: t('drew') },
    ...(entry.dealer ? [] : [{ value: 'dealer', label: t('fromDealer') } as const]),
    { value: 'other', label: t('fromOther') },
  ] as const
  return (
    <section className="circumstances">
      <h2>{t('how')}</h2>
      <Line label={t('winner')}>
        <Segmented
          label={t('winner')}
          value={entry.dealer ? 'dealer' : 'other'}
          options={[
            { value: 'dealer', label: t('dealer') },
            { value: 'other', label: t('other') },
          ]}
          onChange={(value) =>
            onChange({
              dealer: value === 'dealer',
              ...(value === 'dealer' && entry.from === 'dealer' && { from: 'other' as const }),
            })
          }
        />
      </Line>
      <Line label={t('from')}>
        <Segmented<Entry['from']>
          label={t('from')}
          value={entry.from}
          options={sources}
          onChange={(from) => onChange({ from })}
        />
      </Line>
      <Line label={t('seats')}>
        <Segmented
          label={t('seats')}
          value={`${entry.seats}`}
          options={[
            { value: '3', label: t('three') },
            { value: '4', label: t('four') },
          ]}
          onChange={(value) => onChange({ seats: value === '3' ? 3 : 4 })}
        />
      </Line>
      {(['reach', 'quick', 'last', 'first'] as const).map(flag)}
      <Line label={t('stakes')}>
        <Stepper
          label={t('stakes')}
          value={entry.stakes}
          min={0}
          max={MOST_STAKES}
          onChange={(stakes) => onChange({ stakes })}
        />
      </Line>
    </section>
  )
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="line">
    <span>{label}</span>
    {children}
  </div>
)
