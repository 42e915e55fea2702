import { type Refusal, refusal } from '@tefuda/kernel'
import { bucketStore } from './bucket.ts'
import { directoryStore } from './directory.ts'
import type { Store } from './store.ts'

export { directoryStore } from './directory.ts'
export type { Store } from './store.ts'
export { storeWithin } from './within.ts'

/**
 * The store at an address: `s3://bucket/prefix`, or the path of a directory. Nothing is asked of it yet. Refused where the address is
 * no such thing, or what is needed for buckets is not installed.
 */
export const openStore = async (address: string): Promise<Store | Refusal> => {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(address)) return directoryStore(address)
  const { bucket, prefix } = BUCKET.exec(address)?.groups ?? {}
  return bucket === undefined ? noStore(address) : bucketStore(bucket, prefix ?? '')
}

/** Buckets are named so; the prefix ends without a slash. */
const BUCKET = /^s3:\/\/(?<bucket>[a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/+(?<prefix>.*?))?\/*$/

const noStore = (address: string): Refusal =>
  refusal(
    'bad-address',
    null,
    `${address} には結果を置けません。フォルダーか、s3://バケット/名前 の形で書いてください。`,
    `${address} is no place for results. Write a folder, or s3://BUCKET/NAME.`,
  )
