import type { ScoreSheet } from '@tefuda/kernel'
import { IconButton } from '../frame/index.ts'
import { formatNumber } from '../i18n/index.ts'
import { useScorerText } from './texts.ts'

export interface SheetTableProps {
  readonly sheet: ScoreSheet
  readonly names: readonly string[]
  /** The round in hand. */
  readonly at: number
  readonly onAt: (at: number) => void
  readonly onRemove: (at: number) => void
}

/** The rounds of a session one below the other, and what they add up to. A round is corrected by choosing it. */
export const SheetTable = ({ sheet: { rounds, outcome }, names, at, onAt, onRemove }: SheetTableProps) => {
  const t = useScorerText()
  return (
    <table className="scorer-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('round')}</span>
          </th>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
            <th key={seat} scope="col">
              <span title={name}>{name}</span>
            </th>
          ))}
          <td className="act" />
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ points }, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their numbers
          <tr key={k} className={k === at ? 'now' : undefined}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={k === at}
                aria-label={t(k === at ? 'current' : 'correct', { n: k + 1 })}
                onClick={() => onAt(k === at ? rounds.length : k)}
              >
                {k + 1}
              </button>
              {k === at && <small>{t('now')}</small>}
            </th>
            {points.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
              <td key={seat} className={value === Math.max(...points) && names.length > 1 ? 'top' : undefined}>
                {formatNumber(value)}
              </td>
            ))}
            <td className="act">
              <IconButton icon="trash" label={t('remove', { n: k + 1 })} onPress={() => onRemove(k)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {outcome.scores.map((total, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
            <td key={seat} className={rounds.length > 0 && outcome.ranks[seat] === 1 ? 'ahead' : undefined}>
              {formatNumber(total)}
            </td>
          ))}
          <td className="act" />
        </tr>
      </tfoot>
    </table>
  )
}
