import type { Order } from '#contract/orders.ts'
import { hasTickets } from '#rules/printing/print-job.ts'
import {
  deviceTicket,
  rememberPrinted,
  ticketsToPrint,
  type DevicePrinting,
  type DeviceTicket,
} from '#rules/printing/device-tickets.ts'
import type { TicketKind } from '#rules/printing/ticket.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { storedOnDevice } from '#web/state/persistence/stored-on-device.ts'

/** What this device prints by itself of a store's orders; null: nothing. */
export function readDevicePrinting(storeId: string): DevicePrinting | null {
  const settings = readStored(storedOnDevice.printing) ?? []
  return settings.find((each) => each.storeId === storeId) ?? null
}

export function writeDevicePrinting(storeId: string, printing: DevicePrinting | null): void {
  const others = (readStored(storedOnDevice.printing) ?? []).filter(
    (each) => each.storeId !== storeId,
  )
  writeStored(storedOnDevice.printing, printing ? [...others, { storeId, ...printing }] : others)
}

/**
 * Takes what this device has still to print by itself. It is remembered before it is printed, as nothing says
 * how printing ended: no order is printed twice because somebody reloads the page, or has it in two tabs.
 */
export async function takeTickets(
  storeId: string,
  orders: readonly Order[],
): Promise<DeviceTicket<Order>[]> {
  const printing = readDevicePrinting(storeId)
  if (!printing) return []
  return alone(() => {
    const printed = readStored(storedOnDevice.printed) ?? []
    const tickets = ticketsToPrint(orders, printing, { printed, now: serverNow() })
    remember(printed, tickets)
    // What can't be remembered isn't printed, or it would be printed again and again.
    const remembered = readStored(storedOnDevice.printed) ?? []
    return tickets.filter((ticket) => remembered.includes(ticket.printed))
  })
}

/** Takes one that somebody asks for. It is a copy where this device has printed it before. */
export function takeTicket(order: Order, kind: TicketKind): DeviceTicket<Order> {
  const printed = readStored(storedOnDevice.printed) ?? []
  const ticket = deviceTicket(order, kind, printed)
  if (hasTickets(order.status)) remember(printed, [ticket])
  return ticket
}

function remember(printed: readonly string[], tickets: readonly DeviceTicket<Order>[]): void {
  if (tickets.length > 0) writeStored(storedOnDevice.printed, rememberPrinted(printed, tickets))
}

/** Does something in one tab at a time, where the browser can. */
function alone<Answer>(act: () => Answer): Promise<Answer> {
  // Browsers have no locks for a page without https.
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request('tickets of this device', () => act()) : Promise.resolve(act())
}
