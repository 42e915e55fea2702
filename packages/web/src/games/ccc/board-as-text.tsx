import { type BoardNumbers, formatBoard, parseBoard } from '@tefuda/ccc'
import { canonicalJson, isRefusal, type Text } from '@tefuda/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { FileButton } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { useBoardText } from './board-texts.ts'

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

export interface BoardAsTextProps {
  readonly board: BoardNumbers
  readonly onChange: (board: BoardNumbers) => void
}

/** The board as text, to be written at once or read from a file. */
export const BoardAsText = ({ board, onChange }: BoardAsTextProps) => {
  const t = useBoardText()
  const say = useSay()
  const id = useId()
  const [written, setWritten] = useState(() => formatBoard(board))
  const [problem, setProblem] = useState<Text | null>(null)

  // The board was changed elsewhere: the text follows, unless it says just that.
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
    <details className="board-text">
      <summary>{t('asText')}</summary>
      <label htmlFor={id}>{t('write')}</label>
      <textarea
        id={id}
        className="field-input"
        rows={Math.max(6, board.length + 1)}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem ${id}-how`}
        value={written}
        onChange={(event) => write(event.target.value)}
      />
      <p className="problem" id={`${id}-problem`} role="status">
        {problem !== null && say(problem)}
      </p>
      <p className="muted" id={`${id}-how`}>
        {t('how')}
      </p>
      <FileButton label={t('file')} accept="text/plain,.txt" onText={write} />
    </details>
  )
}
