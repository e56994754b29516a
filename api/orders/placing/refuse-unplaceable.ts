import { isFullPostcode } from '#rules/address/postcode.ts'
import { isBagOptional } from '#rules/cart/bag-charge.ts'
import { mustBeHandedOver } from '#rules/delivery/leave-at-door.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import { cartAnswer } from '#api/cart/quote/cart-answer.ts'
import type { QuotedCart } from '#api/cart/quote/quote-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'

/**
 * Throws the first reason why this cart cannot become an order: CART_IS_EMPTY, CONTACT_REQUIRED,
 * ADDRESS_REQUIRED for a delivery without a full postcode, the problems of the cart with their
 * numbers, BAG_CHOICE_REQUIRED, and CART_TOTAL_AMOUNT_MISMATCH with the cart as it is now when its
 * total is not the one that the customer saw.
 */
export function refuseUnplaceable(quote: QuotedCart, seenTotalPence: number): void {
  const { row, store, lines, problems, amounts } = quote
  if (lines.length === 0) throw new ApiError('CART_IS_EMPTY')
  if (!row.contact) throw new ApiError('CONTACT_REQUIRED')
  // A courier cannot find "E8", though it is enough to know the fee.
  if (row.service === 'delivery' && !(row.address && isFullPostcode(row.address.postCode)))
    throw new ApiError('ADDRESS_REQUIRED')
  const [problem] = problems
  if (problem) {
    const { code, ...numbers } = problem
    throw new ApiError(code, { storeName: store.name, ...numbers })
  }
  if (row.no_bag === null && isBagOptional(store.bag)) throw new ApiError('BAG_CHOICE_REQUIRED')
  if (amounts.totalPence !== seenTotalPence)
    throw new ApiError('CART_TOTAL_AMOUNT_MISMATCH', { cart: cartAnswer(quote) })
}

/**
 * Throws PAYMENT_UNAVAILABLE where online payment is off or the provider is down, and
 * TOTAL_TOO_SMALL_FOR_CARD below the provider's minimum.
 */
export function refuseUnpayable(
  { payments }: Pick<Context, 'payments'>,
  { amounts }: Pick<QuotedCart, 'amounts'>,
): void {
  if (!payments?.isAvailable()) throw new ApiError('PAYMENT_UNAVAILABLE')
  const { minimumPence } = payments
  if (amounts.totalPence < minimumPence)
    throw new ApiError('TOTAL_TOO_SMALL_FOR_CARD', { minimumPence })
}

/** Throws MUST_BE_HANDED_OVER, with why, for a delivery that may not be left at the door. */
export function refuseLeavingAtDoor(
  { row, lines }: Pick<QuotedCart, 'row' | 'lines'>,
  paymentMethod: PaymentMethod,
): void {
  if (row.service !== 'delivery' || !row.leave_at_door) return
  const isAgeRestricted = lines.some((line) => line.isAgeRestricted)
  const because = mustBeHandedOver({ isAgeRestricted, paymentMethod })
  if (because !== null) throw new ApiError('MUST_BE_HANDED_OVER', { because })
}
