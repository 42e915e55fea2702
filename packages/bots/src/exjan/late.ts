import type { ExjanState } from '@tefuda/exjan'

/**
 * Whether the wall is too short for a hand that lacks so many cards: each of them is drawn first, by its owner or by whoever gives it away. (Cards that go
 * round by calls alone are not counted on.)
 */
export const isTooLate = ({ wall }: ExjanState, distance: number): boolean =>
  wall.length === 0 || distance > wall.length
