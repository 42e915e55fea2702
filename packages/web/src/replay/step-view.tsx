import { Ticker } from '../table/log.tsx'
import type { NameOf } from '../table/names.ts'
import type { TableGame } from '../table/table-game.ts'
import type { Course } from './course.ts'
import type { ShownStep } from './use-shown-step.ts'

export interface StepViewProps {
  readonly course: Course
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  readonly shown: Pick<ShownStep, 'step' | 'context' | 'draft' | 'last' | 'seen'>
}

/** The field as a step left it. */
export const StepField = ({
  tableGame: { Field },
  nameOf,
  shown: { context, draft, last, seen },
  onOpen,
}: StepViewProps & { readonly onOpen: (pile: string) => void }) => (
  <Field
    context={context}
    draft={draft}
    last={last}
    events={seen}
    nameOf={nameOf}
    effect={null}
    window={null}
    focus={null}
    still
    onOpen={onOpen}
  />
)

/** A step in one line. */
export const StepTicker = ({ course: { match, record }, tableGame, nameOf, shown: { step, last } }: StepViewProps) => (
  <Ticker
    last={last}
    engine={match.engine}
    tableGame={tableGame}
    nameOf={nameOf}
    isAlone={match.seats.length === 1}
    aside={null}
    timedOut={step !== undefined && record.timeouts?.includes(step.move) === true}
  />
)
