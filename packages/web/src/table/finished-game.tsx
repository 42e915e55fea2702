import { playerOf } from '../records/keep-unfinished.ts'
import { FinishedRow, type FinishedRowProps } from '../records/record-rows.tsx'
import { useNames } from './names.ts'

/** A game that is over in a list, its seats called as in its replay. */
export const FinishedGame = (props: Omit<FinishedRowProps, 'nameOf'>) => {
  const { seats } = props.kept.record
  const nameOf = useNames(seats, seats.map(playerOf))
  return <FinishedRow {...props} nameOf={nameOf} />
}
