import { isRefusal, joinTexts, type ScoreSheet, type Text, text } from '@tefuda/kernel'
import {
  type BoardId,
  ECLIPSE_NAME,
  type FieldView,
  fieldCells,
  realField,
  type SouthernCrossRules,
  scorePlacement,
  sessionSheet,
  type Taking,
  waveName,
} from '@tefuda/southern-cross'
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { CardSentence } from '../../../cards/index.ts'
import { Button, IconButton, Segmented } from '../../../frame/index.ts'
import { useSay } from '../../../i18n/index.ts'
import { scoredGame } from '../../../scorer/game.ts'
import { useNames } from '../../../scorer/names.ts'
import { ScorerFrame } from '../../../scorer/scorer-frame.tsx'
import { roundAt, withRound } from '../../../scorer/session.ts'
import { useScorerText } from '../../../scorer/texts.ts'
import { useSession } from '../../../scorer/use-session.ts'
import { rulesOf } from '../../../setup/plan.ts'
import { aim } from '../../../table/aim.ts'
import { useBox } from '../../../table/use-box.ts'
import { BoardView } from '../board-view.tsx'
import { type Spot, spotsOf } from '../cells.ts'
import '../field.css'
import { planOf } from '../geometry.ts'
import { NO_MARKS, takingMarks } from '../marks.ts'
import {
  cleared,
  FRESH,
  fitting,
  isRound,
  laid,
  nextEmpty,
  pointsOf,
  type Round,
  requestOf,
  taken,
  topOf,
  turned,
  type Way,
} from './entry.ts'
import { KeyPad } from './key-pad.tsx'
import './scorer.css'
import { useSouthernScorerText } from './texts.ts'

const EMPTY_FIELD: FieldView = { cells: [], pile: 0, centreDue: false }

const GAME = scoredGame('southern-cross')

/** The scorer of Southern Cross: the field by tapping, what a placement takes, the sheet of the session. */
const ScorerPage = () => {
  const kept = useSession(GAME, 2, isRound)
  const { session, change } = kept
  const names = useNames(session.plan)
  const seats = names.length
  const rules = rulesOf(GAME, session.plan) as SouthernCrossRules
  const sheet = sessionSheet(
    rules,
    seats,
    session.rounds.map((round) => pointsOf(round, seats)),
  )
  const round = fitting(roundAt(session, FRESH), rules)
  return (
    <ScorerFrame
      game={GAME}
      kept={kept}
      names={names}
      sheet={sheet}
      beside={
        <>
          <Race target={rules.target} sheet={sheet} names={names} />
          <Log round={round} names={names} onChange={(next) => change(withRound(session, next))} />
        </>
      }
    >
      <Calculation
        key={session.at}
        rules={rules}
        names={names}
        round={round}
        onChange={(next) => change(withRound(session, next))}
      />
    </ScorerFrame>
  )
}

interface CalculationProps {
  readonly rules: SouthernCrossRules
  readonly names: readonly string[]
  readonly round: Round
  readonly onChange: (round: Round) => void
}

const Calculation = ({ rules, names, round, onChange }: CalculationProps) => {
  const t = useSouthernScorerText()
  const cells = fieldCells(rules)
  const [cell, setCell] = useState(cells[0] ?? '0,0')
  const [way, setWay] = useState<Way>('field')
  const taking = Object.keys(round.placed).length === 0 ? null : scorePlacement(rules, requestOf(round, names.length))
  const lay = (card: string): void => {
    const next = laid(round, cell, card, way)
    onChange(next)
    if (way === 'field') setCell(nextEmpty(next, rules, cell))
    setWay('field')
  }
  const place = (): void => {
    if (topOf(round, cell) === undefined) setWay(way === 'place' ? 'field' : 'place')
    else onChange(turned(round, cell))
  }
  const give = (): void => {
    if (taking === null || isRefusal(taking)) return
    const next = taken(round, taking, nameOf(taking), names.length)
    onChange(next)
    setCell(nextEmpty(next, rules, cells.at(-1) ?? cell))
  }
  const points = taking === null || isRefusal(taking) ? 0 : taking.points
  return (
    <>
      <Board rules={rules} round={round} taking={taking} cell={cell} onCell={setCell} />
      <div className="scorer-dock">
        <div className="sc-said">
          <Said taking={taking} />
          {topOf(round, cell) !== undefined && (
            <button
              type="button"
              className="key way"
              aria-pressed={way === 'under'}
              onClick={() => setWay(way === 'under' ? 'field' : 'under')}
            >
              {t('under')}
            </button>
          )}
        </div>
        <KeyPad
          card={topOf(round, cell)}
          isPlaced={way === 'place' || cell in round.placed}
          onCard={lay}
          onClear={() => onChange(cleared(round, cell))}
          onPlace={place}
        />
        <div className="sc-give">
          {names.length > 1 && (
            <Segmented
              label={t('who')}
              value={`${round.turn}`}
              options={names.map((label, seat) => ({ value: `${seat}`, label }))}
              onChange={(turn) => onChange({ ...round, turn: Number(turn) })}
            />
          )}
          <Button kind="primary" unavailable={taking === null || isRefusal(taking) ? t('noCard') : null} onPress={give}>
            {t('give', { name: names[round.turn] ?? '', points })}
          </Button>
        </div>
      </div>
    </>
  )
}

type Answer = ReturnType<typeof scorePlacement> | null

