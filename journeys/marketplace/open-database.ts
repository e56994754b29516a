import { connect } from '#api/database/connect.ts'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { copyTemplate, makeTemplate, type PostgresUrls } from '#tools/testing/template-database.ts'
import { loadTown } from '#town/load-town.ts'

interface OpenDatabase extends PostgresUrls {
  /** Where others may copy theirs. */
  postgres: PostgresUrls
  close(): Promise<void>
}

interface Given {
  dataDir: string
  /** False for an empty marketplace. */
  hasTown: boolean
  /** That of another marketplace with the same town; null: one of its own. */
  postgres: PostgresUrls | null
}

/** A database for a marketplace. Making the town takes seconds, copying it from another marketplace does not. */
export async function openDatabase({ dataDir, hasTown, postgres }: Given): Promise<OpenDatabase> {
  const own = postgres
    ? null
    : await startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'throw-away' })
  // One of both is there.
  const { url, serverUrl } = (postgres ?? own)!
  const shared = { url, serverUrl }
  if (own) await makeTemplate(shared, hasTown ? fillWithTown : undefined)
  const copy = await copyTemplate(shared)
  return {
    url: copy.url,
    serverUrl: copy.serverUrl,
    postgres: shared,
    close: () => (own ? own.stop() : copy.drop()),
  }
}

async function fillWithTown(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 4 })
  await loadTown(db)
  await close()
}
