import { memo } from 'react'
import { Card, CornerStar, cardLabel, usePack } from '../cards/index.ts'
import { Icon } from '../frame/index.ts'
import { useLanguage, useSay } from '../i18n/index.ts'
import { placed } from './placed.ts'
import type { PicturedCard } from './table-game.ts'
import { useTableText } from './texts.ts'

/** Up to so many cards lie in one row, however narrow the screen. */
export const FEW = 7
/** Beyond that, so many lie in a row of a narrow and of a wide screen. */
const PER_ROW = 9
const PER_ROW_WIDE = 18

/** The own hand: every card a button that chooses it. A card on its way leaves a gap, and cards keep their size as it shrinks. */
export const Hand = ({
  cards,
  room,
  perNarrowRow = PER_ROW,
}: {
  readonly cards: readonly PicturedCard[]
  /** How many cards there are places for. */
  readonly room: number
  /** Zero: all of them lie in one row, which scrolls on a narrow screen. */
  readonly perNarrowRow?: number | undefined
}) => {
  const t = useTableText()
  const inRow = perNarrowRow === 0 ? PER_ROW : perNarrowRow
  const kind = perNarrowRow === 0 ? ' many one-row' : room > FEW ? ' many' : ''
  return (
    <ul
      className={`hand-cards${kind}`}
      aria-label={t('hand')}
      style={{
        ['--held' as string]: Math.max(3, room),
        ['--before' as string]: perRow(room, inRow) - 1,
        ['--before-wide' as string]: perRow(room, PER_ROW_WIDE) - 1,
        ['--rows' as string]: Math.ceil(room / inRow),
        ['--rows-wide' as string]: Math.ceil(room / PER_ROW_WIDE),
      }}
    >
      {placed(cards).map(({ id, place, value }) => (
        <li key={id} className={value.apart === true ? 'apart' : undefined}>
          <HandPlace card={value} place={place} />
        </li>
      ))}
    </ul>
  )
}

/** Cards in each row, as even as can be. */
const perRow = (cards: number, most: number): number => Math.max(2, Math.ceil(cards / Math.ceil(cards / most)))

interface HandPlaceProps {
  readonly card: PicturedCard
  readonly place: number
}

/** Of a large hand only those cards are drawn anew that look different. */
const looksAlike = (before: HandPlaceProps, after: HandPlaceProps): boolean => {
  const [a, b] = [before.card, after.card]
  return (
    before.place === after.place &&
    a.name === b.name &&
    a.states.join() === b.states.join() &&
    a.away === b.away &&
    a.chosen === b.chosen &&
    a.isPublic === b.isPublic &&
    a.came === b.came &&
    a.star === b.star &&
    a.anchor === b.anchor
  )
}

const HandPlace = memo(({ card, place }: HandPlaceProps) => {
  const t = useTableText()
  const language = useLanguage()
  const pack = usePack()
  const say = useSay()
  const anchor = card.anchor ?? `hand ${place}`
  if (card.name === '') return <span className="hand-gap" data-anchor={anchor} />
  const notes = [
    ...(card.away ? [t('away')] : []),
    ...(card.isPublic ? [t('isPublic')] : []),
    ...(card.came === true ? [t('came')] : []),
    ...(card.star === undefined ? [] : [say(card.star)]),
  ]
  return (
    <button
      type="button"
      className={card.away ? 'hand-card away' : 'hand-card'}
      data-held={place}
      data-anchor={anchor}
      aria-pressed={card.chosen}
      aria-label={cardLabel(card.name, language, pack)}
      aria-description={notes.length > 0 ? notes.join(', ') : undefined}
    >
      <Card name={card.name} state={card.states} decorative>
        {card.isPublic && (
          <i className="public">
            <Icon name="eye" />
          </i>
        )}
        {card.star !== undefined && <CornerStar />}
        {card.came === true && <i className="came" />}
      </Card>
    </button>
  )
}, looksAlike)
