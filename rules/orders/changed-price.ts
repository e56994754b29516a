import { priceCart, type CartQuote } from '#rules/cart/price-cart.ts'
import type { Service } from './service.ts'

/** What is left of a line: how many, and what the customer pays for them after the discount. */
export interface LineToChange {
  unitPricePence: number
  quantity: number
  paidPence: number
}

export interface ChangedLinePrice {
  unitPricePence: number
  quantity: number
  linePence: number
  discountPence: number
  /** By how much less the customer pays; never less than 0. */
  savesPence: number
}

/**
 * What a line costs once its store changes it: fewer of the dish, or another dish instead. Another dish never
 * costs the customer more than the one it replaces. The discount falls on the line in the same proportion as
 * before, so that every other line costs what it cost. A fraction of a penny is not given back, as in refunds.
 */
export function changedLinePrice(
  line: LineToChange,
  requested: { quantity: number; unitPricePence: number },
): ChangedLinePrice {
  const quantity = Math.min(line.quantity, requested.quantity)
  const unitPricePence = Math.min(line.unitPricePence, requested.unitPricePence)
  const linePence = unitPricePence * quantity
  const before = line.unitPricePence * line.quantity
  const paidPence = before === 0 ? 0 : Math.ceil((line.paidPence * linePence) / before)
  return {
    unitPricePence,
    quantity,
    linePence,
    discountPence: linePence - paidPence,
    savesPence: line.paidPence - paidPence,
  }
}

/** An order as it is priced, with the lines it has now. */
export interface OrderToPrice {
  service: Service
  discountPence: number
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
  lines: readonly { unitPricePence: number; quantity: number; discountPence: number }[]
}

/**
 * The amounts of an order whose lines have changed, by the one function that prices carts. Its fees, bags and
 * tip stay as they were agreed, and so do its minimum and its delivery tier: it is the store that ran out.
 * A discount on the lines is what of it fell on each; one on the delivery stays.
 */
export function changedOrderPrice(order: OrderToPrice, isDiscountOfDelivery: boolean): CartQuote {
  const { service, lines, tipPence, deliveryFeePence, plasticBagChargePence } = order
  return priceCart({
    lines,
    service,
    zone: { feeTiers: [{ fromPence: 0, feePence: deliveryFeePence }] },
    platformFee: { fixedPence: order.platformFeePence, percent: 0, capPence: null },
    bag: { pencePerBag: plasticBagChargePence, bagsPerOrder: 1, noBagAllowed: false },
    noBag: null,
    tipPence,
    discount: isDiscountOfDelivery
      ? { amountPence: order.discountPence, appliesTo: 'delivery', eligibleLines: 'all' }
      : { appliesTo: 'lines', sharesPence: lines.map(({ discountPence }) => discountPence) },
  })
}
