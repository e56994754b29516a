import { join } from 'node:path'
import type { Configuration } from '#api/settings/configuration.ts'
import { createDiskStorage } from './disk.driver.ts'
import { createS3Storage } from './s3.driver.ts'
import type { StoragePort } from './storage.port.ts'

/** The bucket that is connected, else a folder of DATA_DIR. */
export function chooseStorage({ s3, dataDir }: Pick<Configuration, 's3' | 'dataDir'>): StoragePort {
  return s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, 'files'))
}
