import type { CccEvent, CccView } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { type ReactNode, useContext, useState } from 'react'
import { IconButton } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { TermSentence } from '../../rulebook/index.ts'
import { moveMarks } from '../../table/move-marks.tsx'
import { Pan } from '../../table/pan.tsx'
import { OpenStack, PileView } from '../../table/stacks.tsx'
import type { FieldProps } from '../../table/table-game.ts'
import { useBox } from '../../table/use-box.ts'
import { PartOfPage, useWide } from '../../theme/index.ts'
import { BoardView } from './board-view.tsx'
import './ccc.css'
import type { CellMark } from './cell-view.tsx'
import type { Draft } from './draft.ts'
import { type Box, LARGEST, narrowPlanOf, planOf, SMALLEST, sizeOf, wholeFit } from './geometry.ts'
import { PILE, USED } from './motions.ts'
import { useCccText } from './texts.ts'
import { signOf } from './view-lines.ts'
import { type Work, workOf } from './work.ts'

/** Width of the buttons that zoom, beside a large board. */
const ZOOM_BAR = 48
const ZOOM_STEP = 1.25

/** The field of CCC: the board, and beside it on wide screens the pile, the used cards and what the frames mean. */
export const CccField = (props: FieldProps<CccView, Draft>) => {
  const { context, draft, compared, last, events, focus, still, nameOf, onOpen } = props
  const t = useCccText()
  const say = useSay()
  const wide = useWide()
  const [ref, box] = useBox()
  const [zoom, setZoom] = useState<number | null>(null)
  const { view } = context
  const work = workOf(draft, context)
  const sign = signOf(view)
  const said = sign !== null && (
    <span className={view.last === null ? 'ccc-sign tag on' : 'ccc-sign tag solid'}>{say(sign)}</span>
  )
  const { columns, rows } = sizeOf(view.cells.map(({ name }) => name))
  const laid = box === null ? null : layOut(columns, rows, roomIn(box, wide), wide, zoom)
  const plan = laid?.plan ?? null
  const board = plan !== null && (
    <BoardView
      cells={view.cells}
      plan={plan}
      markOf={marksIn(
        work,
        (still ? last : sinceOwnTurn(events as readonly CccEvent[], context.seat)) as readonly CccEvent[],
      )}
      coming={still ? null : comingIn(work)}
      moves={moveMarks(compared, ({ cell }) => (cell === null ? [] : [[cell, null]]))}
      focus={focus}
      still={still}
      nameOf={nameOf}
    />
  )
  return (
    <div className={wide ? 'ccc wide' : 'ccc'}>
      {wide && (
        <div className="ccc-beside">
          <PileView name={t('pile')} anchor={PILE} count={view.pile} />
          {said}
        </div>
      )}
      <div className="ccc-middle">
        <div ref={ref} className="ccc-room">
          {laid?.plan.pans === true ? (
            <Panned laid={laid} whole={wholeFit(columns, rows, withoutBar(laid.room), wide)} onZoom={setZoom}>
              {board}
            </Panned>
          ) : (
            board
          )}
          {laid !== null && laid.key !== null && (
            <div className={`ccc-key ${laid.key}`}>
              {said}
              <Legend />
            </div>
          )}
        </div>
      </div>
      {wide && (
        <div className="ccc-beside">
          <OpenStack name={t('used')} anchor={USED} cards={view.used} onOpen={() => onOpen(USED)} />
          <Legend />
        </div>
      )}
    </div>
  )
}

interface PannedProps {
  readonly laid: ReturnType<typeof layOut>
  /** The side of a cell with which all of the board is seen. */
  readonly whole: number
  readonly onZoom: (side: number) => void
  readonly children: ReactNode
}

/** A board that is larger than its room: to be moved about and zoomed. */
const Panned = ({ laid: { plan, room }, whole, onZoom, children }: PannedProps) => {
  const t = useCccText()
  const set = (side: number): void => onZoom(Math.max(SMALLEST, Math.min(LARGEST, side)))
  return (
    <div className="ccc-window">
      <Pan
        width={Math.max(plan.width + 8, withoutBar(room).width)}
        height={Math.max(plan.height + 8, room.height)}
        onScale={(factor) => set(plan.side * factor)}
      >
        {children}
      </Pan>
      <div className="zoom">
        <IconButton icon="plus" label={t('zoomIn')} onPress={() => set(plan.side * ZOOM_STEP)} />
        <IconButton icon="minus" label={t('zoomOut')} onPress={() => set(plan.side / ZOOM_STEP)} />
        <button type="button" className="icon-btn" onClick={() => set(whole)}>
          {t('fit')}
        </button>
      </div>
    </div>
  )
}

const withoutBar = (room: Box): Box => ({ ...room, width: room.width - ZOOM_BAR })

/** The board in its room, and on a narrow screen where the key to the frames lies there. */
const layOut = (columns: number, rows: number, room: Box, wide: boolean, zoom: number | null) =>
  wide ? { plan: planOf(columns, rows, room, wide, zoom), key: null, room } : narrowPlanOf(columns, rows, room, zoom)

/** Frames and outlines reach a little beyond the cells. */
const MARGIN = 8

const roomIn = ({ width, height }: Box, wide: boolean): Box => ({
  width: width - MARGIN - (wide ? 0 : MARGIN),
  height: height - MARGIN,
})

/** What has happened since a seat ended its turn: what it has yet to see. */
const sinceOwnTurn = (events: readonly CccEvent[], seat: Seat | null): readonly CccEvent[] =>
  events.slice(
    events.findLastIndex((event) => event.type === 'deal' || (event.type === 'draw' && event.seat === seat)) + 1,
  )

/**
 * How each cell is marked: the one the coin is for, those the tray pays for; else those that have got a coin lately,
 * those the hand can pay for.
 */
const marksIn = (work: Work, last: readonly CccEvent[]): ((cell: string) => CellMark) => {
  const { target, paid, within, context, tray } = work
  const isShown = context.seat !== null && context.view.phase !== 'over'
  const placed = new Set(last.flatMap((event) => (event.type === 'place' ? [event.cell] : [])))
  return (cell) => {
    if (isShown && cell === target) return paid.has(cell) ? 'target' : 'unpaid'
    if (isShown && tray.cards.length > 0 && paid.has(cell)) return 'paid'
    const isWithin = isShown && context.due && within.size < context.view.cells.length && within.has(cell)
    if (placed.has(cell)) return isWithin ? 'last-within' : 'last'
    return isWithin ? 'within' : null
  }
}

/** Where the coin of the tray would lie: on the cell it is for, else on the one looked at. */
const comingIn = ({ target, paid, draft, context }: Work) => {
  if (context.seat === null) return null
  const cell = [draft.at, target].find((one) => one !== null && paid.has(one)) ?? null
  return cell === null ? null : { cell, seat: context.seat }
}

const Legend = () => {
  const t = useCccText()
  const isOnlySeen = useContext(PartOfPage)
  return (
    <ul className="ccc-legend">
      <li>
        <i className="sq own" />
        <TermSentence text={t('ownKey')} />
      </li>
      <li>
        <i className="sq near" />
        <TermSentence text={t('nearKey')} />
      </li>
      {!isOnlySeen && (
        <li>
          <i className="sq payable">
            <b />
          </i>
          {t('withinKey')}
        </li>
      )}
    </ul>
  )
}
