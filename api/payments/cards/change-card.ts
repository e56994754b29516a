import type { SavedCard } from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { savedCardOf } from './list-cards.ts'
import {
  deleteSavedCard,
  dropDefaultCard,
  lockCards,
  updateCardDefault,
} from './saved-cards.queries.ts'

/** Makes a card the default, or no longer. Throws NONEXISTING_CARD, also for somebody else's. */
export async function changeCard(
  { db, now }: Context,
  accountId: string,
  id: string,
  isDefault: boolean,
): Promise<SavedCard> {
  const row = await inTransaction(db, async (transaction) => {
    await lockCards(transaction, accountId)
    if (isDefault) await dropDefaultCard(transaction, accountId)
    const changed = await updateCardDefault(transaction, accountId, id, isDefault)
    // Thrown within, so that the default is not changed.
    if (!changed) throw new ApiError('NONEXISTING_CARD')
    return changed
  })
  return savedCardOf(row, now())
}

/**
 * Deletes a card, and enqueues a job to delete it at the provider; without its default, the account has none
 * until one is chosen. Throws NONEXISTING_CARD, also for somebody else's.
 */
export async function deleteCard({ db }: Context, accountId: string, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const card = await deleteSavedCard(transaction, accountId, id)
    if (!card) throw new ApiError('NONEXISTING_CARD')
    const payload = { paymentMethodId: card.payment_method_id }
    await enqueue(transaction, [{ task: 'forget-card', payload }])
  })
}
