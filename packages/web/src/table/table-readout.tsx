import type { Text } from '@tefuda/kernel'
import { CardSentence } from '../cards/index.ts'
import { Readout } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { Readout as ReadoutContent } from './middle.ts'
import { ReadoutLine } from './readout-line.tsx'
import { useTableText } from './texts.ts'

export interface TableReadoutProps {
  /** Letters typed towards a card or place. */
  readonly typed: string
  /** What the move being put together would do. */
  readonly preview: ReadoutContent | null
  /** How the points of the last move added up. */
  readonly told: ReadoutContent | null
  readonly duty: Text | null
  readonly waitingFor: string | null
  readonly isFirst: boolean
}

/** The line below the field. What somebody is just doing comes first, then what has happened, then what is due. */
export const TableReadout = (props: TableReadoutProps) => (
  <Readout live>
    <span className={props.preview === null && props.told !== null ? 'reckoning told' : 'reckoning'}>
      <Content {...props} />
    </span>
  </Readout>
)

const Content = ({ typed, preview, told, duty, waitingFor, isFirst }: TableReadoutProps) => {
  const t = useTableText()
  const say = useSay()
  if (typed !== '') return <span className="muted">{t('typed', { typed })}</span>
  if (preview !== null) return <ReadoutLine readout={preview} />
  if (told !== null) return <ReadoutLine readout={{ ...told, note: duty ?? told.note }} />
  const words =
    duty !== null
      ? say(duty)
      : waitingFor !== null
        ? t('waitingNote', { name: waitingFor })
        : isFirst
          ? t('first')
          : null
  return (
    words !== null && (
      <span className="muted">
        <CardSentence text={words} />
      </span>
    )
  )
}
