import { storeSharePence } from '#rules/payments/store-transfers.ts'
import type { Context } from '#api/context.ts'
import { abandonOrder } from '#api/orders/transitions/abandon-order.ts'
import { authoriseOrder } from '#api/orders/transitions/authorise-order.ts'
import { isDone } from '#api/orders/transitions/transition.ts'
import type { Intent } from '#api/outside/payments/payments.port.ts'
import { intentOfPayment } from './payment-intent.ts'
import { attemptOnIntent, connectedProvider } from '#api/payments/provider.ts'
import { addSavedCard } from '#api/payments/cards/add-saved-card.ts'
import { storeOwesPence } from '#api/payments/payouts/read-store-payouts.ts'
import { chargedOrderOf, loadPricedOrder } from '#api/payments/ledger/ledger.queries.ts'
import { loadPayment, claimCardSaving, markDone, type PaymentRow } from './payments.queries.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { failingRequestedRefunds } from '#api/payments/refunds/refunds.queries.ts'
import { reverseTransfers } from '#api/payments/refunds/reverse-transfers.ts'
import { makeRefunds } from '#api/payments/refunds/make-refunds.ts'
import { voidPayment } from './void-payment.ts'
import { captureLaterTip } from '#api/payments/tips/capture-later-tip.ts'

/**
 * Does at the provider what is left to do for an order: places one whose payment is authorised, captures
 * the payment of one that was accepted, voids that of one that ended before, and makes its refunds and
 * its later tip, also for an order in cash. Browser, webhook, job and sweep all call it, any number at once.
 * Rejects with `PaymentsUnreachable` when the provider gives no answer.
 */
export async function continuePayment(context: Context, orderId: string): Promise<void> {
  const payment = await loadPayment(context.db, orderId)
  if (payment) await continueOrderPayment(context, payment)
  await captureLaterTip(context, orderId)
}

async function continueOrderPayment(context: Context, payment: PaymentRow): Promise<void> {
  const { orderId, status } = payment
  if (status === 'awaiting') await authorisePayment(context, payment)
  if (status === 'capturing') await capturePayment(context, payment)
  if (status === 'voiding') await voidPayment(context, payment)
  if (status === 'capturing' || status === 'captured') {
    await makeRefunds(context, orderId)
    await reverseTransfers(context, orderId)
  }
  if (payment.savesCard && payment.accountId !== null && status !== 'awaiting') {
    const intent = await intentOfPayment(context, connectedProvider(context), payment)
    await saveCardOf(context, payment, intent)
  }
}

async function authorisePayment(context: Context, payment: PaymentRow): Promise<void> {
  const { orderId, amountPence } = payment
  // No intent was requested yet.
  if (payment.requestedAt === null) return
  const intent = await intentOfPayment(context, connectedProvider(context), payment)
  const isThere = intent.status === 'authorised' || intent.status === 'captured'
  if (isThere && intent.amountPence === amountPence) {
    const { brand = 'card', last4 = '', wallet = null } = intent.card ?? {}
    const card = intent.card && { brand, last4, wallet }
    // Another process may have found it at the same instant, or the customer has abandoned it.
    await isDone(authoriseOrder(context, orderId, card))
    // At once, because an order that is declined in the next moment has no card to save any more.
    await saveCardOf(context, payment, intent)
  }
  // The money of this order can never come.
  if (intent.status === 'cancelled')
    await isDone(abandonOrder(context, { orderId, by: 'system', accountId: null }))
}

async function capturePayment(context: Context, payment: PaymentRow): Promise<void> {
  const { orderId, intentId, amountPence } = payment
  if (intentId === null) throw new Error('A payment was held without an intent')
  const payments = connectedProvider(context)
  const marketplacePence = await marketplacePart(context, payment)
  const intent = await attemptOnIntent(payments, intentId, () =>
    payments.captureIntent(intentId, amountPence, marketplacePence),
  )
  const at = context.now()
  const { feePence, transfer } = intent
  if (intent.status === 'captured') {
    const order = await loadPricedOrder(context.db, orderId)
    const done = {
      from: 'capturing',
      to: 'captured',
      event: 'capture',
      feePence,
      transfer,
      at,
    } as const
    const charge = recordingCharge(order, at, feePence, transfer?.transferredPence)
    await markDone(context.db, orderId, done, charge)
  } else if (intent.status === 'cancelled') {
    // The hold ended before it was captured.
    const done = { from: 'capturing', to: 'lapsed', event: null, feePence: null, at } as const
    await markDone(context.db, orderId, done, failingRequestedRefunds(at))
  } else throw new Error(`The provider does not capture what it holds: ${intent.status}`)
}

/**
 * What the marketplace keeps of a payment that goes to the store's account: its own part, and what the store owes
 * it. Captures of one store at the same moment may each take that; what was taken too much, the ledger owes the
 * store again.
 */
async function marketplacePart(
  { db }: Context,
  { orderId, storeId, amountPence, destinationId }: PaymentRow,
): Promise<number> {
  if (destinationId === null) return 0
  const [order, owesPence] = await Promise.all([
    loadPricedOrder(db, orderId),
    storeOwesPence(db, storeId),
  ])
  return amountPence - storeSharePence(chargedOrderOf(order), { owesPence })
}

/** Saves the card that pays, where its customer wants that. */
async function saveCardOf(
  context: Context,
  { orderId, savesCard, accountId }: PaymentRow,
  { card }: Intent,
): Promise<void> {
  if (!savesCard || accountId === null) return
  // Once for an order: later the same card of a later order may have replaced it, and it is deleted.
  const isRequested = (db: Context['db']) => claimCardSaving(db, orderId)
  if (card) await addSavedCard(context, accountId, card, { isWanted: isRequested })
  else await isRequested(context.db)
}
