import type { AffectedBaskets } from '#contract/partner/zones.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { menuForCart, resolveLines } from '#api/cart/lines/resolve-lines.ts'
import type { Context } from '#api/context.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import { selectDeliveryCarts } from './delivery-carts.queries.ts'

/** Only so many are looked at, those that were changed last. */
const MAXIMUM_CARTS = 1000

/**
 * How many baskets that are to be delivered by a store, and are not ordered yet, get other terms when
 * its zones become these. Of baskets outside its zones already nothing is lost.
 */
export async function countAffectedCarts(
  context: Context,
  store: StoreRecord,
  zones: readonly DeliveryZone[],
): Promise<AffectedBaskets> {
  const carts = await selectDeliveryCarts(context.db, store.id, MAXIMUM_CARTS + 1)
  const count = { losing: 0, changing: 0, belowMinimum: 0, isMore: carts.length > MAXIMUM_CARTS }
  for (const cart of carts.slice(0, MAXIMUM_CARTS)) {
    if (!cart.address) continue
    const before = zoneOfAddress(store, cart.address)
    const after = zoneOfAddress({ ...store, zones }, cart.address)
    if (!before || before === after) continue
    if (!after) {
      count.losing += 1
      continue
    }
    const subtotalPence = await subtotalOf(context, cart)
    if (!areTermsEqual(before, after, subtotalPence)) count.changing += 1
    const isReached = (zone: DeliveryZone) => subtotalPence >= zone.minimumOrderPence
    if (isReached(before) && !isReached(after)) count.belowMinimum += 1
  }
  return count
}

function areTermsEqual(before: DeliveryZone, after: DeliveryZone, subtotalPence: number): boolean {
  const feeOf = ({ feeTiers }: DeliveryZone) => deliveryFeePence(feeTiers, subtotalPence)
  return feeOf(before) === feeOf(after) && before.minimumOrderPence === after.minimumOrderPence
}

/** Before discounts, of what can be ordered, as fees and minimums look at it. */
async function subtotalOf(context: Context, cart: CartRow): Promise<number> {
  const lines = resolveLines(await menuForCart(context, cart), cart.lines)
  return lines
    .filter(({ isAvailable }) => isAvailable)
    .reduce((sum, { unitPricePence, stored }) => sum + unitPricePence * stored.quantity, 0)
}
