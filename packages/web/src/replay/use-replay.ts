import type { Seat } from '@tefuda/kernel'
import { useMemo, useState } from 'react'
import { playerOf } from '../records/keep-unfinished.ts'
import { seatIn } from '../site/seat-address.ts'
import { type NameOf, onlyPerson, useNames } from '../table/names.ts'
import type { TableGame } from '../table/table-game.ts'
import { seatsRound } from '../table/turns.ts'
import type { Course } from './course.ts'
import { type Position, usePosition } from './use-position.ts'
import { type ShownStep, useShownStep } from './use-shown-step.ts'

/** The state of a replay's screen, which all its parts share. */
export interface ReplayScreen extends ShownStep {
  readonly course: Course
  readonly tableGame: TableGame
  readonly players: ReturnType<typeof playerOf>[]
  readonly nameOf: NameOf
  readonly isAlone: boolean
  readonly position: Position
  /** From whose seat the table is seen. */
  readonly below: Seat
  readonly setBelow: (seat: Seat) => void
  readonly hands: Hands
}

/** The hands, the one in front first, and those that are closed. */
export interface Hands {
  readonly seats: readonly Seat[]
  readonly closed: ReadonlySet<Seat>
  readonly toggle: (seat: Seat) => void
}

/** Ties a recorded session to the page: where in it one is, and what is seen from there. */
export const useReplay = (course: Course, tableGame: TableGame): ReplayScreen => {
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players)
  const position = usePosition(course.steps.length)
  const [below, setBelow] = useState<Seat>(
    () => seatIn(location.search, match.seats.length) ?? onlyPerson(players) ?? 0,
  )
  const hands = useHands(course, tableGame, below)
  const shown = useShownStep(course, tableGame, position.now, below)
  const isAlone = match.seats.length === 1
  return { ...shown, course, tableGame, players, nameOf, isAlone, position, below, setBelow, hands }
}

const useHands = ({ match }: Course, tableGame: TableGame, below: Seat): Hands => {
  const [closed, setClosed] = useState<ReadonlySet<Seat>>(new Set())
  const round = seatsRound(match.seats.length, below, tableGame.clockwise)
  const toggle = (one: Seat): void =>
    setClosed((all) => (all.has(one) ? new Set([...all].filter((other) => other !== one)) : new Set([...all, one])))
  return { seats: [below, ...round.filter((one) => one !== below)], closed, toggle }
}
