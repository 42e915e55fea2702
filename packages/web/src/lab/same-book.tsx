import { letterOf, noDifferenceExpected, type Plan } from '@tefuda/lab'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useSay } from '../i18n/index.ts'
import { useLabText } from './texts.ts'

interface SameBooksProps {
  readonly plan: Plan
  /** What each of the first variants is called; of others nothing is said. */
  readonly names: readonly ReactNode[]
}

/** Says, before anything is played, which variants should make no difference. */
export const SameBooks = ({ plan, names }: SameBooksProps) =>
  names.map((name, variant) => <SameBook key={letterOf(variant)} plan={plan} variant={variant} name={name} />)

/** Looked at once all else has been shown, since it takes a while. */
const SameBook = ({
  plan,
  variant,
  name,
}: {
  readonly plan: Plan
  readonly variant: number
  readonly name: ReactNode
}) => {
  const t = useLabText()
  const say = useSay()
  const shown = useDeferredValue<Plan | null>(plan, null)
  const told = useMemo(() => (shown === plan ? noDifferenceExpected(shown, variant) : null), [shown, plan, variant])
  return told === null ? null : (
    <p role="status" className="lab-card">
      <span>
        {name}
        {t('colon')}
        {say(told)}
      </span>
    </p>
  )
}
