import type { TableView } from '@tefuda/wire'

/** Whether nothing more is played at a table, be it over or stopped before. */
export const hasEnded = ({ stage }: Pick<TableView, 'stage'>): boolean => stage === 'over' || stage === 'stopped'
