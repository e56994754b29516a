import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { S3Bucket } from '#api/settings/configuration.ts'
import { StorageFailed, type StoragePort } from './storage.port.ts'

const TIMEOUT_MS = 10_000

/** Stores files in a bucket of Amazon S3, or of another storage with the same protocol. */
export function createS3Storage(bucket: S3Bucket): StoragePort {
  const s3 = new S3mini({
    endpoint: bucket.url,
    region: bucket.region,
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
  })
  return {
    put: (key, bytes, contentType) =>
      guarded(async () => {
        await s3.putObject(key, Buffer.from(bytes), contentType)
      }),
    get: (key) =>
      guarded(async () => {
        const answer = await s3.getObjectResponse(key)
        if (!answer?.body) return null
        // Node's own fetch answers with Node's own streams; the two declarations differ in name only.
        const content = Readable.fromWeb(answer.body as ReadableStream)
        return { content, bytes: Number(answer.headers.get('content-length')) }
      }),
    delete: (keys) =>
      guarded(async () => {
        const areDeleted = await Promise.all(keys.map((key) => s3.deleteObject(key)))
        if (areDeleted.includes(false)) throw new Error('a file was not deleted')
      }),
  }
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StorageFailed('The S3 storage could not be used', { cause: error })
  }
}
