import { priceCart, type CartQuote } from '#rules/cart/price-cart.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { Context } from '#api/context.ts'
import { discountsOfCart, type CartDiscounts } from '#api/discount/discounts-of-cart.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import type { ResolvedLine } from '#api/cart/lines/resolved-line.ts'

/** A cart with what decides about its price. */
export interface CartAtHand {
  row: CartRow
  store: StoreRecord
  lines: readonly ResolvedLine[]
  zone: DeliveryZone | null
  platformFee: PlatformFee
  now: Date
}

export interface CartAmounts {
  amounts: CartQuote
  discounts: CartDiscounts
}

/** What a cart costs, with the one discount that counts. */
export async function amountsOfCart(context: Context, cart: CartAtHand): Promise<CartAmounts> {
  const { row, store, lines, zone, platformFee, now } = cart
  const priced = {
    lines: lines.map(({ unitPricePence, kept, isAvailable }) => ({
      unitPricePence,
      quantity: isAvailable ? kept.quantity : 0,
    })),
    service: row.service,
    zone,
    platformFee,
    bag: store.bag,
    noBag: row.no_bag,
    tipPence: row.tip_pence,
  }
  const full = priceCart({ ...priced, discount: null })
  const discounts = await discountsOfCart(context, row, {
    storeId: store.id,
    service: row.service,
    now,
    handOverAt: row.service_time ?? now,
    lines: lines.map(({ kept: { productId }, isAvailable }, index) => ({
      productId,
      linePence: full.lineTotalsPence[index] ?? 0,
      isAvailable,
    })),
    subtotalPence: full.subtotalPence,
    deliveryFeePence: full.deliveryFeePence,
    isDeliveryFeeKnown: full.isDeliveryFeeKnown,
  })
  const { counts } = discounts
  const amounts = counts ? priceCart({ ...priced, discount: counts.effect }) : full
  return { amounts, discounts }
}
