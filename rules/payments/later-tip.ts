import { eventThatMade } from '#rules/orders/arrival.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { Service } from '#rules/orders/service.ts'
import { written, type Transfer } from './charge-transfers.ts'

/** So long after delivery the courier can be thanked with a tip. */
export const LATER_TIP_HOURS = 48
const hourMs = 3_600_000

interface Delivered {
  status: OrderStatus
  serviceType: Service
  events: readonly { status: OrderStatus; at: string }[]
}

/**
 * Until when a tip can be given for an order, that instant no longer; null: none ever can. As at
 * checkout it is for the courier, so for what was delivered, however it was paid.
 */
export function laterTipUntil({ status, serviceType, events }: Delivered): Date | null {
  if (status !== 'completed' || serviceType !== 'delivery') return null
  const completed = eventThatMade(status, events)
  return completed ? new Date(Date.parse(completed.at) + LATER_TIP_HOURS * hourMs) : null
}

/**
 * The ledger transfers of a tip after delivery once it is paid: all of it goes to the courier, as at
 * checkout. The marketplace pays the provider's fee, once it is known.
 */
export function laterTipTransfers(amountPence: number): Transfer[] {
  return written([
    { kind: 'laterTip', debit: 'customer', credit: 'tip', amountPence },
    { kind: 'laterTipPayment', debit: 'provider', credit: 'customer', amountPence },
  ])
}

export function laterTipFeeTransfers(feePence: number): Transfer[] {
  return written([
    { kind: 'laterTipFee', debit: 'providerFee', credit: 'provider', amountPence: feePence },
  ])
}
