/** How a store charges for plastic bags. */
export interface BagRule {
  pencePerBag: number
  bagsPerOrder: number
  noBagAllowed: boolean
}

export type Nation = 'england' | 'scotland' | 'wales' | 'northernIreland'

/**
 * The least a store must charge per single-use bag, as the default configuration.
 * https://www.gov.uk/guidance/carrier-bag-charges-retailers-responsibilities
 * https://www.daera-ni.gov.uk/articles/carrier-bag-levy
 */
export const BAG_CHARGE_MINIMUM_PENCE: Readonly<Record<Nation, number>> = {
  england: 10,
  scotland: 10,
  wales: 10,
  northernIreland: 25,
}

/** The bag charge of an order: nothing if the customer wants no bag and the store allows that. */
export function plasticBagChargePence(rule: BagRule, choice: { noBag: boolean }): number {
  return choice.noBag && rule.noBagAllowed ? 0 : rule.pencePerBag * rule.bagsPerOrder
}
