import { eraseCartsOfGuest } from '#api/cart/delete-old-carts.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { eraseEnquiriesOf } from '#api/enquiries/stored-enquiries.ts'
import { ApiError } from '#api/http/api-error.ts'
import { recordDataAccess } from '#api/operator/data-access/record-data-access.ts'
import { findOwner } from '#api/operator/orders/read-order-record.ts'
import { anonymiseOrders } from '#api/orders/anonymise-orders.ts'
import { erasePhotosAboutOrders } from '#api/photos/erase-photos.ts'
import { anonymiseReviews } from '#api/reviews/reviews-of-person.ts'
import { eraseNoticesOf } from '#api/stores/delivery-notices/stored-notices.ts'
import { lockOrders, selectOrdersOfGuest } from './personal-data.queries.ts'

/**
 * The email address that the guest left with an order, in lower case. Throws NONEXISTING_ORDER, and
 * ORDER_WITHOUT_GUEST where an account placed it, or the guest is erased.
 */
export async function guestOf(db: Context['db'], orderId: string): Promise<string> {
  const { customerId, email } = await findOwner(db, orderId)
  if (customerId !== null || email === '') throw new ApiError('ORDER_WITHOUT_GUEST')
  return email.toLowerCase()
}

/**
 * Removes a guest from everything that was ordered and written with their email address, by an operator, who types
 * it again to confirm. Orders still have what was ordered and paid. Throws what `guestOf` does, EMAIL_DIFFERS, and
 * USER_SUSPENSION_HAS_ORDER while an order is in progress.
 */
export async function eraseGuest(
  context: Context,
  orderId: string,
  { email: typed, operatorId }: { email: string; operatorId: string },
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    await lockOrders(transaction, [orderId])
    const email = await guestOf(transaction, orderId)
    if (email !== typed.toLowerCase()) throw new ApiError('EMAIL_DIFFERS')
    const orderIds = await selectOrdersOfGuest(transaction, email)
    await lockOrders(transaction, orderIds)
    await recordDataAccess(
      { ...context, db: transaction },
      { operatorId, place: 'erasure', orderId },
    )
    await erasePhotosAboutOrders(transaction, orderIds)
    await anonymiseReviews(transaction, orderIds)
    await anonymiseOrders(transaction, orderIds)
    await eraseCartsOfGuest(transaction, email)
    await eraseEnquiriesOf(transaction, email)
    await eraseNoticesOf(transaction, email)
  })
}
