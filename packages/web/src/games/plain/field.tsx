import type { Engine, Text } from '@tefuda/kernel'
import { useMemo } from 'react'
import { useReachableScroll } from '../../frame/use-reachable-scroll.ts'
import { moveMarks } from '../../table/move-marks.tsx'
import type { NameOf } from '../../table/names.ts'
import { placed } from '../../table/placed.ts'
import { Ring } from '../../table/ring.tsx'
import type { FieldProps, Window } from '../../table/table-game.ts'
import { PlainBoard } from './board.tsx'
import type { Choice } from './choice.ts'
import type { Draft, Workshop } from './draft.ts'
import { linesOf } from './lines.ts'
import { PileView } from './pile-view.tsx'
import './plain.css'
import { Lines, Said } from './said.tsx'
import type { Look, Pile } from './seen.ts'
import { usePlainText } from './texts.ts'

export interface PlainFieldProps extends FieldProps<unknown, Draft> {
  readonly engine: Engine
  readonly look: Look
  readonly work: Workshop
}

/** How many lines of the log stand on the field. */
const LATELY = 4

/** Everything that lies on the table, in groups with their names: the board, the middle, then what lies before each seat. */
export const PlainField = ({
  engine,
  look,
  work,
  context,
  draft,
  compared,
  events,
  last,
  nameOf,
  window,
  focus,
  still,
  onOpen,
}: PlainFieldProps) => {
  const t = usePlainText()
  const scroll = useReachableScroll<HTMLDivElement>()
  // A replay shows what the move led to; its context is the one before the move.
  const view = useMemo(() => (still ? context.after(last) : context.view), [still, context, last])
  const seen = look(view, context.seat)
  const { draft: live, spots } = still ? { draft, spots: new Set<string>() } : work(draft, context)
  const lately = linesOf(engine, events).slice(-LATELY)
  const choice = { spots, chosen: live.spots, focus, onOpen }
  const seats = [...new Set(seen.piles.map(({ seat }) => seat))].sort((a, b) => (a ?? -1) - (b ?? -1))
  return (
    <div ref={scroll} className="plain-scroll" data-drop="table">
      <div className={seen.board === null ? 'plain' : 'plain with-board'}>
        <Notes notes={seen.notes} window={window} nameOf={nameOf} />
        {seen.board !== null && (
          <PlainBoard
            cells={seen.board.cells}
            moves={moveMarks(compared, (one) => one.spots.map((spot) => [spot, null]))}
            nameOf={nameOf}
            {...choice}
          />
        )}
        <div className="plain-groups">
          {seats.map((seat) => (
            <SeatPiles
              key={seat ?? -1}
              seat={seat}
              piles={seen.piles.filter((pile) => pile.seat === seat)}
              nameOf={nameOf}
              {...choice}
            />
          ))}
        </div>
        <section className="plain-lately" aria-label={t('lately')}>
          {lately.length === 0 ? (
            <p>{t('nothing')}</p>
          ) : (
            <Lines lines={lately} nameOf={nameOf} isAlone={engine.seats === 1} />
          )}
        </section>
      </div>
    </div>
  )
}

/** What has to be known besides, and while all are asked the time they have. */
const Notes = ({
  notes,
  window,
  nameOf,
}: {
  readonly notes: readonly Text[]
  readonly window: Window | null
  readonly nameOf: NameOf
}) => {
  const t = usePlainText()
  if (notes.length === 0 && window === null) return null
  return (
    <div className={window === null ? 'plain-notes' : 'plain-notes asked'}>
      {window !== null && <Ring key={window.ends} window={window} />}
      <ul>
        {notes.length === 0 && <li>{t('asked')}</li>}
        {placed(notes).map(({ id, value }) => (
          <li key={id}>
            <Said text={value} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const SeatPiles = ({
  seat,
  piles,
  nameOf,
  ...choice
}: Choice & { readonly seat: number | null; readonly piles: readonly Pile[]; readonly nameOf: NameOf }) => {
  const t = usePlainText()
  return (
    <section className={seat === null ? 'plain-piles middle' : 'plain-piles'}>
      <h2 className={seat === null ? 'sr' : undefined}>{seat === null ? t('middle') : nameOf(seat)}</h2>
      {piles.map((pile) => (
        <PileView key={pile.name} pile={pile} {...choice} />
      ))}
    </section>
  )
}
