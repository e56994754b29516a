import { join } from 'node:path'
import type { Configuration } from '#api/settings/configuration.ts'

/** Where photos are while they are read: each upload has a folder of its own there. */
export function incomingFolder({ dataDir }: Pick<Configuration, 'dataDir'>): string {
  return join(dataDir, 'incoming')
}
