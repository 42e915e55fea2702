import { type KyselyPlugin, SelectQueryNode, TableNode } from 'kysely'
import type { Store, Tables } from '../src/store/index.ts'

/** A store where work is done after each question about a table, before whoever asked gets the answer. */
export const answering = (store: Store, table: keyof Tables, work: () => Promise<void>): Store => {
  const asked = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const froms = SelectQueryNode.is(node) ? (node.from?.froms ?? []) : []
      if (froms.some((from) => TableNode.is(from) && from.table.identifier.name === table)) asked.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (asked.has(queryId)) await work()
      return result
    },
  }
  return { ...store, db: store.db.withPlugin(plugin) }
}
