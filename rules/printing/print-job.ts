import type { OrderStatus } from '#rules/orders/order-status.ts'

/** Dropped: nobody wants it any more. Failed: the printer cannot read it. */
export const PRINT_JOB_STATUSES = ['waiting', 'sent', 'printed', 'failed', 'dropped'] as const
export type PrintJobStatus = (typeof PRINT_JOB_STATUSES)[number]

const hourMs = 3_600_000

/** A ticket that nobody printed until so long after the food was due is of no use any more. */
export const TICKET_STALE_AFTER_MS = 3 * hourMs

/** Whoever asks for a ticket by hand waits for it: one that comes later surprises. */
export const REQUEST_STALE_AFTER_MS = hourMs

/** A printer that cannot read a ticket says so; after so many tries it is not sent again. */
export const UNREADABLE_TRIES = 3

const UNDER_WAY: ReadonlySet<OrderStatus> = new Set([
  'accepted',
  'outfordelivery',
  'readyforpickup',
])

/** Whether an order has tickets: staff have accepted it, and it was not cancelled. */
export const hasTickets = (status: OrderStatus): boolean =>
  UNDER_WAY.has(status) || status === 'completed'

interface WaitingTicket {
  queuedAt: Date
  /** Somebody asked for it; else it was queued when its order was accepted. */
  isRequested: boolean
  /** Null: a test. */
  order: { status: OrderStatus; dueAt: Date } | null
}

/**
 * Whether a ticket that waited is still printed. After a day without paper nobody wants yesterday's tickets,
 * nor those of orders that have ended, or whose
 * acceptance was undone.
 */
export function isStillPrinted(
  { queuedAt, isRequested, order }: WaitingTicket,
  now: Date,
): boolean {
  if (isRequested) return now.getTime() - queuedAt.getTime() <= REQUEST_STALE_AFTER_MS
  if (order === null) return false
  return (
    UNDER_WAY.has(order.status) && now.getTime() - order.dueAt.getTime() <= TICKET_STALE_AFTER_MS
  )
}

/**
 * What follows when a printer ends a ticket without having printed it: it could not read it (Star's 510 to 512
 * and 521, Epson's SchemaError), which another try rarely helps, or it is sent again.
 */
export function afterFailure(code: string, attempts: number): 'retry' | 'fail' {
  const isUnreadable = /^(51[0-2]|521)\b/.test(code) || code === 'SchemaError'
  return isUnreadable && attempts >= UNREADABLE_TRIES ? 'fail' : 'retry'
}

/** Whether the code with which a Star printer ends a ticket says that it was printed. */
export const isPrintedCode = (code: string): boolean => /^(OK$|2\d\d\b)/.test(code)
