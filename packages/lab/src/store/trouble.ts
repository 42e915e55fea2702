import { type Refusal, refusal } from '@tefuda/kernel'

/** What the client throws: an answer of the store has a status, what came to none has the code of the system. */
interface Trouble extends Error {
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** Why a bucket could not be asked. */
export const storeTrouble = (bucket: string, error: unknown): Refusal => {
  const { name, message, code, $metadata } = error as Trouble
  const status = $metadata?.httpStatusCode
  if (name === 'CredentialsProviderError') return noCredentials()
  if (message === 'Region is missing') return noRegion()
  if (name === 'NoSuchBucket') return noBucket(bucket)
  if (status === 401 || status === 403) return denied(bucket, name)
  if (status === undefined || status === 429 || status >= 500) return away(code ?? name)
  return refused(`${name}: ${message}`)
}

const noCredentials = (): Refusal =>
  refusal(
    'no-credentials',
    null,
    'ストアの鍵がありません。環境変数 AWS_ACCESS_KEY_ID と AWS_SECRET_ACCESS_KEY に入れてください。',
    'There is no key for the store. Put it into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the environment.',
  )

const noRegion = (): Refusal =>
  refusal(
    'no-region',
    null,
    'ストアのリージョンがありません。環境変数 AWS_REGION に入れてください（S3互換のストアでは、たいてい us-east-1 です）。',
    'There is no region of the store. Put it into AWS_REGION of the environment (for S3-compatible stores mostly us-east-1).',
  )

const noBucket = (bucket: string): Refusal =>
  refusal(
    'no-bucket',
    null,
    `バケット「${bucket}」がありません。名前と環境変数 AWS_ENDPOINT_URL_S3 を確かめるか、バケットを先に作ってください。`,
    `There is no bucket "${bucket}". See whether its name and AWS_ENDPOINT_URL_S3 of the environment are right, or make it first.`,
  )

const denied = (bucket: string, why: string): Refusal =>
  refusal(
    'store-denied',
    null,
    `ストアに断られました（${why}）。鍵が正しく、その鍵でバケット「${bucket}」の一覧、読み、書きができるようにしてください。`,
    `The store does not allow it (${why}). See that the key is right, and that it may list, read and write in the bucket "${bucket}".`,
  )

const away = (why: string): Refusal =>
  refusal(
    'store-away',
    null,
    `ストアが答えません（${why}）。動いているかと、環境変数 AWS_ENDPOINT_URL_S3 を確かめて、同じ指示をもう一度出してください。そこまでの結果は残っています。`,
    `The store does not answer (${why}). See whether it is running and AWS_ENDPOINT_URL_S3 of the environment is right, and give the same command again; what was kept before is there.`,
  )

const refused = (why: string): Refusal =>
  refusal(
    'store-refused',
    null,
    `ストアが受けつけません（${why}）。環境変数 AWS_REGION と AWS_ENDPOINT_URL_S3 を確かめてください。`,
    `The store refuses it (${why}). See whether AWS_REGION and AWS_ENDPOINT_URL_S3 of the environment are right.`,
  )
