import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { deleteNotesOfAccount, loadMessage, selectNotesOfAccount } from './order-record.queries.ts'

type Db = Context['db']

/** What was written to the customer of an order; undefined: it was erased. */
export const findMessage = (db: Db, noteId: string) => loadMessage(db, noteId)

/** What operators wrote about the orders of an account, the newest first. */
export const listNotesOfAccount = (db: Db, accountId: string) => selectNotesOfAccount(db, accountId)

/** Deletes what operators wrote about the orders of an account. */
export const eraseNotesOfAccount = (transaction: Transaction, accountId: string) =>
  deleteNotesOfAccount(transaction, accountId)
