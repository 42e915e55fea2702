import type { SouthernCrossEvent, SouthernCrossView } from '@tefuda/southern-cross'
import { useMemo, useState } from 'react'
import { IconButton } from '../../frame/index.ts'
import { moveMarks } from '../../table/move-marks.tsx'
import { Pan } from '../../table/pan.tsx'
import { OpenStack, PileView } from '../../table/stacks.tsx'
import type { FieldProps } from '../../table/table-game.ts'
import { useBox } from '../../table/use-box.ts'
import { useWide } from '../../theme/index.ts'
import { BoardView } from './board-view.tsx'
import { boardOf, fieldOf, handOf, isGrowing, type SouthernContext, spotsOf } from './cells.ts'
import type { Draft } from './draft.ts'
import './field.css'
import { type Box, planOf, SMALLEST, wholeFit } from './geometry.ts'
import { laidBy, marksOf } from './marks.ts'
import { PILE, TAKEN } from './motions.ts'
import { possibleCells, wishedCell } from './possible.ts'
import { useSouthernText } from './texts.ts'
import { takenBy } from './view-lines.ts'

/** Width that the piles beside the field take up on each side. */
const WING = 150
/** Width of the buttons that zoom, beside a growing field. */
const ZOOM_BAR = 48
/** One press of them. */
const ZOOM_STEP = 1.25
const LARGEST = 120

/** The field of Southern Cross, and beside it on wide screens the pile and the cards taken. */
export const SouthernField = ({
  context,
  draft,
  compared,
  last,
  focus,
  still,
  onOpen,
}: FieldProps<SouthernCrossView, Draft>) => {
  const t = useSouthernText()
  const wide = useWide()
  const [ref, box] = useBox()
  const [zoom, setZoom] = useState<number | null>(null)
  const field = fieldOf(context)
  const board = boardOf(context)
  const spots = useMemo(() => (field === null ? [] : spotsOf(field, board)), [field, board])
  if (field === null) return <p className="muted">{t('hidden')}</p>
  const grows = isGrowing(board)
  const inner = box === null ? null : roomIn(box, wide, grows)
  const plan = inner === null ? null : planOf(board, spots, inner, zoom)
  const marks = marksOf(draft, context, last as readonly SouthernCrossEvent[])
  const view = plan !== null && (
    <BoardView
      board={board}
      spots={spots}
      plan={plan}
      marks={marks}
      moves={moveMarks(compared, (one) => laidBy(one, context))}
      wanted={wantedBy(context)}
      possible={context.marksPossible === true && context.due ? possibleCells(draft, context) : NO_CELLS}
      wished={wishedCell(context)}
      choosing={draft.card !== null}
      focus={focus ?? middleSpot(spots.map(({ name }) => name))}
      still={still}
    />
  )
  return (
    <div ref={ref} className={wide ? 'sc wide' : 'sc'}>
      {wide && <PileView name={t('pile')} anchor={PILE} count={field.pile} />}
      {plan === null || inner === null || !grows ? (
        view
      ) : (
        <div className="sc-window" style={{ width: inner.width + ZOOM_BAR, height: inner.height }}>
          <Pan
            width={Math.max(plan.width, inner.width)}
            height={Math.max(plan.height, inner.height)}
            onScale={(factor) => setZoom(limited(plan.card * factor))}
          >
            {view}
          </Pan>
          <div className="zoom">
            <IconButton icon="plus" label={t('zoomIn')} onPress={() => setZoom(limited(plan.card * ZOOM_STEP))} />
            <IconButton icon="minus" label={t('zoomOut')} onPress={() => setZoom(limited(plan.card / ZOOM_STEP))} />
            <button type="button" className="icon-btn" onClick={() => setZoom(wholeFit(board, spots, inner))}>
              {t('fit')}
            </button>
          </div>
        </div>
      )}
      {wide && <OpenStack name={t('taken')} anchor={TAKEN} cards={takenBy(context)} onOpen={() => onOpen(TAKEN)} />}
    </div>
  )
}

/** What is left for the cells; nothing while the page has not given the field its width. */
const roomIn = ({ width, height }: Box, wide: boolean, grows: boolean): Box | null => {
  const left = width - (wide ? 2 * WING : 0) - (grows ? ZOOM_BAR : 0)
  return left > 0 ? { width: left, height } : null
}

const NO_CELLS: ReadonlySet<string> = new Set()

const limited = (card: number): number => Math.max(SMALLEST, Math.min(LARGEST, card))

const middleSpot = (names: readonly string[]): string | null => names[Math.floor(names.length / 2)] ?? null

/** Where the next card must go while the centre is due: whatever the rules allow. */
const wantedBy = (context: SouthernContext): ReadonlySet<string> => {
  const field = fieldOf(context)
  const card = handOf(context).find((name) => name !== '')
  if (field?.centreDue !== true || !context.due || card === undefined) return new Set()
  return new Set(field.cells.filter(({ name }) => context.check(`${card}@${name}`) === null).map(({ name }) => name))
}
