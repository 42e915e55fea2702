import type { Pool } from '../src/tables/services/pool.ts'
import { carryOut } from '../src/tables/services/tasks.ts'

/** Tasks are carried out at once, without threads: where nothing may take time of its own. */
export const inlinePool: Pool = {
  run: async (task) => ({ result: carryOut(task) as never, ms: 0 }),
  wake: () => undefined,
  close: async () => undefined,
}