/** What the placement takes as a sum, why it may not be placed, or what to do. */
const Said = ({ taking }: { readonly taking: Answer }) => {
  const t = useSouthernScorerText()
  const say = useSay()
  if (taking === null) return <p className="scorer-said muted">{t('lay')}</p>
  if (isRefusal(taking))
    return (
      <p className="scorer-said refused" role="status">
        <CardSentence text={say(taking.message)} />
      </p>
    )
  const { waves, eclipse, points } = taking
  const [first] = waves
  const name = nameOf(taking)
  const terms = [...waves.flatMap(({ roles }) => roles.map((role) => role.points)), ...(eclipse > 0 ? [eclipse] : [])]
  const factor = first?.multiplier ?? 1
  return (
    <output className="scorer-said">
      {terms.length > 1 && <span>{terms.join(' + ')} →</span>}
      {factor > 1 && <span className="x">×{factor} →</span>}
      <span className="total">{points}</span>
      <span className="trick">{name === null ? t('nothing') : say(name)}</span>
    </output>
  )
}

/** What a placement is called: its trick or role, or its reach, and a total eclipse; null where it is nothing. */
const nameOf = ({ waves: [first], reachName, eclipse }: Taking): Text | null => {
  const names = [first === undefined ? reachName : waveName(first), eclipse > 0 ? ECLIPSE_NAME : null]
  const told = names.filter((name) => name !== null)
  return told.length === 0 ? null : joinTexts(told, text('・', ', '))
}

interface BoardProps {
  readonly rules: SouthernCrossRules
  readonly round: Round
  readonly taking: Answer
  readonly cell: string
  readonly onCell: (cell: string) => void
}

/** The field as it lies, drawn as at the tables of this page. A tap or an arrow key chooses a cell. */
const Board = ({ rules, round, taking, cell, onCell }: BoardProps) => {
  const [ref, box] = useBox()
  const board: BoardId = rules.board
  const spots = useMemo((): readonly Spot[] => {
    const field = realField(rules, round.field)
    return spotsOf(isRefusal(field) ? EMPTY_FIELD : field, board)
  }, [rules, round.field, board])
  const marks = {
    ...NO_MARKS,
    laid: new Map(Object.entries(round.placed)),
    refused: taking !== null && isRefusal(taking),
    ...(taking !== null && !isRefusal(taking) && takingMarks(taking)),
    last: new Set([cell]),
  }
  const press = (event: MouseEvent): void => {
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null
    if (spot?.dataset.spot !== undefined) onCell(spot.dataset.spot)
  }
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const from = spots.findIndex(({ name }) => name === cell)
    const to =
      plan === null
        ? undefined
        : spots[
            aim(
              spots.map(({ x, y }) => pointOf(plan.middle(x, y))),
              from,
              event.key,
            )
          ]
    if (to === undefined) return
    event.preventDefault()
    onCell(to.name)
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${CSS.escape(to.name)}"]`)?.focus()
  }
  const plan = box === null || box.width === 0 ? null : planOf(board, spots, box, null)
  return (
    // Buttons of the field bring their presses and keys here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside
    <div ref={ref} className="scorer-field" data-cell={cell} onClick={press} onKeyDown={go}>
      {plan !== null && (
        <BoardView
          board={board}
          spots={spots}
          plan={plan}
          marks={marks}
          wanted={new Set()}
          choosing
          focus={cell}
          still={false}
        />
      )}
    </div>
  )
}

const pointOf = ([x, y]: readonly [number, number]) => ({ x, y })

/** How far everybody has come towards the points that end the game. */
const Race = ({
  target,
  sheet: { outcome },
  names,
}: {
  readonly target: number
  readonly sheet: ScoreSheet
  readonly names: readonly string[]
}) => {
  const t = useScorerText()
  if (target === 0) return null
  return (
    <div className="scorer-race">
      <p className="muted">{t('to', { target })}</p>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
        <div key={seat} className={outcome.ranks[seat] === 1 ? 'ahead' : undefined}>
          <span>{name}</span>
          <span className="way">
            <i style={{ width: `${Math.min(100, (outcome.scores[seat]! / target) * 100)}%` }} />
          </span>
          <b>{Math.max(0, target - outcome.scores[seat]!)}</b>
        </div>
      ))}
    </div>
  )
}

/** What has been scored in the round in hand, the last first; each can be taken back. */
const Log = ({
  round,
  names,
  onChange,
}: {
  readonly round: Round
  readonly names: readonly string[]
  readonly onChange: (round: Round) => void
}) => {
  const t = useSouthernScorerText()
  const say = useSay()
  if (round.scored.length === 0) return null
  return (
    <>
      <h3>{t('log')}</h3>
      <ol className="scorer-list">
        {round.scored
          .map((one, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was scored stands in its order
            <li key={k}>
              <b>{names[one.seat]}</b>
              <span>
                <CardSentence text={one.move.replaceAll('@', ' ')} />
                {one.name !== null && <> {say(one.name)}</>}
              </span>
              <b>+{one.points}</b>
              <IconButton
                icon="undo"
                label={t('undo', { name: names[one.seat] ?? '', points: one.points })}
                onPress={() => onChange({ ...round, scored: round.scored.toSpliced(k, 1) })}
              />
            </li>
          ))
          .toReversed()}
      </ol>
    </>
  )
}

export default ScorerPage
