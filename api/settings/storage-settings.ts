import { z } from 'zod'
import { address, explained } from './setting-kinds.ts'

/** Where people's files are stored. */
export const storageSettings = {
  S3_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://, with the name of the bucket',
    default: 'none: a folder of DATA_DIR',
    meaning:
      'Photos that people send are stored in this bucket of an S3-compatible storage. Goes together with the next two.',
    example: 'https://s3.eu-west-2.amazonaws.com/tuck-in-photos',
  }),
  S3_ACCESS_KEY_ID: z.string().optional().register(explained, {
    wanted: 'the id of an access key',
    default: 'none',
    meaning: 'The key that S3_URL is used with. It may put, get and delete objects.',
    example: '(the access key id)',
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().register(explained, {
    wanted: 'the secret of the access key',
    default: 'none',
    meaning: 'See S3_URL.',
    example: '(the secret access key)',
    secret: true,
  }),
  S3_REGION: z.string().optional().register(explained, {
    wanted: 'the name of a region',
    default: 'auto',
    meaning: 'The region of the bucket, where the storage has regions.',
    example: 'eu-west-2',
  }),
}
