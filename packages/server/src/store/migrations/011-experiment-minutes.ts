import type { Migration } from 'kysely/migration'

/** How long an experiment may play, as it was when it was begun: what has ended by it is told so whatever is allowed later. */
export const experimentMinutes: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('experiments').addColumn('minutes', 'integer').execute()
  },
}
