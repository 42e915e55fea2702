import { type Refusal, refusal } from '@tefuda/kernel'
import { notOpened, type StoreDown } from '../store/index.ts'
import { kindOfUrl, pathOf, withoutPassword } from '../store/url.ts'
import { newestBackup } from './newest-backup.ts'

/** What a host is told of a database that cannot do what it was asked at the start, or is found damaged later. */
export const databaseTrouble = (url: string, { reason, cause }: StoreDown): Refusal => {
  const place = kindOfUrl(url) === 'sqlite' ? pathOf(url) : withoutPassword(url)
  return reason === 'damaged' ? databaseDamaged(url, place, cause) : notOpened(place, cause)
}

const databaseDamaged = (url: string, place: string, cause: unknown): Refusal => {
  const why = (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ')
  const found = newestBackup(url)
  const day = found === null ? '' : new Date(found.at).toISOString().slice(0, 16).replace('T', ' ')
  const ja =
    found === null ? 'バックアップは近くに見つかりません' : `いちばん新しいバックアップは ${found.file}（${day} UTC）`
  const en = found === null ? 'no backup was found near it' : `the newest backup is ${found.file}, of ${day} UTC`
  return refusal(
    'database-damaged',
    null,
    `データベース ${place} は壊れていて、このままでは開けません（${why}）。サーバーを止め、これを別の場所に移してから、tefuda restore でバックアップを戻してください（${ja}。手順は docs/hosting.md の Backup）。`,
    `The database ${place} could not be opened as it is, since it is damaged (${why}); stop the server, move it away, and bring a backup back with tefuda restore (${en}; docs/hosting.md, Backup, tells how).`,
  )
}
