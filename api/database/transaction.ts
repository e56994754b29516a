import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import { isErrno } from '#api/start-refused.ts'
import type { Database } from './tables.ts'

/** A parameter of this type means: call me inside a transaction. */
export type Transaction = KyselyTransaction<Database>

const serializationFailure = '40001'
const deadlock = '40P01'
const maximumAttempts = 4

/**
 * Runs the work in one transaction: all of it happens or none. When PostgreSQL ends it because two
 * transactions waited for each other, it is run again, so the work must change nothing but the database. Any
 * other error undoes everything and is rethrown.
 */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return againWhenEnded(() => db.transaction().execute(work))
}

/**
 * Runs one statement, which is a transaction by itself, with the same guarantees as `inTransaction` at a
 * third of the round trips.
 */
export async function againWhenEnded<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isWorthAnother = isErrno(error, serializationFailure, deadlock)
      if (!isWorthAnother || attempt === maximumAttempts) throw error
    }
  }
}
