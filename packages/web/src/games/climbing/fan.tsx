import { readWritten } from '@tefuda/climbing'
import { Card, CardText, cardLabel } from '../../cards/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { placed } from '../../table/placed.ts'

export interface FanProps {
  /** As the notation writes them, with what they stand for. */
  readonly cards: readonly string[]
  /** Names the cards for what travels to them; null for cards that do not move. */
  readonly anchor: ((place: number) => string) | null
  readonly last?: boolean
  /** A play before the last one: paler. */
  readonly past?: boolean
}

/** Cards of one play, overlapping down to their index where they are many; wild cards say what they stand for. */
export const Fan = ({ cards, anchor, last = false, past = false }: FanProps) => {
  const language = useLanguage()
  return (
    <span className={last ? 'fan last' : 'fan'} style={{ ['--n' as string]: cards.length }}>
      {placed(cards.map(readWritten)).map(({ id, place, value: { card, as } }) => (
        <span key={id} className="fan-card" data-anchor={anchor?.(place)}>
          <Card name={card} state={past ? 'past' : []}>
            {card !== as && (
              <span className="as" role="img" aria-label={`= ${cardLabel(as, language)}`}>
                <span aria-hidden="true">
                  <CardText name={as} />
                </span>
              </span>
            )}
          </Card>
        </span>
      ))}
    </span>
  )
}
