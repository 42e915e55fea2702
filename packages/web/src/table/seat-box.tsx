import type { Character } from '@tefuda/bots/characters'
import type { ReactNode } from 'react'
import { Card, CardSentence } from '../cards/index.ts'
import { type About, Seat } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { Explained, TermText } from '../rulebook/index.ts'
import { BotFace } from './bot-face.tsx'
import { placed } from './placed.ts'
import { type Side, SideMark } from './side-mark.tsx'
import type { SeatLine, TableGame } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface SeatBoxProps {
  readonly seat: number
  readonly name: string
  readonly line: SeatLine
  readonly turn: boolean
  /** Further small words before the game's own. */
  readonly notes?: readonly string[]
  /** The sign of the seat, where the game has one. */
  readonly sign?: TableGame['SeatSign']
  /** The bot that sits there, where it has a name. */
  readonly character?: Character | undefined
  /** The team it plays for. */
  readonly side?: Side | null
  /** Whether cards may lie open before any seat, so that all leave room for them. */
  readonly roomy?: boolean
  /** Nobody is there just now. */
  readonly lost?: boolean
  /** What stands before the small words: the time the seat has left, or its line in a graph. */
  readonly first?: ReactNode
  /** What they have just said. */
  readonly says?: string | null
  readonly about?: About | null
}

/** One seat of the strip: its name, what it is, cards left or points, and what lies open before it. */
export const SeatBox = ({
  seat,
  name,
  line,
  turn,
  notes = [],
  sign: Sign,
  character,
  side = null,
  roomy = false,
  lost = false,
  first,
  says = null,
  about = null,
}: SeatBoxProps) => {
  const t = useTableText()
  const say = useSay()
  const counted = line.cards !== null
  const words = [...line.notes.map(say), ...notes]
  const state = line.state === null ? null : say(line.state)
  // Where the seat leads to somebody, it cannot explain its words too.
  const Words = about === null ? TermText : CardSentence
  return (
    <Seat
      name={name}
      about={about}
      says={says}
      sign={Sign !== undefined && <Sign seat={seat} />}
      mark={side !== null && <SideMark side={side} />}
      side={side?.mark}
      portrait={character !== undefined && <BotFace character={character} />}
      turn={turn}
      lost={lost}
      resting={line.state !== null}
      points={counted ? <CardsLeft seat={seat} count={line.cards ?? 0} /> : formatNumber(line.points)}
      sub={
        <span className="seat-line" data-anchor={`seat ${seat}`}>
          {first}
          {counted && (
            <span className="so-far">
              {t('pointsShort', { count: line.points, points: formatNumber(line.points) })}
            </span>
          )}
          <Explained texts={about === null ? [...words, ...(state === null ? [] : [state])] : []}>
            {placed(words).map(({ id, value }) => (
              <span key={id} className="note">
                <Words text={value} />
              </span>
            ))}
            {/* What comes and goes stands last: nothing else moves for it. */}
            {state !== null && (
              <em>
                <Words text={state} />
              </em>
            )}
          </Explained>
          {turn && <span className="sr">{t('theirTurn')}</span>}
        </span>
      }
    >
      {roomy && <OpenCards seat={seat} cards={line.open} />}
    </Seat>
  )
}

/** How many cards a seat has left, in place of its points. */
const CardsLeft = ({ seat, count }: { readonly seat: number; readonly count: number }) => {
  const t = useTableText()
  return (
    <span data-anchor={`count ${seat}`}>
      <span className="sr">{t('cardsLeft', { count })}</span>
      <span key={count} aria-hidden="true">
        {count}
        <small>{t('cardsUnit')}</small>
      </span>
    </span>
  )
}

const OpenCards = ({ seat, cards }: { readonly seat: number; readonly cards: readonly string[] }) => {
  const t = useTableText()
  return (
    <span className="seat-open" data-anchor={`open ${seat}`}>
      {cards.length > 0 && <span className="sr">{t('openCards')}</span>}
      {placed(cards).map(({ id, value }) => (
        <i key={id}>
          <Card name={value} />
        </i>
      ))}
    </span>
  )
}
