import { Card, cardLabel, usePack } from '../../cards/index.ts'
import { useLanguage, useSay } from '../../i18n/index.ts'
import { placed } from '../../table/placed.ts'
import type { Choice } from './choice.ts'
import type { Pile } from './seen.ts'
import { usePlainText } from './texts.ts'

/** So many cards of a pile lie beside one another; of a larger one the last, and all of them can be looked through. */
const SHOWN = 12

/** Cards that lie together, under their name. Those that a move may name are buttons. */
export const PileView = ({ pile, spots, chosen, focus, onOpen }: Choice & { readonly pile: Pile }) => {
  const t = usePlainText()
  const say = useSay()
  const { name, label, cards, hidden } = pile
  const choosable = cards.filter((card) => spots.has(card))
  // Nothing that can be chosen is left out.
  const shown = choosable.length > 0 && cards.length > SHOWN ? choosable : cards.slice(-SHOWN)
  const left = cards.length - shown.length
  return (
    <div className="plain-pile">
      <h3>
        {say(label)} <span className="muted">{cards.length + hidden}</span>
        {left > 0 && (
          <button type="button" className="plain-open" onClick={() => onOpen(name)}>
            {t('whole')}
            <span className="sr">{`: ${say(label)}`}</span>
          </button>
        )}
      </h3>
      <ul className="plain-cards">
        {hidden > 0 && (
          <li className="plain-back">
            <Card name="back" decorative />
            <span className="sr">{t('hidden', { count: hidden })}</span>
            <b aria-hidden="true">{hidden}</b>
          </li>
        )}
        {placed(shown).map(({ id, value }) => (
          <li key={id}>
            {spots.has(value) ? (
              <OpenCard name={value} isChosen={chosen.includes(value)} isStop={focus === value || focus === null} />
            ) : (
              <Card name={value} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const OpenCard = ({
  name,
  isChosen,
  isStop,
}: {
  readonly name: string
  readonly isChosen: boolean
  readonly isStop: boolean
}) => {
  const language = useLanguage()
  const pack = usePack()
  return (
    <button
      type="button"
      className="plain-card"
      data-spot={name}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={cardLabel(name, language, pack)}
    >
      <Card name={name} decorative state={isChosen ? 'place' : []} />
    </button>
  )
}
