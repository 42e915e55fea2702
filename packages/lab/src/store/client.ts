import type { ReadStream } from 'node:fs'
import { type Refusal, refusal } from '@tefuda/kernel'

interface At {
  readonly Bucket: string
  readonly Key: string
}

/** What is downloaded: as it comes, or as a whole. */
export interface Download extends AsyncIterable<Uint8Array> {
  transformToByteArray(): Promise<Uint8Array>
}

interface Listing {
  readonly Contents?: readonly { readonly Key: string }[]
  readonly NextContinuationToken?: string
}

/** The part of the AWS SDK that is used here: it is optional, and its types need not be there. */
interface S3 {
  putObject(input: At & { readonly Body: string | Uint8Array }): Promise<unknown>
  getObject(input: At): Promise<{ readonly Body: Download }>
  listObjectsV2(input: {
    readonly Bucket: string
    readonly Prefix: string
    readonly ContinuationToken: string | undefined
  }): Promise<Listing>
}

export interface Client extends S3 {
  /** Puts a file of any size, in one piece or several. */
  putStream(input: At & { readonly Body: ReadStream }): Promise<unknown>
}

interface Sdk {
  readonly S3: new (options: object) => S3
  readonly Upload: new (options: { readonly client: S3; readonly params: object }) => { done(): Promise<unknown> }
}

const PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'] as const

/**
 * What speaks to S3. Whom it asks and with which key it takes from where everybody keeps that: AWS_ENDPOINT_URL_S3,
 * AWS_ACCESS_KEY_ID and the like, or the role of a machine. Refused where it is not installed.
 */
export const loadClient = async (): Promise<Client | Refusal> => {
  const sdk = await loadSdk()
  if (sdk === undefined) return noClient()
  const s3 = new sdk.S3({ ...OPTIONS, forcePathStyle: hasEndpoint(process.env) })
  return Object.assign(s3, { putStream: (params: object) => new sdk.Upload({ client: s3, params }).done() })
}

const loadSdk = async (): Promise<Sdk | undefined> => {
  try {
    const [client, upload] = await Promise.all(PACKAGES.map((name) => import(name)))
    return { ...client, ...upload }
  } catch {
    return undefined
  }
}

const OPTIONS = {
  // A store that is away for some seconds ends no run.
  maxAttempts: 8,
  requestHandler: { connectionTimeout: 10_000, socketTimeout: 30_000 },
  // Not every compatible store knows the newer ones.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
}

/** Another store than Amazon's: few have a host name for each bucket. */
const hasEndpoint = ({ AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL }: NodeJS.ProcessEnv): boolean =>
  (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined

const noClient = (): Refusal => {
  const install = `npm install ${PACKAGES.join(' ')}`
  return refusal(
    'no-s3-client',
    null,
    `S3 につなぐライブラリがありません。${install} で入ります（約23 MB）。`,
    `What speaks to S3 is missing: ${install} brings it (about 23 MB).`,
  )
}
