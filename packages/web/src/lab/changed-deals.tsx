import { letterOf, movedInWords, movedMost, type Outcome } from '@tefuda/lab'
import { Link } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { ArmName } from './arm-head.tsx'
import { dealAddress } from './deal-address.ts'
import { useLabText } from './texts.ts'

interface ChangedDealsProps {
  readonly outcome: Outcome
  /** Of the server; null where the browser plays. */
  readonly run: string | null
}

/** The shuffles that each variant changed most, each to be played through in both rule sets side by side. */
export const ChangedDeals = ({ outcome: { plan, tally }, run }: ChangedDealsProps) => {
  const t = useLabText()
  const say = useSay()
  const changed = tally.changed.map(movedMost)
  if (changed.every((deals) => deals.length === 0)) return null
  return (
    <section aria-label={t('changed')}>
      <h2>{t('changed')}</h2>
      {changed.map((deals, variant) =>
        deals.length === 0 ? null : (
          <div key={letterOf(variant)} className="lab-changed">
            <span>
              <ArmName arm={variant + 1} />
            </span>
            <ul>
              {deals.map((moved) => (
                <li key={moved.deal}>
                  <Link href={dealAddress(plan.experiment, variant, moved.deal, run)}>
                    {t('dealNumber', { number: moved.deal + 1 })}
                  </Link>{' '}
                  <span className="muted">{say(movedInWords(plan, moved))}</span>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  )
}
