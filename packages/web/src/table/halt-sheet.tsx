import type { Text } from '@tefuda/kernel'
import { Button, Sheet } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import type { NameOf } from './names.ts'
import { useTableText } from './texts.ts'

export interface HaltSheetProps {
  /** Why the table stands still; null while it does not. */
  readonly halt: Text | null
  readonly scores: readonly number[]
  readonly nameOf: NameOf
  readonly onNext: () => void
}

/** Between two deals of a session: how everybody stands. */
export const HaltSheet = ({ halt, scores, nameOf, onNext }: HaltSheetProps) => {
  const t = useTableText()
  const say = useSay()
  return (
    <Sheet
      open={halt !== null}
      onClose={onNext}
      title={halt === null ? '' : say(halt)}
      foot={
        <Button kind="primary" onPress={onNext}>
          {t('next')}
        </Button>
      }
    >
      <table className="end-table">
        <thead>
          <tr>
            <th scope="col">{t('seatHead')}</th>
            <th scope="col" className="number">
              {t('scoreHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score, seat) => (
            <tr key={nameOf(seat)}>
              <th scope="row">{nameOf(seat)}</th>
              <td className="number">{formatNumber(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}
