import type { Printer } from '#contract/partner/printers.ts'
import { hasTickets } from '#rules/printing/print-job.ts'
import type { TicketKind } from '#rules/printing/ticket.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { readPrinter } from './list-printers.ts'
import { insertRequestedJob } from './print-jobs.queries.ts'

/** Queues a ticket that shows whether a printer works. Throws NONEXISTING_PRINTER. */
export async function testPrinter(
  context: Context,
  named: { storeId: string; printerId: string },
): Promise<Printer> {
  return queue(context, named, null, 'kitchen')
}

/**
 * Queues another ticket of an order, which says that it is a copy; not again while it waits. Throws
 * NONEXISTING_ORDER, NONEXISTING_PRINTER for one of another store, and ORDER_STATUS_INVALID for an order that
 * nobody has accepted.
 */
export async function reprintOrder(
  context: Context,
  orderId: string,
  { printerId, kind }: { printerId: string; kind: TicketKind },
): Promise<Printer> {
  const order = await readOrder(context, orderId, 'partner')
  if (!hasTickets(order.status))
    throw new ApiError('ORDER_STATUS_INVALID', { status: order.status })
  return queue(context, { storeId: order.store.id, printerId }, orderId, kind)
}

async function queue(
  context: Context,
  named: { storeId: string; printerId: string },
  orderId: string | null,
  kind: TicketKind,
): Promise<Printer> {
  const { id: printerId } = await readPrinter(context, named)
  await insertRequestedJob(context.db, { printerId, orderId, kind, at: context.now() })
  return readPrinter(context, named)
}
