import { type ExjanView, KIND_NAMES, type MeldView } from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'
import { Card, type CardState, CornerStar } from '../../cards/index.ts'
import { useSay } from '../../i18n/index.ts'
import { TermSentence } from '../../rulebook/index.ts'
import { placed } from '../../table/placed.ts'
import { meldAnchor, riverAnchor, rowsOf, type Side, zoneAnchor } from './places.ts'
import { useExjanText } from './texts.ts'

export interface ZoneProps {
  readonly seat: Seat
  readonly side: Side
  readonly view: ExjanView
  readonly name: string
  readonly perRow: number
  readonly last: { readonly seat: Seat; readonly card: string } | null
  /** Its name stands below already. */
  readonly isOwn: boolean
}

/** What lies before one seat: its discards in their order, and the sets it has laid open. */
export const Zone = ({ seat, side, view, name, perRow, last, isOwn }: ZoneProps) => {
  const t = useExjanText()
  const river = (view.rivers[seat] ?? []).map((card, place) => ({ card, place }))
  const melds = view.melds[seat] ?? []
  const reach = view.reach[seat] ?? -1
  return (
    <section className={`zone zone-${side}${isOwn ? ' own' : ''}`} aria-label={name}>
      <h2>
        <span data-anchor={zoneAnchor(seat)}>{name}</span>
        {view.dealer === seat && <small>{t('dealer')}</small>}
        {reach >= 0 && (
          <b>
            <TermSentence text={t('reach')} />
          </b>
        )}
      </h2>
      {river.length > 0 && (
        <ol className="river" aria-label={t('river', { name })}>
          {rowsOf(river, perRow).map((row) => (
            <li key={row[0]?.place}>
              {row.map(({ card, place }) => (
                <span
                  key={card}
                  className={place === reach ? 'lies turned' : 'lies'}
                  data-anchor={riverAnchor(seat, place)}
                >
                  <LaidCard
                    name={card}
                    dora={view.dora}
                    state={last?.seat === seat && last.card === card ? 'last' : undefined}
                  />
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
      {melds.length > 0 && (
        <ul className="melds" aria-label={t('melds', { name })}>
          {placed(melds).map(({ id, place, value }) => (
            <li key={id}>
              <OpenSet meld={value} dora={view.dora} anchor={meldAnchor(seat, place)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** An open set: the card it was called on lies across the others, which show their index. */
const OpenSet = ({
  meld,
  dora,
  anchor,
}: {
  readonly meld: MeldView
  readonly dora: readonly string[]
  readonly anchor: string
}) => {
  const say = useSay()
  const own = meld.cards.filter((card) => card !== meld.taken)
  return (
    <span className="meld">
      <span className="sr">{say(KIND_NAMES[meld.kind])}</span>
      {own.map((card) => (
        <span key={card} className="lies">
          <LaidCard name={card} dora={dora} />
        </span>
      ))}
      <span className="lies turned" data-anchor={anchor}>
        <LaidCard name={meld.taken} dora={dora} />
      </span>
    </span>
  )
}

/** A card on the table; dora carry a star. */
const LaidCard = ({
  name,
  dora,
  state,
}: {
  readonly name: string
  readonly dora: readonly string[]
  readonly state?: CardState | undefined
}) => {
  const t = useExjanText()
  const isDora = dora.includes(name)
  return (
    <Card name={name} state={state} title={isDora ? t('doraCard') : undefined}>
      {isDora && <CornerStar />}
    </Card>
  )
}
