import type { LaterTip } from '#contract/payments/tips.ts'
import { laterTipUntil } from '#rules/payments/later-tip.ts'
import type { Context } from '#api/context.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { callProvider } from '#api/payments/provider.ts'
import { loadLaterTip } from './later-tip.queries.ts'
import { captureLaterTip } from './capture-later-tip.ts'

export type OwnOrder = Awaited<ReturnType<typeof findOwnOrder>>

/** Until when a tip can be given for an order; null: none can (any more). */
export function openUntil({ now }: Context, order: OwnOrder): Date | null {
  const until = laterTipUntil({ ...order, serviceType: order.service })
  return until !== null && now() < until ? until : null
}

/** The tip of an order after its delivery. Throws NONEXISTING_ORDER. */
export async function readLaterTip(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<LaterTip> {
  const order = await findOwnOrder(context, orderId, claimant)
  const { laterTipPence: tippedPence } = order
  const tip = tippedPence > 0 ? undefined : await loadLaterTip(context.db, orderId)
  const until = tippedPence > 0 ? null : openUntil(context, order)
  return {
    tippedPence,
    isProcessing: tip?.status === 'capturing',
    until: until?.toISOString() ?? null,
    isCustomers: order.accountId !== null && order.accountId === claimant.accountId,
  }
}

/**
 * Captures a requested tip if the provider has authorised it. Throws NONEXISTING_ORDER, and what
 * `callProvider` does.
 */
export async function finishLaterTip(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<LaterTip> {
  const { isProcessing } = await readLaterTip(context, orderId, claimant)
  if (isProcessing) await callProvider(context, () => captureLaterTip(context, orderId))
  return readLaterTip(context, orderId, claimant)
}
