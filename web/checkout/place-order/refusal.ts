import type { Cart } from '#contract/cart/cart.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { isDiscountRefusal } from '#web/discount/refusal-messages.ts'

/** Where on the page something must be fixed before the order can be placed. */
export type ProblemPlace =
  | 'address'
  | 'time'
  | 'contact'
  | 'bag'
  | 'basket'
  | 'code'
  | 'total'
  | 'payment'
  | 'button'

const PLACES: Record<string, ProblemPlace> = {
  ADDRESS_OUTSIDE_DELIVERY_ZONES: 'address',
  ADDRESS_REQUIRED: 'address',
  SERVICE_NOT_OFFERED: 'address',
  STORE_IS_CLOSED: 'time',
  SLOT_HAS_PASSED: 'time',
  SLOT_IS_FULL: 'time',
  CONTACT_REQUIRED: 'contact',
  BAG_CHOICE_REQUIRED: 'bag',
  MINIMUM_ORDER_NOT_REACHED: 'basket',
  CART_HAS_UNAVAILABLE_PRODUCTS: 'basket',
  CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS: 'basket',
  CART_IS_EMPTY: 'basket',
  CART_TOTAL_AMOUNT_MISMATCH: 'total',
  TOTAL_TOO_SMALL_FOR_CARD: 'payment',
  // An order paid in cash cannot be left at the door.
  MUST_BE_HANDED_OVER: 'payment',
  TOO_MANY_UNPAID_ORDERS: 'payment',
  TOO_MANY_UNANSWERED_ORDERS: 'payment',
  'Low recaptcha score.': 'payment',
  PAYMENT_UNAVAILABLE: 'payment',
  IDEMPOTENCY_KEY_REUSED: 'payment',
}

/** Where a refusal is shown; one that the customer cannot fix is shown next to the button. */
export function placeOf({ code }: Pick<ApiFailure, 'code'>): ProblemPlace {
  return PLACES[code] ?? (isDiscountRefusal(code) ? 'code' : 'button')
}

/** Whether the cart on the screen may be older than the refusal, so that it must be loaded again. */
export function isCartStale(failure: ApiFailure): boolean {
  const place = placeOf(failure)
  return place === 'code' || (failure.status === 409 && place !== 'total')
}

/**
 * Whether nothing on the page shows why the order was refused, because the cart loaded afterwards is valid
 * again. True until the customer changes it.
 */
export function isGoneAgain(
  { code }: Pick<ApiFailure, 'code'>,
  seenVersion: number,
  cart: Cart,
): boolean {
  const place = placeOf({ code })
  if (place !== 'time' && place !== 'basket' && place !== 'address') return false
  return cart.version === seenVersion && isPlaceable(cart)
}

/** The cart in a refusal because its total has changed. */
export function cartInRefusal({ code, details }: ApiFailure): Cart | null {
  const { cart } = details
  if (code !== 'CART_TOTAL_AMOUNT_MISMATCH' || typeof cart !== 'object') return null
  return cart as Cart | null // The answer of every cart call, as the contract promises it.
}

/** Whether it is unknown if the order was placed: the same request may be sent again. */
export function isUnanswered({ status }: Pick<ApiFailure, 'status'>): boolean {
  return status === 0 || status >= 500
}

/** Whether a delivery still lacks an address that a courier can find. */
export function isAddressMissing({ serviceType, address }: Cart): boolean {
  return serviceType === 'delivery' && !isFullPostcode(address?.postCode ?? '')
}

/** Whether this cart could become an order now, as far as this page can tell. */
export function isPlaceable(cart: Cart): boolean {
  return cart.lines.length > 0 && !isAddressMissing(cart) && cart.problems.length === 0
}
