import { type BoardNumbers, boardFault, SHIPPED } from '@tefuda/ccc'
import type { Text } from '@tefuda/kernel'
import { useId, useState } from 'react'
import { Button, Segmented, Stepper } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import type { SettingEditorProps } from '../../setup/setting-editors.ts'
import { BoardAsText } from './board-as-text.tsx'
import './board-editor.css'
import { BoardGrid } from './board-grid.tsx'
import {
  type Cell,
  cellName,
  columnsOf,
  numberAt,
  resized,
  SYMMETRIES,
  type Symmetry,
  withNumber,
} from './board-shape.ts'
import { useBoardText } from './board-texts.ts'

const MOST_SIDE = 12
const MOST_NUMBER = 30
/** Numbers that are mostly wanted; the others show when they are asked for. */
const USUAL_NUMBER = 15

/** The board of a table: one of the shipped ones, or any other, cell by cell or as text. */
const BoardEditor = ({ value, onChange, describedBy }: SettingEditorProps) => {
  const t = useBoardText()
  const say = useSay()
  const board = value as BoardNumbers
  const [symmetry, setSymmetry] = useState<Symmetry>('none')
  const [problem, setProblem] = useState<Text | null>(null)
  const [wanted, setChosen] = useState<Cell>({ x: 0, y: 0 })
  const [columns, rows] = [columnsOf(board), board.length]
  // The board may have become smaller since.
  const chosen = { x: Math.min(wanted.x, columns - 1), y: Math.min(wanted.y, rows - 1) }

  const change = (next: BoardNumbers): void => {
    const fault = boardFault(next)
    setProblem(fault?.message ?? null)
    if (fault === null) onChange(next)
  }
  const write = (number: number): void => change(withNumber(board, chosen, number, symmetry))
  const now = numberAt(board, chosen)
  return (
    <div className="board-editor">
      <div className="board-editor-acts">
        {SHIPPED.map(({ label, value: shipped }) => (
          <Button key={label.en} onPress={() => change(shipped)}>
            {say(label)}
          </Button>
        ))}
      </div>
      <p className="muted">{t('hint')}</p>
      <BoardGrid
        board={board}
        chosen={chosen}
        describedBy={describedBy}
        onChoose={setChosen}
        onDigit={(digit) => write(appended(now, digit))}
      />
      <Numbers name={cellName(chosen)} now={now} onNumber={write} />
      <p className="problem" role="status">
        {problem !== null && say(problem)}
      </p>
      <div className="board-editor-line">
        <span>{t('symmetry')}</span>
        <Segmented
          label={t('symmetry')}
          value={symmetry}
          options={SYMMETRIES.map((each) => ({ value: each, label: t(each) }))}
          onChange={setSymmetry}
        />
      </div>
      <div className="board-editor-line">
        <Side name={t('columns')} value={columns} onChange={(count) => change(resized(board, count, rows))} />
        <Side name={t('rows')} value={rows} onChange={(count) => change(resized(board, columns, count))} />
      </div>
      <BoardAsText board={board} onChange={change} />
    </div>
  )
}

interface SideProps {
  readonly name: string
  readonly value: number
  readonly onChange: (count: number) => void
}

/** How many columns or rows there are. */
const Side = ({ name, value, onChange }: SideProps) => (
  <span>
    {name}
    <Stepper label={name} value={value} min={1} max={MOST_SIDE} onChange={onChange} />
  </span>
)

/** A second digit goes behind the first where that is still a number of a board. */
const appended = (now: number, digit: number): number => (now * 10 + digit <= MOST_NUMBER ? now * 10 + digit : digit)

interface NumbersProps {
  readonly name: string
  readonly now: number
  readonly onNumber: (number: number) => void
}

/** What the chosen cell may become: any number, or a hole. */
const Numbers = ({ name, now, onNumber }: NumbersProps) => {
  const t = useBoardText()
  const label = useId()
  const [all, setAll] = useState(false)
  const most = all || now > USUAL_NUMBER ? MOST_NUMBER : USUAL_NUMBER
  return (
    <div className="board-numbers">
      <p id={label}>{t('numberOf', { name })}</p>
      <fieldset aria-labelledby={label}>
        {Array.from({ length: most }, (_, k) => k + 1).map((number) => (
          <button key={number} type="button" aria-pressed={number === now} onClick={() => onNumber(number)}>
            {number}
          </button>
        ))}
        <button type="button" className="wide" aria-pressed={now === 0} onClick={() => onNumber(0)}>
          {t('hole')}
        </button>
        {most < MOST_NUMBER && (
          <button type="button" className="wide" onClick={() => setAll(true)}>
            {t('larger')}
          </button>
        )}
      </fieldset>
    </div>
  )
}

export default BoardEditor
