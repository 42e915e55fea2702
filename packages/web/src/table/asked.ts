import type { TableState } from './table.ts'

/** Whether it is a seat's turn, as players say it: in a window all are asked, and it is nobody's. */
export const isTurn = ({ phase }: Pick<TableState, 'phase'>): boolean => phase !== 'window'

/** Whether a window has begun in which the viewer is not asked yet: what it is about is still being shown. */
export const isUnasked = ({
  phase,
  window,
  claims,
  you,
}: Pick<TableState, 'phase' | 'window' | 'claims' | 'you'>): boolean =>
  phase === 'window' && window === null && claims === null && you !== null
