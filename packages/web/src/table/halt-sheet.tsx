import type { GameEvent, Rules } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import { Button, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { NameOf } from './names.ts'
import { type SideOf, StandingsTable } from './standings-table.tsx'
import type { DealEnd, TableGame } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface HaltSheetProps {
  /** The deal that has ended; null while none just has. */
  readonly halt: DealEnd | null
  /** Everything that was seen to happen so far. */
  readonly events: readonly GameEvent[]
  readonly tableGame: TableGame
  readonly rules: Rules
  readonly nameOf: NameOf
  readonly sideOf: SideOf
  readonly onNext: () => void
  /** Where else to go; null where the next deal is what follows. */
  readonly elsewhere: ReactNode
}

/** Between two deals of a session: how everybody stands. */
export const HaltSheet = ({ halt, events, tableGame, rules, nameOf, sideOf, onNext, elsewhere }: HaltSheetProps) => {
  const t = useTableText()
  const say = useSay()
  const { Ending } = tableGame
  return (
    <Sheet
      open={halt !== null}
      onClose={onNext}
      title={halt === null ? '' : say(halt.title)}
      foot={
        <Button kind={elsewhere === null ? 'primary' : 'plain'} onPress={onNext}>
          {halt?.next === undefined ? t('next') : say(halt.next)}
        </Button>
      }
    >
      {elsewhere}
      {halt !== null &&
        (Ending === undefined ? (
          <StandingsTable standings={halt.standings} nameOf={nameOf} sideOf={sideOf} />
        ) : (
          <Ending events={events} nameOf={nameOf} rules={rules} />
        ))}
    </Sheet>
  )
}
