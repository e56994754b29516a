import fc from 'fast-check'
import type { ChargedOrder } from '#rules/payments/charge-transfers.ts'
import type { CommissionTerms } from '#rules/payments/commission.ts'

/** Paid online: food for £22.80, £2.99 for the delivery, £0.50 platform fee, a bag and a tip. */
export function chargedOrder(given: Partial<ChargedOrder> = {}): ChargedOrder {
  const order = {
    paymentMethod: 'online' as const,
    subtotalPence: 2280,
    discountPence: 0,
    discountFundedBy: null,
    deliveryFeePence: 299,
    platformFeePence: 50,
    plasticBagChargePence: 10,
    tipPence: 200,
    commission: null,
    ...given,
  }
  return { ...order, totalPence: totalOf(order) }
}

/** Every commission that can be agreed. */
export const anyTerms = fc
  .record({
    rateHundredths: fc.nat(10_000),
    minimumPence: fc.option(fc.nat(1000)),
    above: fc.option(fc.nat(2000)),
  })
  .map(({ rateHundredths, minimumPence, above }): CommissionTerms => ({
    rateHundredths,
    minimumPence,
    maximumPence: above === null ? null : (minimumPence ?? 0) + above,
  }))

/** Every order that can be charged: of the food or of the delivery, a discount takes at most all. */
export const anyOrder = fc
  .record({
    paymentMethod: fc.constantFrom('cash' as const, 'online' as const),
    subtotalPence: fc.nat(100_000),
    deliveryFeePence: fc.nat(1000),
    platformFeePence: fc.nat(500),
    plasticBagChargePence: fc.nat(100),
    tipPence: fc.nat(10_000),
    discountFundedBy: fc.constantFrom('store' as const, 'marketplace' as const),
    isOnDelivery: fc.boolean(),
    commission: fc.option(anyTerms),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ isOnDelivery, discountShare, ...given }): ChargedOrder => {
    const maximum = isOnDelivery ? given.deliveryFeePence : given.subtotalPence
    const order = { ...given, discountPence: Math.floor(maximum * discountShare) }
    return { ...order, totalPence: totalOf(order) }
  })
  .filter(({ totalPence }) => totalPence > 0)

function totalOf(order: Omit<ChargedOrder, 'totalPence'>): number {
  const { subtotalPence, discountPence, deliveryFeePence, platformFeePence } = order
  const fees = deliveryFeePence + platformFeePence + order.plasticBagChargePence + order.tipPence
  return subtotalPence - discountPence + fees
}
