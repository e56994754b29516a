import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import type { FeeTier } from '#rules/delivery/delivery-fee.ts'
import type { DiscountEffect } from '#rules/discount/check-discount.ts'
import { prorate } from '#rules/money/prorate.ts'
import type { Service } from '#rules/orders/service.ts'
import { plasticBagChargePence } from './bag-charge.ts'
import type { BagRule } from './bag-charge.ts'
import { platformFeePence } from './platform-fee.ts'
import type { PlatformFee } from './platform-fee.ts'

export interface PricedLine {
  /** Product with its chosen options. */
  unitPricePence: number
  quantity: number
}

export interface CartToPrice {
  lines: readonly PricedLine[]
  service: Service
  /** The zone that serves the address; null for collection or while there is none. */
  zone: { feeTiers: readonly FeeTier[] } | null
  platformFee: PlatformFee
  bag: BagRule
  /** Null: the customer has not chosen yet. */
  noBag: boolean | null
  /** For the courier: of a delivery only, and no discount takes anything off it. */
  tipPence: number
  /** Of one that was found to apply, or of an order: what of it fell on each line. */
  discount: DiscountEffect | DiscountShares | null
}

/** A discount that was spread over the lines before. */
export interface DiscountShares {
  appliesTo: 'lines'
  sharesPence: readonly number[]
}

export interface CartQuote {
  lineTotalsPence: number[]
  /** What of the discount falls on each line; all 0 when it waives the delivery fee. */
  lineDiscountsPence: number[]
  subtotalPence: number
  discountPence: number
  /** The fee before a discount on it. */
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
  totalPence: number
  /** False for a delivery whose zone is not known yet: its fee is then missing from the total. */
  isDeliveryFeeKnown: boolean
}

/**
 * Prices a cart. Nothing else in the product adds amounts up. Always
 * total = subtotal − discount + delivery fee + platform fee + plastic bag charge + tip, the lines sum
 * to the subtotal, and the discount never exceeds what it applies to. Fee tiers and the platform
 * fee look at the subtotal before discounts. A cart without items costs nothing.
 */
export function priceCart(cart: CartToPrice): CartQuote {
  const lineTotalsPence = cart.lines.map((line) => line.unitPricePence * line.quantity)
  const subtotalPence = sum(lineTotalsPence)
  const hasItems = cart.lines.some((line) => line.quantity > 0)
  const isDelivery = cart.service === 'delivery'

  const fees = {
    deliveryFeePence:
      hasItems && isDelivery && cart.zone ? deliveryFeePence(cart.zone.feeTiers, subtotalPence) : 0,
    platformFeePence: hasItems ? platformFeePence(cart.platformFee, subtotalPence) : 0,
    plasticBagChargePence: hasItems ? plasticBagChargePence(cart.bag, cart) : 0,
    tipPence: hasItems && isDelivery ? cart.tipPence : 0,
  }
  const lineDiscountsPence = discountPerLine(lineTotalsPence, cart.discount)
  const discountPence =
    cart.discount?.appliesTo === 'delivery'
      ? Math.min(cart.discount.amountPence, fees.deliveryFeePence)
      : sum(lineDiscountsPence)

  return {
    lineTotalsPence,
    lineDiscountsPence,
    subtotalPence,
    discountPence,
    ...fees,
    totalPence: subtotalPence - discountPence + sum(Object.values(fees)),
    isDeliveryFeeKnown: !isDelivery || cart.zone !== null,
  }
}

function discountPerLine(
  lineTotalsPence: readonly number[],
  discount: CartToPrice['discount'],
): number[] {
  if (discount?.appliesTo !== 'lines') return lineTotalsPence.map(() => 0)
  if ('sharesPence' in discount)
    return lineTotalsPence.map((pence, index) => Math.min(pence, discount.sharesPence[index] ?? 0))
  const { eligibleLines } = discount
  const eligiblePence = lineTotalsPence.map((pence, index) =>
    eligibleLines === 'all' || eligibleLines.includes(index) ? pence : 0,
  )
  return prorate(Math.min(discount.amountPence, sum(eligiblePence)), eligiblePence)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
