import { type BoardNumbers, formatBoard, LARGE, parseBoard, SMALL, STANDARD } from '@tefuda/ccc'
import { canonicalJson, isRefusal, type Text, text } from '@tefuda/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, FileButton } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import type { SettingEditorProps } from '../../setup/setting-editors.ts'
import './board-editor.css'
import { useBoardText } from './board-texts.ts'

const SHIPPED: readonly { readonly name: Text; readonly board: BoardNumbers }[] = [
  { name: text('標準 6×6', 'Standard 6×6'), board: STANDARD },
  { name: text('小さな盤 5×5', 'Small 5×5'), board: SMALL },
  { name: text('大きな盤 8×8', 'Large 8×8'), board: LARGE },
]

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

/** The board of a table: one of the shipped ones, or any other as text, written here or read from a file. */
const BoardEditor = ({ value, onChange, describedBy }: SettingEditorProps) => {
  const t = useBoardText()
  const say = useSay()
  const id = useId()
  const board = value as BoardNumbers
  const [written, setWritten] = useState(() => formatBoard(board))
  const [problem, setProblem] = useState<Text | null>(null)

  // Another preset, or back to it: the text follows, unless it says just that.
  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
  })
  useEffect(() => {
    const read = parseBoard(latest.current)
    if (!isRefusal(read) && isSame(read, board)) return
    setWritten(formatBoard(board))
    setProblem(null)
  }, [board])

  const write = (next: string): void => {
    setWritten(next)
    const read = parseBoard(next)
    setProblem(isRefusal(read) ? read.message : null)
    if (!isRefusal(read) && !isSame(read, board)) onChange(read)
  }
  return (
    <div className="board-editor">
      <div className="board-editor-acts">
        {SHIPPED.map(({ name, board: shipped }) => (
          <Button key={name.en} onPress={() => write(formatBoard(shipped))}>
            {say(name)}
          </Button>
        ))}
      </div>
      <div className="board-editor-cols">
        <div>
          <label htmlFor={id}>{t('write')}</label>
          <textarea
            id={id}
            className="field-input"
            rows={Math.max(6, board.length + 1)}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? describedBy : `${id}-problem`}
            value={written}
            onChange={(event) => write(event.target.value)}
          />
        </div>
        <Preview board={board} />
      </div>
      <p className="problem" id={`${id}-problem`} role="status">
        {problem !== null && say(problem)}
      </p>
      <p className="muted">{t('how')}</p>
      <FileButton label={t('file')} accept="text/plain,.txt" onText={write} />
    </div>
  )
}

/** The board that would be played on. */
const Preview = ({ board }: { readonly board: BoardNumbers }) => {
  const t = useBoardText()
  const columns = Math.max(...board.map((row) => row.length))
  const cells = board.flatMap((row, y) =>
    Array.from({ length: columns }, (_, x) => ({ place: `${x} ${y}`, number: row[x] ?? 0 })),
  )
  const count = cells.filter(({ number }) => number > 0).length
  return (
    <div
      className="board-preview"
      role="img"
      aria-label={t('preview', { columns, rows: board.length, cells: count })}
      style={{ ['--columns' as string]: columns }}
    >
      {cells.map(({ place, number }) => (
        <span key={place} className={number === 0 ? 'missing' : undefined}>
          {number > 0 && number}
        </span>
      ))}
    </div>
  )
}

export default BoardEditor
