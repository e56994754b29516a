import type { IdentityProof } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { eraseEnquiriesOf } from '#api/enquiries/stored-enquiries.ts'
import { eraseNoticesOf } from '#api/stores/delivery-notices/stored-notices.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { findCustomer } from '#api/operator/customers/read-customer.ts'
import { recordDataAccess } from '#api/operator/data-access/record-data-access.ts'
import { anonymiseOrders } from '#api/orders/anonymise-orders.ts'
import { erasePhotosOfAccount } from '#api/photos/erase-photos.ts'
import { anonymiseReviewReports, anonymiseReviews } from '#api/reviews/reviews-of-person.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import { proveIdentity } from '#api/session/sign-in/prove-identity.ts'
import {
  deleteErasedBefore,
  eraseAccount,
  lockForErasure,
  selectOrdersOfAccount,
} from './personal-data.queries.ts'

/** Far longer than any access token lives. */
const KNOWN_MS = 86_400_000

/**
 * Deletes the account of a customer and everything that identifies them; orders still have what was ordered
 * and paid. Sessions and live streams end at once, the payment provider deletes the cards, and one last email
 * confirms it. personal-data.ts lists what happens to each column. Throws what `proveIdentity` does, and
 * USER_SUSPENSION_HAS_ORDER while an order is in progress.
 */
export async function deleteAccount(
  context: Context,
  accountId: string,
  proof: IdentityProof,
  from: { address: string; cookies: string | undefined },
): Promise<void> {
  const proven = await proveIdentity(context, accountId, proof, from)
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const account = await lockForErasure(transaction, accountId)
    if (!account) throw new ApiError('UNAUTHORIZED')
    // A suspended customer leaves by asking the marketplace.
    if (account.suspendedAt) throw new ApiError('SUSPENDED_USER')
    if (account.passwordHash !== proven.passwordHash) throw new ApiError('INCORRECT_PASSWORD')
    await eraseWith(transaction, accountId, account, at)
  })
}

/**
 * The same for a customer who asks the marketplace to, by an operator, who types the email address to confirm
 * it; that they did is recorded. Throws NONEXISTING_USER, EMAIL_DIFFERS, and USER_SUSPENSION_HAS_ORDER.
 */
export async function eraseCustomer(
  context: Context,
  customerId: string,
  { email, operatorId }: { email: string; operatorId: string },
): Promise<void> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    await findCustomer(transaction, customerId)
    const account = await lockForErasure(transaction, customerId)
    if (!account) throw new ApiError('NONEXISTING_USER')
    if (account.email !== email.toLowerCase()) throw new ApiError('EMAIL_DIFFERS')
    await recordDataAccess({ ...context, db: transaction }, { operatorId, place: 'erasure' })
    await eraseWith(transaction, customerId, account, at)
  })
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockForErasure>>>

async function eraseWith(
  transaction: Transaction,
  accountId: string,
  { email, language, customerId }: LockedAccount,
  at: Date,
): Promise<void> {
  const orderIds = await selectOrdersOfAccount(transaction, accountId)
  await erasePhotosOfAccount(transaction, accountId)
  await anonymiseReviews(transaction, orderIds)
  await anonymiseReviewReports(transaction, accountId)
  await anonymiseOrders(transaction, orderIds)
  await eraseEnquiriesOf(transaction, email)
  await eraseNoticesOf(transaction, email)
  await endSessions(transaction, accountId, { at })
  await eraseAccount(transaction, accountId, at)
  if (customerId !== null)
    await enqueue(transaction, [{ task: 'delete-payment-customer', payload: { customerId } }])
  await enqueueAccountEmail(transaction, { message: 'accountDeleted', email, language })
}

/** Deletes the ids of accounts that were deleted, once nobody can have a token of theirs. */
export async function deleteErasedIds({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - KNOWN_MS)
  await inBatches(signal, (maximum) => deleteErasedBefore(db, before, maximum))
}
