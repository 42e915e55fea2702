import type { Migration } from 'kysely/migration'

/** The keys of the server have a name of the field. */
export const secrets: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('house_secrets').renameTo('secrets').execute()
  },
}
