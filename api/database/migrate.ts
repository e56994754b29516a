import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { isErrno, StartRefused } from '#api/start-refused.ts'
import { grantToServer } from './server-role.ts'

/** One file of migrations/: `0001_stores.sql` has the name `0001_stores`. */
type Migration = { name: string; sql: string; checksum: string }

type Applied = { name: string; checksum: string }

const migrationsFolder = join(import.meta.dirname, 'migrations')

// Any fixed number: the process that migrates this database holds the advisory lock of that number.
const lockNumber = 7_185_301

/**
 * Brings the database to the newest schema: each file of migrations/ once, in order, in its own
 * transaction, then the tables of the job queue. Then the role of `serverUrl` may do what the running
 * server does; without it the server works as the owner. Two processes at once do it one after the
 * other. Answers the names applied now. Throws StartRefused when a file was changed after it was
 * applied, when the database is newer than the program, or when a file fails.
 */
export async function migrate(
  ownerUrl: string,
  {
    serverUrl = null,
    folder = migrationsFolder,
    log = () => {},
  }: { serverUrl?: string | null; folder?: string; log?: (line: string) => void } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: ownerUrl, application_name: 'tuck-in migration' })
  client.on('error', () => {})
  await client.connect()
  try {
    // The lock ends with the connection, so a killed process does not hold it.
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber])
    const pending = pendingOf(migrations, await appliedIn(client))
    if (pending.length > 0) log('Bringing the database up to date…')
    for (const migration of pending) await apply(client, migration)
    await migrateJobs(ownerUrl)
    if (serverUrl !== null) await grantToServer(client, serverUrl, lockNumber)
    return pending.map((migration) => migration.name)
  } catch (error) {
    if (!isErrno(error, '42501')) throw error
    throw new StartRefused(
      `The user ${client.user} may not change the tables of the database: give the user who owns it in DATABASE_OWNER_URL.`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const numbers = files.map((file) => /^(\d{4})_[a-z0-9-_]+\.sql$/.exec(file)?.[1])
  const wrong = files.find((_, i) => !numbers[i] || numbers.indexOf(numbers[i]) !== i)
  if (wrong)
    throw new StartRefused(
      `The migration ${wrong} needs a name like 0012_add-reviews.sql, with a number of its own.`,
    )
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { name: file.replace(/\.sql$/, ''), sql, checksum }
    }),
  )
}

async function appliedIn(client: Client): Promise<Applied[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migration (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query<Applied>(
    'SELECT name, checksum FROM schema_migration ORDER BY name',
  )
  return rows
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration)
      throw new StartRefused(
        `The database has had the migration ${name}, which this version does not know: start the newer version that made it.`,
      )
    if (migration.checksum !== checksum)
      throw new StartRefused(
        `The migration ${name} was changed after it was applied: put it back as it was, and write the change as a new migration.`,
      )
  }
  const done = new Set(applied.map((each) => each.name))
  return migrations.filter((migration) => !done.has(migration.name))
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    // The connection is closed next, which rolls back.
    const message = error instanceof Error ? error.message : String(error)
    const position = error instanceof Error && 'position' in error ? Number(error.position) : 0
    const line = position > 0 ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
    throw new StartRefused(
      `The migration ${name} failed${line}, and nothing of it was committed: ${message}.`,
      { cause: error },
    )
  }
}

/** The job queue has its tables in a schema of its own and knows how to migrate them. */
async function migrateJobs(url: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
}
