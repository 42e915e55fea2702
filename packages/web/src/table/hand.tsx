import { Card, cardLabel } from '../cards/index.ts'
import { useLanguage } from '../i18n/index.ts'
import type { HandCard } from './middle.ts'
import { placed } from './placed.ts'
import { useTableText } from './texts.ts'

/** The own hand: every card a button that chooses it. A card on its way leaves a gap. */
export const Hand = ({ cards }: { readonly cards: readonly HandCard[] }) => {
  const t = useTableText()
  return (
    <ul className="hand-cards" aria-label={t('hand')} style={{ ['--held' as string]: Math.max(3, cards.length) }}>
      {placed(cards).map(({ id, place, value }) => (
        <li key={id}>
          <HandPlace card={value} place={place} />
        </li>
      ))}
    </ul>
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
      data-held={place}
      data-anchor={`hand ${place}`}
      aria-pressed={card.chosen}
      aria-label={cardLabel(card.name, language)}
      aria-description={card.away ? t('away') : undefined}
    >
      <Card name={card.name} state={card.states} decorative />
    </button>
  )
}
