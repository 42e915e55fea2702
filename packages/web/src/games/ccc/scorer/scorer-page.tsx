import { type BoardScore, type CccRules, sessionSheet } from '@tefuda/ccc'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { Segmented } from '../../../frame/index.ts'
import { scoredGame } from '../../../scorer/game.ts'
import { useNames } from '../../../scorer/names.ts'
import { ScorerFrame } from '../../../scorer/scorer-frame.tsx'
import { roundAt, withRound } from '../../../scorer/session.ts'
import { useSession } from '../../../scorer/use-session.ts'
import { rulesOf } from '../../../setup/plan.ts'
import { aim } from '../../../table/aim.ts'
import { useBox } from '../../../table/use-box.ts'
import { useWide } from '../../../theme/index.ts'
import { BoardView } from '../board-view.tsx'
import '../ccc.css'
import { SeatCoin } from '../coin.tsx'
import { planOf, sizeOf, spotOf } from '../geometry.ts'
import { type Coins, cellsOf, isCoins, NO_COINS, scoreOf, withCoin } from './coins.ts'
import './scorer.css'
import { useCccScorerText } from './texts.ts'

const GAME = scoredGame('ccc')

/** The scorer of CCC: coins by tapping, whose every cell is, the points. */
const ScorerPage = () => {
  const kept = useSession(GAME, 2, isCoins)
  const { session, change } = kept
  const names = useNames(session.plan)
  const rules = rulesOf(GAME, session.plan) as CccRules
  const sheet = sessionSheet(
    rules,
    names.length,
    session.rounds.map((round) => scoreOf(rules, names.length, round).points),
  )
  return (
    <ScorerFrame game={GAME} kept={kept} names={names} sheet={sheet}>
      <Counting
        rules={rules}
        names={names}
        round={roundAt(session, NO_COINS)}
        onChange={(round) => change(withRound(session, round))}
      />
    </ScorerFrame>
  )
}

interface CountingProps {
  readonly rules: CccRules
  readonly names: readonly string[]
  readonly round: Coins
  readonly onChange: (round: Coins) => void
}

const Counting = ({ rules, names, round, onChange }: CountingProps) => {
  const t = useCccScorerText()
  const [seat, setSeat] = useState(0)
  const [way, setWay] = useState<'more' | 'less'>('more')
  const score = scoreOf(rules, names.length, round)
  return (
    <>
      <Board
        score={score}
        names={names}
        onCell={(cell) => onChange(withCoin(round, cell, seat, names.length, way === 'more' ? 1 : -1))}
      />
      <div className="scorer-dock">
        <ul className="ccc-points">
          {names.map((name, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
            <li key={each}>
              <span className="ccc-who">
                <SeatCoin seat={each} />
                <b>{t('points', { name, points: score.points[each] ?? 0 })}</b>
              </span>
              <small>{t('counts', { own: score.territory[each] ?? 0, near: score.nearTerritory[each] ?? 0 })}</small>
            </li>
          ))}
        </ul>
        <Segmented
          label={t('who')}
          value={`${seat}`}
          options={names.map((label, each) => ({ value: `${each}`, label }))}
          onChange={(value) => setSeat(Number(value))}
        />
        <Segmented
          label={t('way')}
          value={way}
          options={(['more', 'less'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={setWay}
        />
        <p className="muted small only-wide">{t('how')}</p>
      </div>
    </>
  )
}

interface BoardProps {
  readonly score: BoardScore
  readonly names: readonly string[]
  readonly onCell: (cell: string) => void
}

/** The board as the table draws it. A tap changes the coins of a cell; arrow keys lead from cell to cell. */
const Board = ({ score, names, onCell }: BoardProps) => {
  const wide = useWide()
  const [ref, box] = useBox()
  const [focus, setFocus] = useState<string | null>(null)
  const cells = cellsOf(score)
  const { columns, rows } = sizeOf(cells.map(({ name }) => name))
  const press = (event: MouseEvent): void => {
    const cell = cellIn(event.target)
    if (cell === undefined) return
    setFocus(cell)
    onCell(cell)
  }
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const here = cellIn(event.target)
    const from = cells.findIndex(({ name }) => name === here)
    const places = cells.map(({ name }) => ({ x: spotOf(name).x * STEP, y: spotOf(name).y * STEP }))
    const to = cells[aim(places, from, event.key)]
    if (to === undefined) return
    event.preventDefault()
    setFocus(to.name)
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${to.name}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside
    <div ref={ref} className="scorer-field ccc-scorer" onClick={press} onKeyDown={go}>
      {box !== null && box.width > 0 && (
        <BoardView
          cells={cells}
          plan={planOf(columns, rows, { width: box.width - 16, height: box.height - 16 }, wide, null)}
          markOf={() => null}
          coming={null}
          focus={focus}
          still={false}
          nameOf={(seat) => names[seat] ?? ''}
        />
      )}
    </div>
  )
}

/** Cells are so far apart where arrow keys look for the next. */
const STEP = 10

const cellIn = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset.spot : undefined

export default ScorerPage
