import type { OrderRecord, TimelineEntry } from '#contract/operator/order-record.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { listPrinters } from '#api/printing/list-printers.ts'
import { listDataAccesses, recordDataAccess } from '../data-access/record-data-access.ts'
import * as queries from './order-record.queries.ts'

const MAXIMUM_OF_EACH = 300

/**
 * Everything that happened around an order, for an operator; that they read it is recorded first. Throws
 * NONEXISTING_ORDER.
 */
export async function readOrderRecord(
  context: Context,
  orderId: string,
  operatorId: string,
): Promise<OrderRecord> {
  const owner = await findOwner(context.db, orderId)
  const { storeId, customerId, customerOrders } = owner
  await recordDataAccess(context, { operatorId, place: 'order', customerId, orderId })
  return {
    storeId,
    customerId,
    customerOrders,
    timeline: await readTimeline(context.db, orderId),
    accesses: await listDataAccesses(context, { orderId }),
    printers: (await listPrinters(context, storeId)).map(({ id, name, status }) => ({
      id,
      name,
      status,
    })),
  }
}

/** Whose order it is. `db` may be a transaction. Throws NONEXISTING_ORDER. */
export async function findOwner(db: Context['db'], orderId: string) {
  const owner = await queries.loadOwner(db, orderId)
  if (!owner) throw new ApiError('NONEXISTING_ORDER')
  return owner
}

async function readTimeline(db: Context['db'], orderId: string): Promise<TimelineEntry[]> {
  const [events, refunds, emails, transfers, tickets, notes, problems] = await Promise.all([
    queries.selectEvents(db, orderId, MAXIMUM_OF_EACH),
    queries.selectRefunds(db, orderId, MAXIMUM_OF_EACH),
    queries.selectSentEmails(db, orderId, MAXIMUM_OF_EACH),
    queries.selectTransfers(db, orderId, MAXIMUM_OF_EACH),
    queries.selectTickets(db, orderId, MAXIMUM_OF_EACH),
    queries.selectNotes(db, orderId, MAXIMUM_OF_EACH),
    queries.selectProblemEvents(db, orderId, MAXIMUM_OF_EACH),
  ])
  const entries: TimelineEntry[] = [
    ...events.map((event) => ({ ...dated(event), kind: 'event' as const })),
    ...refunds.map((refund) => ({ ...dated(refund), kind: 'refund' as const })),
    ...emails.map((email) => ({ ...dated(email), kind: 'email' as const })),
    ...transfers.map(({ kind: transfer, ...row }) => ({
      ...dated(row),
      kind: 'ledger' as const,
      transfer,
    })),
    ...tickets.map((ticket) => ({ ...dated(ticket), kind: 'ticket' as const })),
    ...notes.map(noteEntry),
    ...problems.map((event) => ({ ...dated(event), kind: 'problem' as const })),
  ]
  // Of one moment, what was read later comes first, as of each kind.
  return entries.toSorted((one, other) => other.at.localeCompare(one.at))
}

function noteEntry({
  kind,
  act,
  readAt,
  readBy,
  ...row
}: Awaited<ReturnType<typeof queries.selectNotes>>[number]): TimelineEntry {
  const note = dated(row)
  if (kind === 'note') return { ...note, kind }
  if (kind === 'act') {
    if (act === null) throw new Error('An act without a name')
    return { ...note, kind, act }
  }
  const recipient = kind === 'storeMessage' ? 'store' : 'customer'
  return { ...note, kind: 'message', recipient, readAt: readAt?.toISOString() ?? null, readBy }
}

const dated = <Row extends { id: string | number; at: Date }>({ id, at, ...row }: Row) => ({
  ...row,
  id: String(id),
  at: at.toISOString(),
})
