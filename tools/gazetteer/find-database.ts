import { readConfiguration } from '#api/settings/configuration.ts'
import { checkReachable } from '#api/database/connect.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { migrate } from '#api/database/migrate.ts'

/** `url` is that of the database's owner. */
export type FoundDatabase = { url: string; leave(): Promise<void> }

type Found = FoundDatabase & { serverUrl: string | null }

type Environment = {
  [Name in 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_DIR']?: string | undefined
}

/**
 * The product's database, brought up to date: DATABASE_URL, or the embedded one in DATA_DIR. That of a
 * running server is joined, else it is started until `leave`. Throws StartRefused.
 */
export async function findDatabase(
  { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }: Environment,
  log: (line: string) => void,
): Promise<FoundDatabase> {
  const given = readConfiguration({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }, () => '')
  const { databaseUrl, dataDir } = given
  const found = databaseUrl
    ? await reached({ ...given, databaseUrl })
    : await embedded(dataDir, log)
  try {
    await migrate(found.url, { serverUrl: found.serverUrl, log })
    return found
  } catch (error) {
    await found.leave()
    throw error
  }
}

async function reached({
  databaseUrl,
  databaseOwnerUrl,
}: {
  databaseUrl: string
  databaseOwnerUrl: string | null
}): Promise<Found> {
  await checkReachable(databaseUrl)
  if (!databaseOwnerUrl) return joined({ url: databaseUrl, serverUrl: null })
  await checkReachable(databaseOwnerUrl, 'DATABASE_OWNER_URL')
  return joined({ url: databaseOwnerUrl, serverUrl: databaseUrl })
}

async function embedded(dataDir: string, log: (line: string) => void): Promise<Found> {
  const running = await findRunningPostgres(dataDir)
  if (running !== null) return joined(running)
  const { url, serverUrl, stop } = await startEmbeddedPostgres({ dataDir, log })
  return { url, serverUrl, leave: stop }
}

/** A database that goes on without us. */
const joined = (urls: { url: string; serverUrl: string | null }): Found => ({
  ...urls,
  leave: async () => {},
})
