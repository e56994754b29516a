import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { throwAwayFolder } from './throw-away-folder.ts'
import { makeTemplate, type PostgresUrls } from './template-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection strings of the run's own PostgreSQL; use `createTestDatabase`. */
    postgresUrls: PostgresUrls
  }
}

/**
 * Starts one PostgreSQL for the whole run, in a folder that is deleted with it, and migrates the
 * database that every test's own database is copied from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await throwAwayFolder('tuckin-test-')
  const { url, serverUrl, stop } = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    durability: 'throw-away',
  })
  await makeTemplate({ url, serverUrl })
  project.provide('postgresUrls', { url, serverUrl })
  return stop
}
