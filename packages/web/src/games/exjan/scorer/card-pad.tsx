import { EXJAN_DECK } from '@tefuda/exjan'
import { useState } from 'react'
import { Card, cardLabel } from '../../../cards/index.ts'
import { Segmented } from '../../../frame/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { useExjanScorerText } from './texts.ts'

const SUITS = ['S', 'H', 'D', 'C'] as const
type Suit = (typeof SUITS)[number]
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

const ALL = EXJAN_DECK.cards.map(EXJAN_DECK.name)

/** Every card of the pack to be pressed, one suit at a time. Cards that lie somewhere are pressed in. */
export const CardPad = ({
  used,
  onPress,
}: {
  readonly used: readonly string[]
  readonly onPress: (name: string) => void
}) => {
  const t = useExjanScorerText()
  const [suit, setSuit] = useState<Suit>('S')
  return (
    <fieldset className="pad" aria-label={t('cards')}>
      <Segmented
        label={t('suit')}
        value={suit}
        options={SUITS.map((value) => ({ value, label: SIGNS[value] }))}
        onChange={setSuit}
      />
      <div className="pad-row">
        {ALL.filter((name) => name.startsWith(suit)).map((name) => (
          <PadCard key={name} name={name} isUsed={used.includes(name)} onPress={onPress} />
        ))}
      </div>
    </fieldset>
  )
}

const PadCard = ({
  name,
  isUsed,
  onPress,
}: {
  readonly name: string
  readonly isUsed: boolean
  readonly onPress: (name: string) => void
}) => {
  const language = useLanguage()
  return (
    <button
      type="button"
      className={isUsed ? 'pad-card used' : 'pad-card'}
      aria-pressed={isUsed}
      aria-label={cardLabel(name, language, 'exjan')}
      onClick={() => onPress(name)}
    >
      <Card name={name} decorative />
    </button>
  )
}
