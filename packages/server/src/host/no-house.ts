import { refusal } from '@tefuda/kernel'
import type { OpenHouse } from './start.ts'

const CLOSED = refusal('no-tables', null, 'この家には卓がありません。', 'There are no tables in this house.')

/** A house without tables: the page and what is stored are there, nobody can sit down. */
export const noHouse: OpenHouse = async () => ({
  tables: {
    open: async () => CLOSED,
    invitation: async () => null,
    record: async () => null,
    renamed: () => undefined,
  },
  addSockets: () => undefined,
  settle: async () => undefined,
  close: async () => undefined,
})
