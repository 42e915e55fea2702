import type { Migration } from 'kysely/migration'

/** Who plays an experiment, so that whoever has lost it writes nothing more. */
export const experimentHolder: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('experiments').addColumn('taken_by', 'text').execute()
  },
}
