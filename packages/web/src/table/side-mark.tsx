import type { Rules, Seat, Text } from '@tefuda/kernel'
import { useSay } from '../i18n/index.ts'
import type { TableGame } from './table-game.ts'

/** A team at a table: its name, and which of the marks is its own. */
export interface Side {
  readonly name: Text
  readonly mark: number
}

/** The teams by seat, in the order in which they first sit; null for seats that play alone. */
export const sidesOf = ({ side }: Pick<TableGame, 'side'>, rules: Rules, seats: number): readonly (Side | null)[] => {
  const names = Array.from({ length: seats }, (_, seat: Seat) => side(seat, rules))
  const order = [...new Set(names.flatMap((name) => name?.ja ?? []))]
  return names.map((name) => (name === null ? null : { name, mark: order.indexOf(name.ja) }))
}

const SHAPES = ['M6 1a5 5 0 1 0 .01 0z', 'M6 0l6 6-6 6-6-6z', 'M1 1h10v10H1z', 'M6 0l6 11H0z'] as const

/** The mark of a team, told apart by shape and by colour. */
export const SideMark = ({ side }: { readonly side: Side }) => {
  const say = useSay()
  return (
    <svg className="side-mark" viewBox="0 0 12 12" role="img" aria-label={say(side.name)} data-side={side.mark}>
      <path d={SHAPES[side.mark % SHAPES.length]} />
    </svg>
  )
}
