import { letterOf, noDifferenceExpected, type Plan } from '@tefuda/lab'
import { useDeferredValue, useMemo } from 'react'
import { useSay } from '../i18n/index.ts'
import { ArmName } from './arm-head.tsx'
import { useLabText } from './texts.ts'

/** Says, before anything is played, which variants should make no difference. */
export const SameBooks = ({ plan }: { readonly plan: Plan }) =>
  plan.experiment.variants.map((_, variant) => <SameBook key={letterOf(variant)} plan={plan} variant={variant} />)

/** Looked at once all else has been shown, since it takes a while. */
const SameBook = ({ plan, variant }: { readonly plan: Plan; readonly variant: number }) => {
  const t = useLabText()
  const say = useSay()
  const shown = useDeferredValue<Plan | null>(plan, null)
  const told = useMemo(() => (shown === plan ? noDifferenceExpected(shown, variant) : null), [shown, plan, variant])
  return told === null ? null : (
    <p role="status" className="lab-card">
      <span>
        <ArmName arm={variant + 1} />
        {t('colon')}
        {say(told)}
      </span>
    </p>
  )
}
