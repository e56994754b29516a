import { testTicket, ticketOf } from '#rules/printing/ticket.ts'
import type { TicketBlock } from '#rules/printing/ticket-blocks.ts'
import type { Context } from '#api/context.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import type { SentJob } from './print-jobs.queries.ts'
import type { KnownPrinter } from './printers.queries.ts'

/** What stands on a ticket that is sent to a printer; the same however often it asks for it. */
export async function writeTicket(
  context: Context,
  printer: KnownPrinter,
  job: SentJob,
): Promise<TicketBlock[]> {
  const { orderId, kind, copy, copies, sentAt } = job
  if (orderId === null)
    return testTicket({ printer: printer.name, store: printer.storeName }, sentAt)
  const order = await readOrder(context, orderId, 'partner')
  const query = new URLSearchParams({ store: order.store.slug, order: orderId })
  return ticketOf(order, {
    kind,
    printedAt: sentAt,
    copy: { count: copy, total: copies },
    mark: markOf(job),
    boardAddress: `${context.configuration.publicUrl}/store-app?${query}`,
  })
}

function markOf({ mayRepeat, isCopy }: SentJob) {
  if (mayRepeat) return 'mayRepeat' as const
  return isCopy ? ('copy' as const) : null
}
