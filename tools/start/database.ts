import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TownFiles } from '#town/load-town.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { checkReachable, connect } from '#api/database/connect.ts'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { migrate } from '#api/database/migrate.ts'
import { printerHash } from './demonstration-printer.ts'
import type { Lifetime } from './lifetime.ts'
import type { Stopwatch } from './stopwatch.ts'

export type SignIn = { who: string; email: string; password: string }

/** What there is to try in the demonstration town. */
export type ToTry = { signIns: readonly SignIn[]; promoCodes: readonly string[] }

/**
 * Opens the database, brings it up to date, and fills it with the demonstration town when the
 * sandbox is on and there is no store yet. Without the sandbox nothing is made up: the accounts of
 * the demonstration have published passwords.
 */
export async function openDatabase(
  configuration: Configuration,
  lifetime: Lifetime,
  timed: Stopwatch,
): Promise<{ url: string; toTry: ToTry }> {
  const now = new Date()
  const isFirst = isFirstStart(configuration)
  const [{ ownerUrl, serverUrl }, files] = await Promise.all([
    timed('PostgreSQL', startOrReach(configuration, lifetime)),
    isFirst ? timed('files of the town', readTown(now)) : undefined,
  ])
  const url = serverUrl ?? ownerUrl
  await timed('migrations', migrate(ownerUrl, { serverUrl, log: console.log }))
  if (!configuration.sandbox) return { url, toTry: { signIns: [], promoCodes: [] } }
  return { url, toTry: await timed('town', townIn(ownerUrl, configuration, { now, files })) }
}

/** Without a `serverUrl` the server works as the owner of its database. */
async function startOrReach(
  { databaseUrl, databaseOwnerUrl, dataDir }: Configuration,
  lifetime: Lifetime,
): Promise<{ ownerUrl: string; serverUrl: string | null }> {
  if (databaseUrl) {
    await checkReachable(databaseUrl)
    if (!databaseOwnerUrl) return { ownerUrl: databaseUrl, serverUrl: null }
    await checkReachable(databaseOwnerUrl, 'DATABASE_OWNER_URL')
    return { ownerUrl: databaseOwnerUrl, serverUrl: databaseUrl }
  }
  const starting = startEmbeddedPostgres({ dataDir, log: console.log })
  // Also when the end comes before it has started, so that nothing half-started stays behind.
  lifetime.add(async () => {
    const [started] = await Promise.allSettled([starting])
    if (started.status === 'fulfilled') await started.value.stop()
  })
  const { url: ownerUrl, serverUrl, ended } = await starting
  void ended.then(() => {
    if (lifetime.ending.aborted) return
    console.error(`PostgreSQL has ended by itself; its log is in ${dataDir}/postgres.`)
    void lifetime.end(1)
  })
  return { ownerUrl, serverUrl }
}

/** Whether the embedded database has to be made: the town is read meanwhile. */
const isFirstStart = ({ sandbox, databaseUrl, dataDir }: Configuration) =>
  sandbox && databaseUrl === null && !existsSync(join(dataDir, 'postgres'))

async function readTown(now: Date): Promise<TownFiles> {
  const { readTownFiles } = await import('#town/load-town.ts')
  return readTownFiles(now)
}

/** Loads the town into an empty database; answers what there is to try in it. */
async function townIn(
  url: string,
  configuration: Configuration,
  { now, files = [] }: { now: Date; files: TownFiles | undefined },
): Promise<ToTry> {
  const { DEMONSTRATION_SIGN_INS, findCodesToTry, isTownEmpty, loadTown } =
    await import('#town/load-town.ts')
  const { addPrinter } = await import('#town/add-printer.ts')
  const { db, close } = connect(url, { max: 4 })
  try {
    if (await isTownEmpty(db)) {
      console.log('Opening the demonstration town (the first start only)…')
      if (await loadTown(db, { now, files })) await addPrinter(db, printerHash(configuration))
    }
    return { signIns: DEMONSTRATION_SIGN_INS, promoCodes: await findCodesToTry(db) }
  } finally {
    await close()
  }
}
