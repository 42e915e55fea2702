import type { Seat } from '@tefuda/kernel'
import { useState } from 'react'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { NameOf } from './names.ts'
import type { Claiming } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface SharedWindowProps {
  /** Who at this screen may claim; what they hold does not show. */
  readonly seats: readonly Seat[]
  /** How it is called in this game; cutting in where it says nothing. */
  readonly claiming: Claiming | undefined
  readonly nameOf: NameOf
  readonly onClaim: (seat: Seat) => void
  readonly onPass: () => void
}

/** While all look at one screen: a button for all, and whoever presses it says who it was. */
export const SharedWindow = ({ seats, claiming, nameOf, onClaim, onPass }: SharedWindowProps) => {
  const t = useTableText()
  const say = useSay()
  const words = (own: keyof Claiming, usual: 'claim' | 'claimWho' | 'letPass' | 'shared'): string =>
    claiming === undefined ? t(usual) : say(claiming[own])
  const [claim, who, pass, note] = [
    words('claim', 'claim'),
    words('who', 'claimWho'),
    words('pass', 'letPass'),
    words('note', 'shared'),
  ]
  const title = claiming === undefined ? t('sharedTitle') : claim
  const [isClaimed, setClaimed] = useState(false)
  return (
    <section className="dock curtain" aria-label={isClaimed ? who : note}>
      <output>
        <b>{isClaimed ? who : title}</b>
        {!isClaimed && <span className="muted">{note}</span>}
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
              {claim}
            </Button>
            <Button onPress={onPass}>{pass}</Button>
          </>
        )}
      </span>
    </section>
  )
}
