import { Button, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { DealEnd } from './middle.ts'
import type { NameOf } from './names.ts'
import { type SideOf, StandingsTable } from './standings-table.tsx'
import { useTableText } from './texts.ts'

export interface HaltSheetProps {
  /** The deal that has ended; null while none just has. */
  readonly halt: DealEnd | null
  readonly nameOf: NameOf
  readonly sideOf: SideOf
  readonly onNext: () => void
}

/** Between two deals of a session: how everybody stands. */
export const HaltSheet = ({ halt, nameOf, sideOf, onNext }: HaltSheetProps) => {
  const t = useTableText()
  const say = useSay()
  return (
    <Sheet
      open={halt !== null}
      onClose={onNext}
      title={halt === null ? '' : say(halt.title)}
      foot={
        <Button kind="primary" onPress={onNext}>
          {t('next')}
        </Button>
      }
    >
      {halt !== null && <StandingsTable standings={halt.standings} nameOf={nameOf} sideOf={sideOf} />}
    </Sheet>
  )
}
