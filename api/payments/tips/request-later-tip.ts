import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import type { askForLaterTip as askCall } from '#contract/payments/tips.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import type { Intent, PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { callProvider } from '#api/payments/provider.ts'
import { findSavedCard } from '#api/payments/cards/saved-cards.queries.ts'
import { insertLaterTip, loadLaterTip } from './later-tip.queries.ts'
import { openUntil, type OwnOrder } from './read-later-tip.ts'
import { intentOfTip, isUnpaid, cancelTip, captureLaterTip } from './capture-later-tip.ts'

/** After this many concurrent changes it gives up. */
const maximumTries = 3

/**
 * Requests a tip after delivery from the provider: the same amount returns the same intent, another replaces
 * it while it is not paid. Throws NONEXISTING_ORDER, ORDER_TAKES_NO_TIP, TIP_ALREADY_GIVEN, NONEXISTING_CARD,
 * also for somebody else's, and what `callProvider` does.
 */
export async function requestLaterTip(
  context: Context,
  orderId: string,
  { amountPence, cardId }: BodyOf<typeof askCall>,
  claimant: Claimant,
): Promise<PaymentIntent> {
  const order = await findOwnOrder(context, orderId, claimant)
  if (order.laterTipPence > 0) throw new ApiError('TIP_ALREADY_GIVEN')
  if (openUntil(context, order) === null) throw new ApiError('ORDER_TAKES_NO_TIP')
  const paymentMethodId = cardId === null ? null : await findCard(context, order, claimant, cardId)
  const intent = await callProvider(context, (payments) =>
    intentFor(context, payments, orderId, amountPence),
  )
  const { id: intentId, clientSecret } = intent
  return { orderId, intentId, clientSecret, amountPence, paymentMethodId }
}

/** A card is its customer's only, and pays only for their own orders. */
async function findCard(
  { db }: Context,
  order: OwnOrder,
  { accountId }: Claimant,
  cardId: string,
): Promise<string> {
  const isCustomers = accountId !== null && order.accountId === accountId
  const card = isCustomers ? await findSavedCard(db, accountId, cardId) : undefined
  if (!card) throw new ApiError('NONEXISTING_CARD')
  return card.payment_method_id
}

async function intentFor(
  context: Context,
  payments: PaymentsPort,
  orderId: string,
  amountPence: number,
): Promise<Intent> {
  for (let tries = 0; tries < maximumTries; tries++) {
    const { paysStores } = payments
    const wanted = { id: randomUUID(), orderId, amountPence, paysStores, at: context.now() }
    await insertLaterTip(context.db, wanted)
    const tip = await loadLaterTip(context.db, orderId)
    // It was cancelled in that moment.
    if (!tip) continue
    if (tip.status === 'captured') throw new ApiError('TIP_ALREADY_GIVEN')
    const intent = await intentOfTip(context, payments, tip)
    if (!isUnpaid(intent)) await captureLaterTip(context, orderId)
    else if (tip.amountPence === amountPence) return intent
    else await cancelTip(context, tip, intent)
  }
  throw new ApiError('ERROR_PROCESSING_REQUEST')
}
