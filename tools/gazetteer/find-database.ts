import { readConfiguration } from '#api/settings/configuration.ts'
import { checkReachable } from '#api/database/connect.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { migrate } from '#api/database/migrate.ts'

export type FoundDatabase = { url: string; leave(): Promise<void> }

type Environment = { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined }

/**
 * The product's database, brought up to date: DATABASE_URL, or the embedded one in DATA_DIR. That of a
 * running server is joined, else it is started until `leave`. Throws StartRefused.
 */
export async function findDatabase(
  { DATABASE_URL, DATA_DIR }: Environment,
  log: (line: string) => void,
): Promise<FoundDatabase> {
  const { databaseUrl, dataDir } = readConfiguration({ DATABASE_URL, DATA_DIR }, () => '')
  if (databaseUrl) await checkReachable(databaseUrl)
  const found = databaseUrl ? joined(databaseUrl) : await embedded(dataDir, log)
  try {
    await migrate(found.url, { log })
    return found
  } catch (error) {
    await found.leave()
    throw error
  }
}

async function embedded(dataDir: string, log: (line: string) => void): Promise<FoundDatabase> {
  const running = await findRunningPostgres(dataDir)
  if (running !== null) return joined(running)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  return { url: postgres.url, leave: () => postgres.stop() }
}

/** A database that goes on without us. */
const joined = (url: string): FoundDatabase => ({ url, leave: async () => {} })
