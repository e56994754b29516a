import { priceCart, type CartQuote } from '#rules/cart/price-cart.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { Context } from '#api/context.ts'
import { discountsOfCart, type CartDiscounts } from '#api/discount/discounts-of-cart.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { currentPlatformFee } from '#api/stores/record/platform-fee.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { zoneOfAddress } from '#api/delivery/delivery-location.ts'
import { menuForCart } from '#api/cart/lines/menu-for-cart.ts'
import { resolveLines } from '#api/cart/lines/resolve-lines.ts'
import type { ResolvedLine } from '#api/cart/lines/resolved-line.ts'

/** A cart with what decides about its price at an instant. */
interface CartToPrice {
  row: CartRow
  store: StoreRecord
  menu: MenuRecord
  /** Null for collection, without an address, and outside all zones. */
  zone: DeliveryZone | null
  lines: ResolvedLine[]
  platformFee: PlatformFee
  quotedAt: Date
}

/** What a cart costs, with the one discount that counts. */
export interface PricedCart extends Omit<CartToPrice, 'platformFee'> {
  amounts: CartQuote
  discounts: CartDiscounts
}

/** Prices a cart. A line that cannot be ordered counts for nothing. */
export async function pricedCart(context: Context, row: CartRow): Promise<PricedCart> {
  const [store, menuAt, platformFee] = await Promise.all([
    findStore(context, { id: row.store_id }),
    menuForCart(context, row),
    currentPlatformFee(context),
  ])
  const zone = row.service === 'delivery' && row.address ? zoneOfAddress(store, row.address) : null
  const lines = resolveLines(context, menuAt, row.lines)
  const { record: menu } = menuAt
  const quotedAt = context.now()
  const cart = { row, store, menu, zone, lines, quotedAt }
  return { ...cart, ...(await amountsOf(context, { ...cart, platformFee })) }
}

async function amountsOf(
  context: Context,
  { row, store, lines, zone, platformFee, quotedAt }: CartToPrice,
): Promise<Pick<PricedCart, 'amounts' | 'discounts'>> {
  const priced = {
    lines: lines.map(({ unitPricePence, stored, isAvailable }) => ({
      unitPricePence,
      quantity: isAvailable ? stored.quantity : 0,
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
    now: quotedAt,
    handOverAt: row.service_time ?? quotedAt,
    lines: lines.map(({ stored: { productId }, isAvailable }, index) => ({
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
