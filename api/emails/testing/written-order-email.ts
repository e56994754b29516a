import type { Order } from '#contract/orders.ts'
import type { OrderMessage } from '#rules/email/order-message.ts'
import { orderEmail } from '#api/emails/orders/order-email.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'
import { testChange, testOrder, testPayment } from './order.ts'

export const links = {
  home: 'https://tuckin.example/',
  order: `https://tuckin.example/account/orders/${testOrder.id}#key=k3y`,
  store: 'https://tuckin.example/restaurant/lantern-street-kitchen',
  storeApp: 'https://tuckin.example/store-app',
}

const payment = testPayment('captured', [{ amountPence: 2720, lines: null }])
const refunded = { refundId: payment.refunds[0]?.id ?? null }

const isAboutRefund = (message: OrderMessage) =>
  message === 'refunded' || message === 'refundReturned'

/** A dish that has run out, which the customer may still answer. */
export const waitingChange = testChange()
const changes = [waitingChange]

/** An email about the test's order, which has changed so. */
export const writeOrderEmail = (
  message: OrderMessage,
  to: 'customer' | 'store',
  changed: Partial<Order> = {},
) =>
  writeEmail(
    orderEmail(
      { message, to, changeId: waitingChange.id, ...(isAboutRefund(message) && refunded) },
      {
        order: { ...testOrder, changes, ...changed, ...(isAboutRefund(message) && { payment }) },
        links,
        marketplace: 'Tuck In',
        t: translator(),
      },
    ),
    'Tuck In',
  )

export const textFor = async (...given: Parameters<typeof writeOrderEmail>) =>
  (await writeOrderEmail(...given)).text

/** The last event of an order that ends so. */
export const happened = (
  act: Order['events'][number]['act'],
  by: Order['events'][number]['by'],
) => ({
  events: [
    ...testOrder.events,
    { id: 2, act, status: testOrder.status, by, at: '2026-11-20T19:22:00.000Z' },
  ],
})
