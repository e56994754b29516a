import type { Context } from '#api/context.ts'
import { loadMessage, selectNotesOfOrders } from './order-record.queries.ts'

type Db = Context['db']

/** What was written to the customer or the restaurant of an order; undefined: it was erased. */
export const findMessage = (db: Db, noteId: string) => loadMessage(db, noteId)

/** What operators wrote about some orders, the newest first. */
export const listNotesOfOrders = (db: Db, orderIds: readonly string[]) =>
  selectNotesOfOrders(db, orderIds)
