import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The bucket that is there. */
export const BUCKET = 'tefuda'

/** A server that speaks S3, on a free port of this machine. */
export interface TestBucket {
  /** The environment in which the bucket is found. */
  readonly env: Readonly<Record<string, string>>
  /** Where the server keeps its buckets, for tests that look behind it. */
  readonly folder: string
  /** Ends it and throws the bucket away. */
  stop(): Promise<void>
}

export async function startBucket(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    // It reckons the signature of a listing without the slash at the address's end, which clients sign. Keys are looked at all the same.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      // The machine has no role of its own that the client could look for.
      AWS_EC2_METADATA_DISABLED: 'true',
    },
    folder,
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
