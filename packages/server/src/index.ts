import { run, type Surroundings } from './host/main.ts'
import { openTables } from './tables/open-tables.ts'

export type { Surroundings } from './host/main.ts'

/**
 * Runs the table server that serves the built page in `page`, and gives its exit code when a signal has ended it.
 * `prepare` is called once the settings and the host's games have been found good.
 */
export const serve = (
  args: readonly string[],
  page: string,
  surroundings: Surroundings,
  prepare?: () => void,
): Promise<number> => run(args, { page, openTables }, surroundings, prepare)
