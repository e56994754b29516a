import type { BodyOf } from '#contract/call.ts'
import { SAVED_CARDS_MAXIMUM } from '#contract/constants.ts'
import type { SavedCard, saveCard as saveCardCall } from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  PaymentsRefused,
  type PaymentsPort,
  type ProviderCard,
} from '#api/outside/payments/payments.port.ts'
import { callProvider } from '#api/payments/provider.ts'
import { providerCustomerOf } from './provider-customer.ts'
import { addSavedCard } from './add-saved-card.ts'
import { savedCardOf } from './list-cards.ts'
import { selectSavedCards } from './saved-cards.queries.ts'

/**
 * What the browser needs to send a card to the provider. Throws SAVED_CARDS_FULL, PAYMENT_UNAVAILABLE and
 * ERROR_PROCESSING_REQUEST.
 */
export async function prepareCard(
  context: Context,
  accountId: string,
): Promise<{ setupIntentId: string; clientSecret: string }> {
  const saved = await selectSavedCards(context.db, accountId, SAVED_CARDS_MAXIMUM)
  if (saved.length >= SAVED_CARDS_MAXIMUM) throw new ApiError('SAVED_CARDS_FULL')
  const customerId = await providerCustomerOf(context, accountId)
  return callProvider(context, (payments) => payments.createSetupIntent(customerId))
}

/**
 * Saves the card that the browser has sent to the provider. Throws CARD_NOT_CONFIRMED for one that the
 * provider does not have, or has of somebody else, SAVED_CARDS_FULL, PAYMENT_UNAVAILABLE and
 * ERROR_PROCESSING_REQUEST.
 */
export async function saveCard(
  context: Context,
  accountId: string,
  { setupIntentId, isDefault }: BodyOf<typeof saveCardCall>,
): Promise<SavedCard> {
  const customerId = await providerCustomerOf(context, accountId)
  const card = await callProvider(context, (payments) => setupCard(payments, setupIntentId))
  if (card?.customerId !== customerId) throw new ApiError('CARD_NOT_CONFIRMED')
  const row = await addSavedCard(context, accountId, card, { isDefault })
  if (!row) throw new ApiError('SAVED_CARDS_FULL')
  return savedCardOf(row, context.now())
}

/** Null also for a setup that the provider does not know: anybody may name one. */
async function setupCard(
  payments: PaymentsPort,
  setupIntentId: string,
): Promise<ProviderCard | null> {
  try {
    return await payments.findSetupCard(setupIntentId)
  } catch (error) {
    if (error instanceof PaymentsRefused) return null
    throw error
  }
}
