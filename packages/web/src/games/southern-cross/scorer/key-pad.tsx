import { useState } from 'react'
import { Card, SuitMark } from '../../../cards/index.ts'
import { Icon } from '../../../frame/index.ts'
import { useSouthernScorerText } from './texts.ts'

const SUITS = ['S', 'H', 'D', 'C'] as const
const JOKERS = ['RJ', 'BJ'] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

export interface KeyPadProps {
  /** The card on the cell in hand. */
  readonly card: string | undefined
  readonly isPlaced: boolean
  readonly onCard: (card: string) => void
  readonly onClear: () => void
  readonly onPlace: () => void
}

/** Suits, ranks and jokers to be tapped: the suit stays until another is chosen, a rank lays the card. */
export const KeyPad = ({ card, isPlaced, onCard, onClear, onPlace }: KeyPadProps) => {
  const t = useSouthernScorerText()
  const [suit, setSuit] = useState<(typeof SUITS)[number]>('S')
  return (
    <fieldset className="sc-keys" aria-label={t('keys')}>
      {SUITS.map((each) => (
        <button
          key={each}
          type="button"
          className="key"
          aria-label={t(each)}
          aria-pressed={each === suit}
          onClick={() => setSuit(each)}
        >
          <SuitMark suit={each} />
        </button>
      ))}
      {JOKERS.map((joker) => (
        <button key={joker} type="button" className="key joker" aria-label={t(joker)} onClick={() => onCard(joker)}>
          <Card name={joker} decorative />
        </button>
      ))}
      <button type="button" className="key" aria-label={t('clear')} onClick={onClear}>
        <Icon name="close" />
      </button>
      {RANKS.map((rank) => (
        <button
          key={rank}
          type="button"
          className="key"
          aria-pressed={card === `${suit}${rank}`}
          onClick={() => onCard(`${suit}${rank}`)}
        >
          {rank}
        </button>
      ))}
      <button type="button" className="key way" aria-pressed={isPlaced} onClick={onPlace}>
        {t('place')}
      </button>
    </fieldset>
  )
}
