import { DatabaseSync } from 'node:sqlite'
import { type Refusal, refusal } from '@tefuda/kernel'

/**
 * Takes an SQLite database for this process, as long as it lives: two servers on one file would not hear of each other.
 * The lock is the operating system's, on a small file beside the database, so it ends with the process however that
 * ends. Gives a way to let go; refused where another server has it.
 */
export const hold = (path: string): (() => void) | Refusal => {
  if (path === ':memory:') return () => undefined
  const lock = new DatabaseSync(`${path}.server`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    return refusal(
      'data-in-use',
      null,
      `${path} は、もうひとつのサーバーが使っています。そちらを終わらせるか、TEFUDA_DATA で別のフォルダーを選んでください。何台かで動かすには PostgreSQL が要ります。`,
      `Another server uses ${path}. Stop that one, or choose another folder with TEFUDA_DATA. Several nodes need PostgreSQL.`,
    )
  }
  return () => lock.close()
}
