import type { Text } from '@tefuda/kernel'
import type { Hit } from '../role.ts'
import type { RoleKind } from '../rules.ts'
import { centreOf } from '../state.ts'
import { trickOf } from '../trick.ts'
import type { BookSubject } from './subject.ts'

interface Meeting {
  readonly joker: boolean
  /** Whether all roles run through the centre; boards without a single centre have none that do. */
  readonly centred: boolean
  /** Cards of each role; 3 where absent. */
  readonly length?: number
  readonly kinds?: readonly RoleKind[]
}

/** What the engine calls so many roles made at once, and by how much it multiplies them. */
export const trickNamed = (
  subject: BookSubject,
  count: number,
  meeting: Meeting,
): { name: Text; multiplier: number } => {
  const { context } = subject
  const centre = centreOf(context)[0] ?? 0
  const { joker, centred, length = 3, kinds = [] } = meeting
  const cells = Array.from({ length }, (_, k) => (centred ? centre : centre + 1) + k)
  const hits = Array.from({ length: count }, (_, id): Hit => {
    const kind = kinds[id] ?? 'sequence'
    return { line: { id, cells }, kind, points: 1, hasJoker: joker, allJokers: false }
  })
  const { name, multiplier } = trickOf(context, hits, [centre])
  return { name: name!, multiplier }
}
