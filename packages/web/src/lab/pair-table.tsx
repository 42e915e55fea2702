import { differenceInWords, halfInWords } from '@tefuda/lab'
import type { Grid } from './grid.ts'
import { useLabText } from './texts.ts'
import type { MatrixSeen } from './use-matrix.ts'

/** The grid as a list: the strongest first. */
export const PairTable = ({ pairName, found }: Pick<MatrixSeen, 'pairName'> & { readonly found: Grid }) => {
  const t = useLabText()
  const rows = found.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      if (cell === null || row > column) return []
      const beyond = row === column ? null : (found[column]![row] ?? null)
      return [{ row, column, cell, beyond }]
    }),
  )
  return (
    <details className="lab-uses">
      <summary>{t('asTable')}</summary>
      <div className="lab-wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('change')}</th>
              <th scope="col">{t('difference')}</th>
              <th scope="col">{t('interaction')}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((a, b) => Math.abs(b.cell.difference) - Math.abs(a.cell.difference))
              .map(({ row, column, cell, beyond }) => (
                <tr key={`${row} ${column}`}>
                  <th scope="row">{pairName(row, column)}</th>
                  <td>
                    {differenceInWords(cell)} <small>{halfInWords(cell)}</small>
                  </td>
                  <td>
                    {beyond !== null && (
                      <>
                        {differenceInWords(beyond)} <small>{halfInWords(beyond)}</small>
                      </>
                    )}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
