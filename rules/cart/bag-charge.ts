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

/**
 * Whether an order may come with or without bags at a charge. Nobody is charged for an extra that was
 * chosen for them, so the customer has to say.
 * https://www.legislation.gov.uk/uksi/2013/3134/regulation/40
 */
export function isBagOptional(rule: BagRule): boolean {
  return rule.noBagAllowed && allBagsPence(rule) > 0
}

/** The bag charge that no order of a store can do without: a part of the price from the first page on. */
export function unavoidableBagPence(rule: BagRule): number {
  return rule.noBagAllowed ? 0 : allBagsPence(rule)
}

/** The bag charge of an order. One that may be done without is not charged until it is chosen. */
export function plasticBagChargePence(rule: BagRule, choice: { noBag: boolean | null }): number {
  return choice.noBag === false ? allBagsPence(rule) : unavoidableBagPence(rule)
}

/** What all bags of an order cost. */
export function allBagsPence({ pencePerBag, bagsPerOrder }: BagRule): number {
  return pencePerBag * bagsPerOrder
}
