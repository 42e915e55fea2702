import { isSameByTheBook, type Plan, SAME_BOOK } from '@tefuda/lab'
import { useDeferredValue, useMemo } from 'react'
import { useSay } from '../i18n/index.ts'
import { ArmName } from './arm-head.tsx'

/** Says, before anything is played, that a variant should make no difference. Looked at once all else has been shown, since it takes a while. */
export const SameBook = ({ plan, variant }: { readonly plan: Plan; readonly variant: number }) => {
  const say = useSay()
  const shown = useDeferredValue<Plan | null>(plan, null)
  const isSame = useMemo(() => shown === plan && isSameByTheBook(shown, variant), [shown, plan, variant])
  return isSame ? (
    <p role="status">
      <ArmName arm={variant + 1} /> {say(SAME_BOOK)}
    </p>
  ) : null
}
