import { SAVED_CARDS_MAXIMUM } from '#contract/constants.ts'
import { becomesDefault } from '#rules/account/default-choice.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import type { ProviderCard } from '#api/outside/payments/payments.port.ts'
import {
  dropDefaultCard,
  lockCards,
  type SavedCardRow,
  selectSavedCards,
  upsertSavedCard,
} from './saved-cards.queries.ts'

interface Options {
  isDefault?: boolean
  isWanted?: (transaction: Transaction) => Promise<boolean>
}

/**
 * Saves a card that the provider has of a customer; the first one is the default. The same card saved again
 * replaces the former, which a job deletes at the provider. Returns null, and saves nothing, when the
 * customer has the maximum, or `isWanted` finds in the same transaction that it is no longer to be saved.
 */
export function addSavedCard(
  { db, now }: Context,
  accountId: string,
  card: ProviderCard,
  { isDefault = false, isWanted = async () => true }: Options = {},
): Promise<SavedCardRow | null> {
  return inTransaction(db, async (transaction) => {
    await lockCards(transaction, accountId)
    if (!(await isWanted(transaction))) return null
    const saved = await selectSavedCards(transaction, accountId, SAVED_CARDS_MAXIMUM)
    const same = saved.find(({ fingerprint }) => fingerprint === card.fingerprint)
    const isFull = !same && saved.length >= SAVED_CARDS_MAXIMUM
    const unwanted = isFull ? card.paymentMethodId : same?.payment_method_id
    if (unwanted !== undefined && (isFull || unwanted !== card.paymentMethodId))
      await enqueue(transaction, [{ task: 'forget-card', payload: { paymentMethodId: unwanted } }])
    if (isFull) return null
    const isNewDefault = becomesDefault({ isChosen: isDefault, isFirst: saved.length === 0 })
    if (isNewDefault) await dropDefaultCard(transaction, accountId)
    return upsertSavedCard(transaction, accountId, card, isNewDefault, now())
  })
}
