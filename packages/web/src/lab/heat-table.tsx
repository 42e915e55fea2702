import { type Cell, cellInWords, strengthOf } from '@tefuda/lab'
import { ChangeHeads, changeKey } from './change-heads.tsx'
import { useLabText } from './texts.ts'
import type { MatrixSeen } from './use-matrix.ts'

/** One setting on the diagonal, two above, what they do beyond the sum below. */
export const HeatTable = ({
  changes,
  pairName,
  found,
  looked,
  onLook,
}: Pick<MatrixSeen, 'changes' | 'pairName' | 'found' | 'looked' | 'onLook'>) => {
  const t = useLabText()
  const cellWords = (cell: Cell | null | undefined): string => {
    if (cell === undefined) return '…'
    return cell === null ? t('apart') : cellInWords(cell)
  }
  const nameOf = (row: number, column: number): string => {
    const name = pairName(row, column)
    return row > column ? `${t('interaction')} ${name}` : name
  }
  return (
    <div className="lab-wide">
      <table className="sweep-heat">
        <thead>
          <tr>
            <td />
            <ChangeHeads changes={changes} />
          </tr>
        </thead>
        <tbody>
          {changes.map((name, row) => (
            <tr key={changeKey(row)}>
              <th scope="row">
                <b className="only-phone">{row + 1}</b> {name}
              </th>
              {changes.map((_, column) => {
                const cell = found?.[row]?.[column]
                const isLooked = looked[0] === row && looked[1] === column
                return (
                  <td key={changeKey(column)} className={`${shadeOf(cell)} ${row === column ? 'one' : ''}`}>
                    <button
                      type="button"
                      aria-pressed={isLooked}
                      aria-label={`${nameOf(row, column)}: ${cellWords(cell)}`}
                      onClick={() => onLook([row, column])}
                    >
                      {cellWords(cell)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Three strengths, as a class. */
const shadeOf = (cell: Cell | null | undefined): string => {
  if (cell === undefined || cell?.verdict === 'unclear') return 'none unclear'
  if (cell === null || cell.verdict === 'same') return 'none'
  const strength = strengthOf(cell)
  return `${cell.difference > 0 ? 'more' : 'less'} s${strength >= 0.2 ? 3 : strength >= 0.08 ? 2 : 1}`
}
