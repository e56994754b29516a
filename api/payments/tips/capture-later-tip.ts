import type { Context } from '#api/context.ts'
import type { Intent, PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { providerCustomerOf } from '#api/payments/cards/provider-customer.ts'
import { attemptOnIntent, connectedProvider } from '#api/payments/provider.ts'
import { createForStore } from '#api/payments/store-accounts/create-for-store.ts'
import {
  clearTipDestination,
  deleteUnpaidTip,
  saveTipIntent,
  loadLaterTip,
  markTipCaptured,
  type LaterTipRow,
} from './later-tip.queries.ts'

/** By then nobody is still confirming the tip; longer than any bank takes. */
const cancelAfterMs = 30 * 60_000

/**
 * Captures the tip of an order once it is authorised, and cancels one that stays unpaid. Browser, webhook,
 * job and sweep all call it, any number at once. Rejects with `PaymentsUnreachable` when the result is
 * unknown.
 */
export async function captureLaterTip(context: Context, orderId: string): Promise<void> {
  const tip = await loadLaterTip(context.db, orderId)
  if (tip?.status !== 'capturing') return
  const intent = await intentOfTip(context, connectedProvider(context), tip)
  if (!isUnpaid(intent)) return conclude(context, tip, intent)
  if (context.now().getTime() - tip.createdAt.getTime() > cancelAfterMs)
    await cancelTip(context, tip, intent)
}

/** Whether no card has authorised it, and one still can. */
export const isUnpaid = ({ status }: Intent) => status === 'awaiting' || status === 'processing'

/** Cancels a tip that is unpaid; one that is paid in that very moment is captured. */
export async function cancelTip(context: Context, tip: LaterTipRow, { id }: Intent): Promise<void> {
  const payments = connectedProvider(context)
  await conclude(context, tip, await attemptOnIntent(payments, id, () => payments.cancelIntent(id)))
}

/** The one intent of a tip, as the provider has it now; requested with the same values until one is known. */
export async function intentOfTip(
  context: Context,
  payments: PaymentsPort,
  { tipId, accountId, intentId, destinationId, ...wanted }: LaterTipRow,
): Promise<Intent> {
  if (intentId !== null) return payments.findIntent(intentId)
  const customerId = accountId === null ? null : await providerCustomerOf(context, accountId)
  const destination = destinationId && { accountId: destinationId, marketplacePence: 0 }
  const tip = { ...wanted, tipId, customerId, savesCard: false, destination: destination || null }
  const { id } = await createForStore(context, payments, tip, () =>
    clearTipDestination(context.db, tipId),
  )
  await saveTipIntent(context.db, tipId, id)
  // The provider gives the same answer to the same request, whatever has become of it since.
  return payments.findIntent(id)
}

async function conclude(context: Context, tip: LaterTipRow, known: Intent): Promise<void> {
  const payments = connectedProvider(context)
  const { id } = known
  const intent =
    known.status === 'authorised'
      ? await attemptOnIntent(payments, id, () => payments.captureIntent(id, tip.amountPence))
      : known
  if (intent.status === 'cancelled') return deleteUnpaidTip(context.db, tip.tipId)
  if (intent.status !== 'captured' || intent.capturedPence !== tip.amountPence)
    throw new Error(`The provider neither captures nor cancels a tip: ${intent.status}`)
  await markTipCaptured(context.db, tip, intent, context.now())
}
