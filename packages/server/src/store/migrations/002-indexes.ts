import type { Migration } from 'kysely/migration'

/** Indexes for what is asked often and would look at every row: tables of a host, who does not want to hear somebody, what a guest said. */
export const indexes: Migration = {
  up: async ({ schema }) => {
    await schema.createIndex('matches_host').on('matches').column('host').execute()
    await schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute()
    await schema.createIndex('chat_guest').on('chat').column('guest').execute()
  },
}
