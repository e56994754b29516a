import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { selectAnswer } from './inbox.queries.ts'

/** What an operator answered to a message, with the message; undefined: it was erased. */
export const findAnswer = (db: Kysely<Database>, entryId: string) => selectAnswer(db, entryId)

export * as inbox from './inbox.queries.ts'
export type { MessageRow } from './inbox.queries.ts'
