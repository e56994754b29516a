import type { BodyOf } from '#contract/call.ts'
import type { DeclineReason, Order } from '#contract/orders.ts'
import type { acceptOrder, delayOrder } from '#contract/partner/partner.ts'

interface Reasoned {
  reason: DeclineReason
  reasonText: string
}

/** What ends an order, which can't be taken back. */
export type EndCommand = { act: 'decline' | 'cancel'; body: Reasoned }

/** What the staff can do, with what each needs. */
export type OrderCommand =
  | { act: 'accept'; body: BodyOf<typeof acceptOrder> }
  | { act: 'delay'; body: BodyOf<typeof delayOrder> }
  | EndCommand
  | { act: 'ready' | 'dispatch' | 'complete' | 'start' | 'acknowledge' }
  | { act: 'recall' }

/** An act that can't be taken back once it is sent, and when it will be. */
export interface HeldAct {
  order: Order
  command: EndCommand
  sendAt: Date
}
