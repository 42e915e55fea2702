import { CardSentence, LaidText } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { placed } from './placed.ts'
import type { Gesture, Offers as OffersOf } from './table-game.ts'
import { useTableText } from './texts.ts'

/** Ways to go on with what is chosen, beside one another; more than fit are scrolled to. */
export const Offers = ({
  offers,
  onGesture,
}: {
  readonly offers: OffersOf
  readonly onGesture: (gesture: Gesture) => void
}) => {
  const t = useTableText()
  const say = useSay()
  return (
    <fieldset
      className="offers"
      data-claims={offers.claims}
      aria-label={offers.ask === null ? t('offers') : say(offers.ask)}
    >
      {offers.ask !== null && <span className="ask">{say(offers.ask)}</span>}
      {offers.list.map(({ id, cards, words, chosen, key, unavailable }) => (
        <button
          key={id}
          type="button"
          aria-keyshortcuts={key}
          className="offer"
          aria-pressed={chosen}
          aria-disabled={unavailable === undefined ? undefined : true}
          data-offer={id}
          onClick={() => onGesture({ kind: 'offer', offer: id })}
        >
          {key !== undefined && (
            <span className="kbd only-wide" aria-hidden="true">
              {key}
            </span>
          )}
          {words !== null && <CardSentence text={say(words)} />}
          {unavailable !== undefined && <small>{say(unavailable)}</small>}
          {placed(cards).map(({ id: place, value }) => (
            <LaidText key={place} name={value} />
          ))}
        </button>
      ))}
    </fieldset>
  )
}
