import type { Migration } from 'kysely/migration'

/** What everybody made of a deal is told from an index alone: the rows hold whole records. */
export const dailyScores: Migration = {
  up: async ({ schema }) => {
    await schema.dropIndex('daily_tries_score').execute()
    await schema
      .createIndex('daily_tries_counted')
      .on('daily_tries')
      .columns(['day', 'game', 'why', 'score', 'ended'])
      .execute()
  },
}
