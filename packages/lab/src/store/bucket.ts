import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isRefusal, type Refusal, Refused } from '@tefuda/kernel'
import { type Download, loadClient } from './client.ts'
import type { Store } from './store.ts'
import { storeTrouble } from './trouble.ts'

/** A bucket of an S3-compatible store, in which every name has the prefix in front. Refused where the client is not installed. */
export const bucketStore = async (bucket: string, prefix: string): Promise<Store | Refusal> => {
  const client = await loadClient()
  if (isRefusal(client)) return client
  const root = prefix === '' ? '' : `${prefix}/`
  const at = (name: string) => ({ Bucket: bucket, Key: `${root}${name}` })
  const told = (error: unknown): never => {
    throw new Refused(storeTrouble(bucket, error))
  }
  const download = (name: string): Promise<Download | undefined> =>
    client
      .getObject(at(name))
      .then(({ Body }) => Body, unlessMissing)
      .catch(told)
  return {
    address: `s3://${bucket}/${prefix}`,
    addressOf: (name) => `s3://${bucket}/${root}${name}`,
    async list(folder) {
      const names = new Set<string>()
      const where = { Bucket: bucket, Prefix: `${root}${folder}/` }
      let ContinuationToken: string | undefined
      do {
        const page = await client.listObjectsV2({ ...where, ContinuationToken }).catch(told)
        for (const { Key } of page.Contents ?? []) names.add(Key.slice(root.length))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return names
    },
    get: async (name) => (await download(name))?.transformToByteArray().catch(told),
    async put(name, content) {
      await client.putObject({ ...at(name), Body: content }).catch(told)
    },
    putFile: (name, write) =>
      besides(name, async (path) => {
        await write(path)
        await client.putStream({ ...at(name), Body: createReadStream(path) }).catch(told)
      }),
    readFile: (name, read) =>
      besides(name, async (path) => {
        const content = await download(name)
        if (content === undefined) return undefined
        await writeFile(path, pieces(content, told))
        return read(path)
      }),
    // What was not put whole is not there at all.
    tidy: async () => undefined,
  }
}

const unlessMissing = (error: Error): undefined => {
  if (error.name !== 'NoSuchKey') throw error
}

/** Works with a file in a folder of its own on this machine, which is thrown away afterwards. */
const besides = async <T>(name: string, work: (path: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-lab-'))
  try {
    return await work(join(folder, basename(name)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A download piece by piece; that it breaks off is told as such, not as trouble of whoever writes the pieces. */
async function* pieces(content: Download, told: (error: unknown) => never): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    told(error)
  }
}
