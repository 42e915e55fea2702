import type { Seat } from '@tefuda/kernel'
import { useState } from 'react'
import { Button } from '../frame/index.ts'
import type { NameOf } from './names.ts'
import { useTableText } from './texts.ts'

export interface SharedWindowProps {
  /** Who at this screen may claim; what they hold does not show. */
  readonly seats: readonly Seat[]
  readonly nameOf: NameOf
  readonly onClaim: (seat: Seat) => void
  readonly onPass: () => void
}

/** While all look at one screen: a button for all, and whoever presses it says who it was. */
export const SharedWindow = ({ seats, nameOf, onClaim, onPass }: SharedWindowProps) => {
  const t = useTableText()
  const [isClaimed, setClaimed] = useState(false)
  return (
    <section className="dock curtain" aria-label={t(isClaimed ? 'claimWho' : 'shared')}>
      <output>
        <b>{t(isClaimed ? 'claimWho' : 'sharedTitle')}</b>
        {!isClaimed && <span className="muted">{t('shared')}</span>}
      </output>
      <span className="shared-acts">
        {isClaimed ? (
          seats.map((seat) => (
            <Button key={seat} onPress={() => onClaim(seat)}>
              {nameOf(seat)}
            </Button>
          ))
        ) : (
          <>
            <Button kind="primary" onPress={() => setClaimed(true)}>
              {t('claim')}
            </Button>
            <Button onPress={onPass}>{t('letPass')}</Button>
          </>
        )}
      </span>
    </section>
  )
}
