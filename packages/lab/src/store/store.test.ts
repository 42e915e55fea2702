import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, Refused } from '@tefuda/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUCKET, startBucket, type TestBucket } from '../../../../scripts/test-bucket.ts'
import { openStore, type Store } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-store-'))
let server: TestBucket
beforeAll(async () => {
  server = await startBucket()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
})
afterEach(() => vi.unstubAllEnvs())

const opened = async (address: string): Promise<Store> => {
  const store = await openStore(address)
  if (isRefusal(store)) throw new Error(store.message.en)
  return store
}

const PLACES = [
  ['a directory', join(folder, 'results')],
  ['a bucket', `s3://${BUCKET}/結果/one of many`],
  ['a whole bucket', `s3://${BUCKET}`],
] as const

describe.each(PLACES)('%s', (_, address) => {
  it('gives back whatever was put last, and nothing for what was not', async () => {
    const store = await opened(address)
    expect(await store.get('a.json')).toBeUndefined()
    await store.put('a.json', '手札')
    expect(new TextDecoder().decode(await store.get('a.json'))).toBe('手札')
    await store.put('a.json', new Uint8Array([1, 0, 255]))
    expect([...(await store.get('a.json'))!]).toEqual([1, 0, 255])
    expect(store.addressOf('a.json').endsWith('/a.json')).toBe(true)
  })

  it('lists what is in a folder', async () => {
    const store = await opened(address)
    expect(await store.list('none')).toEqual(new Set())
    for (const name of ['parts/1', 'parts/2', 'particles/3']) await store.put(name, name)
    expect(await store.list('parts')).toEqual(new Set(['parts/1', 'parts/2']))
  })

  it('takes and gives files as paths of this machine, which are gone later on', async () => {
    const store = await opened(address)
    const large = Buffer.alloc(6_000_000, 'Tefuda')
    let written = ''
    await store.putFile('games', (path) => {
      written = path
      return writeFile(path, large)
    })
    expect(existsSync(written)).toBe(false)
    expect(large.equals((await store.readFile('games', (path) => readFile(path)))!)).toBe(true)
    expect(await store.readFile('no games', readFile)).toBeUndefined()
  })

  it('keeps what was there where a file does not come to its end', async () => {
    const store = await opened(address)
    await store.put('half', 'before')
    const broken = store.putFile('half', async (path) => {
      writeFileSync(path, 'aft')
      throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(new TextDecoder().decode(await store.get('half'))).toBe('before')
  })
})

it('a directory does not call missing what is there and cannot be read', async () => {
  const store = await opened(join(folder, 'unreadable'))
  await store.put('parts/1', 'one')
  await expect(store.get('parts')).rejects.toThrow('EISDIR')
})

it('a directory is a path; there are no places but these', async () => {
  const store = await opened(join(folder, 'plain'))
  await store.put('parts/1', 'one')
  expect(readFileSync(join(folder, 'plain', 'parts', '1'), 'utf8')).toBe('one')
  for (const address of ['gs://bucket/x', 's3://', 's3://a', 's3://Upper/x', 'http://localhost/x'])
    expect(await openStore(address)).toMatchObject({ code: 'bad-address', message: { en: expect.any(String) } })
})

describe('a bucket that cannot be asked is told in a sentence', () => {
  const refusalOf = async (env: Readonly<Record<string, string | undefined>>, bucket: string = BUCKET) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const store = await opened(`s3://${bucket}/x`)
    const error = await store.get('a.json').catch((thrown: unknown) => thrown)
    if (!(error instanceof Refused)) throw error
    expect(await store.list('parts').catch((thrown: unknown) => thrown)).toBeInstanceOf(Refused)
    await expect(store.put('a.json', '{}')).rejects.toThrow(error.message)
    await expect(store.putFile('games', (path) => writeFile(path, 'rows'))).rejects.toThrow(error.message)
    return error.refusal
  }
  const none = undefined

  it.each([
    ['no key', { AWS_ACCESS_KEY_ID: none, AWS_SECRET_ACCESS_KEY: none }, 'no-credentials', 'AWS_ACCESS_KEY_ID'],
    ['no region', { AWS_REGION: none }, 'no-region', 'AWS_REGION'],
    ['a key that is not known', { AWS_ACCESS_KEY_ID: 'nobody' }, 'store-denied', 'InvalidAccessKeyId'],
    ['no address', { AWS_ENDPOINT_URL_S3: 'nonsense' }, 'store-away', 'ERR_INVALID_URL'],
  ] as const)('%s', async (_, env, code, says) => {
    const { message, ...refused } = await refusalOf(env)
    expect(refused).toMatchObject({ code })
    for (const words of [message.ja, message.en]) expect(words).toContain(says)
  })

  it('a bucket that is not there', async () => {
    expect(await refusalOf({}, 'nowhere')).toMatchObject({
      code: 'no-bucket',
      message: { ja: expect.stringContaining('「nowhere」がありません'), en: expect.stringContaining('"nowhere"') },
    })
  })

  it('a store that is away, which is tried for some seconds', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1')
    const store = await opened(`s3://${BUCKET}`)
    await expect(store.get('a.json')).rejects.toMatchObject({
      refusal: { code: 'store-away', message: { en: expect.stringContaining('ECONNREFUSED') } },
    })
  })
})

describe('with another client', () => {
  afterEach(() => vi.doUnmock('@aws-sdk/client-s3'))

  it('a bucket lists more than its server tells at once', async () => {
    const pages: Readonly<Record<string, object>> = {
      first: { Contents: [{ Key: 'x/parts/1' }, { Key: 'x/parts/2' }], NextContinuationToken: 'second' },
      second: { Contents: [{ Key: 'x/parts/3' }] },
    }
    class S3 {
      listObjectsV2 = async ({ ContinuationToken: page = 'first' }) => pages[page]
    }
    vi.doMock('@aws-sdk/client-s3', () => ({ S3 }))
    const store = await opened(`s3://${BUCKET}/x`)
    expect(await store.list('parts')).toEqual(new Set(['parts/1', 'parts/2', 'parts/3']))
  })

  it('which is missing, it is told how to get it', async () => {
    vi.doMock('@aws-sdk/client-s3', () => {
      throw new Error('not installed')
    })
    expect(await openStore(`s3://${BUCKET}`)).toMatchObject({
      code: 'no-s3-client',
      message: { en: expect.stringContaining('npm install @aws-sdk/client-s3 @aws-sdk/lib-storage') },
    })
  })
})

it('a folder that cannot be made ends with a refusal: where a file lies in its way, and below /proc', async () => {
  const inTheWay = join(folder, 'file')
  writeFileSync(inTheWay, '')
  for (const place of [inTheWay, join(inTheWay, 'below'), '/proc/none', '/proc/none/below']) {
    const put = opened(place).then((store) => store.put('experiment.json', '{}'))
    await expect(put).rejects.toThrow(/file|none/)
  }
})
