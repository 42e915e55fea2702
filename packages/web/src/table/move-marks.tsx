import { Card } from '../cards/index.ts'
import './move-marks.css'
import type { Compared, MoveKind } from './table-game.ts'
import { useTableText } from './texts.ts'

export const MOVE_KINDS = ['played', 'better'] as const satisfies readonly MoveKind[]

/** What one of two compared moves does with a place of the field. */
export interface MoveMark {
  readonly kind: MoveKind
  /** The card that it lays there; null where it only names the place. */
  readonly card: string | null
}

/** By place: the marks of both moves. `laid`: the places of a draft, each with the card that would lie there. */
export const moveMarks = <D,>(
  compared: Compared<D> | undefined,
  laid: (draft: D) => readonly (readonly [place: string, card: string | null])[],
): ReadonlyMap<string, readonly MoveMark[]> => {
  const marks = new Map<string, MoveMark[]>()
  if (compared === undefined) return marks
  for (const kind of MOVE_KINDS)
    for (const [place, card] of laid(compared[kind])) marks.set(place, [...(marks.get(place) ?? []), { kind, card }])
  return marks
}

/** The marks of one place, in a box of its size. */
export const MoveMarks = ({ marks }: { readonly marks: readonly MoveMark[] | undefined }) =>
  marks?.map(({ kind, card }) => (
    <span key={kind} className={card === null ? 'move-mark' : 'move-mark laid'} data-move={kind}>
      {card !== null && <Card name={card} />}
      <MoveSign kind={kind} />
    </span>
  ))

/** A triangle for what was played, a ring in a ring for what it is set against: told apart without colour. `decorative`: its move is named beside it. */
export const MoveSign = ({ kind, decorative = false }: { readonly kind: MoveKind; readonly decorative?: boolean }) => {
  const t = useTableText()
  return (
    <svg
      className="move-sign"
      viewBox="0 0 24 24"
      role="img"
      aria-label={t(kind === 'played' ? 'played' : 'other')}
      aria-hidden={decorative}
      data-move={kind}
    >
      <circle cx="12" cy="12" r="12" className="ground" />
      {kind === 'played' ? (
        <path d="M12 5.5l6.2 11.2H5.800z" />
      ) : (
        <>
          <circle cx="12" cy="12" r="7.2" />
          <circle cx="12" cy="12" r="2.600" className="dot" />
        </>
      )}
    </svg>
  )
}
