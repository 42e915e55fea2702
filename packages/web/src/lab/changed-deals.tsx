import { changedMost, type Outcome } from '@tefuda/lab'
import { Link } from 'wouter'
import { ArmName } from './arm-head.tsx'
import { dealAddress } from './deal-address.ts'
import { letterOf } from './edit.ts'
import { useLabText } from './texts.ts'

interface ChangedDealsProps {
  readonly outcome: Outcome
  /** Of the server; null where the browser plays. */
  readonly run: string | null
}

/** The shuffles that each variant changed most, each to be played through in both rule sets side by side. */
export const ChangedDeals = ({ outcome: { plan, tally }, run }: ChangedDealsProps) => {
  const t = useLabText()
  const changed = tally.changed.map(changedMost)
  if (changed.every((deals) => deals.length === 0)) return null
  return (
    <section aria-label={t('changed')}>
      <h2>{t('changed')}</h2>
      <ul className="lab-changed">
        {changed.map((deals, variant) =>
          deals.length === 0 ? null : (
            <li key={letterOf(variant)}>
              <ArmName arm={variant + 1} />{' '}
              {deals.map((deal) => (
                <Link key={deal} href={dealAddress(plan.experiment, variant, deal, run)}>
                  {t('dealNumber', { number: deal + 1 })}
                </Link>
              ))}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
