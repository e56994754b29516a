import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { throwAwayFolder } from './throw-away-folder.ts'
import { makeTemplate } from './template-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the run's own PostgreSQL; use `createTestDatabase`. */
    postgresUrl: string
  }
}

/**
 * Starts one PostgreSQL for the whole run, in a folder that is deleted with it, and migrates the
 * database that every test's own database is copied from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await throwAwayFolder('tuckin-test-')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'throw-away' })
  await makeTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
