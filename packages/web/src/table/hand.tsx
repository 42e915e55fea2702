import { Card, cardLabel } from '../cards/index.ts'
import { useLanguage } from '../i18n/index.ts'
import type { HandCard } from './middle.ts'
import { useTableText } from './texts.ts'

/** The own hand: every card a button that chooses it. A card on its way leaves a gap. */
export const Hand = ({ cards }: { readonly cards: readonly HandCard[] }) => {
  const t = useTableText()
  return (
    <div className="hand-cards" role="group" aria-label={t('hand')}>
      {cards.map((card, place) => (
        // A place in the hand is what the notation of a gesture names.
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that are alike have no identity but their place
        <HandPlace key={place} card={card} place={place} />
      ))}
    </div>
  )
}

const HandPlace = ({ card, place }: { readonly card: HandCard; readonly place: number }) => {
  const t = useTableText()
  const language = useLanguage()
  if (card.name === '') return <span className="hand-gap" data-anchor={`hand ${place}`} />
  return (
    <button
      type="button"
      className={card.away ? 'hand-card away' : 'hand-card'}
      data-hand={place}
      data-anchor={`hand ${place}`}
      aria-pressed={card.chosen}
      aria-label={cardLabel(card.name, language)}
      aria-description={card.away ? t('away') : undefined}
    >
      <Card name={card.name} state={card.states} decorative />
    </button>
  )
}
