import { inject } from 'vitest'
import { copyTemplate, type TestDatabase } from './template-database.ts'

/** A database for one test file: copied in some 30 ms, so that files run side by side. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('postgresUrls'))
}
