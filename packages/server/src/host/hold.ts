import { DatabaseSync } from 'node:sqlite'
import { Refused, refusal } from '@tefuda/kernel'
import { notOpened, orRefuse } from '../store/index.ts'
import { makeFolderOf, troubleOf } from '../store/sqlite.ts'

/**
 * Takes an SQLite database for this process, as long as it lives: two servers on one file would not hear of each other.
 * The lock is the operating system's, on a small file beside the database, so it ends with the process however that
 * ends. Nothing else is made or opened, but the folder where it is missing. Gives a way to let go; throws `Refused` where
 * another server has it, or where there cannot be one.
 */
export const hold = async (path: string): Promise<() => Promise<void>> => {
  if (path === ':memory:') return async () => undefined
  const lock = await orRefuse(() => {
    makeFolderOf(path)
    return new DatabaseSync(`${path}.server`, { timeout: 0 })
  }, path)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (troubleOf(error) !== 'busy') throw new Refused(notOpened(path, error))
    throw new Refused(
      refusal(
        'data-in-use',
        null,
        `${path} は、もうひとつのサーバーが使っています。そちらを終わらせるか、TEFUDA_DATA で別のフォルダーを選んでください。何台かで動かすには PostgreSQL が要ります。`,
        `Another server uses ${path}. Stop that one, or choose another folder with TEFUDA_DATA. Several nodes need PostgreSQL.`,
      ),
    )
  }
  return async () => lock.close()
}
