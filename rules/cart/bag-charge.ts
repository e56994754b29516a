/** How a store charges for plastic bags. */
export interface BagRule {
  pencePerBag: number
  bagsPerOrder: number
  noBagAllowed: boolean
}

export const NATIONS = ['england', 'scotland', 'wales', 'northernIreland'] as const
export type Nation = (typeof NATIONS)[number]

export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northernIreland: 'Northern Ireland',
}

/** The least that the law of each nation lets a store charge per bag, in pence. */
export type BagMinimums = Readonly<Record<Nation, number>>

/**
 * The law as the product knows it: it counts until the marketplace has set another minimum.
 * https://www.gov.uk/guidance/carrier-bag-charges-retailers-responsibilities
 * https://www.daera-ni.gov.uk/articles/carrier-bag-levy
 */
export const BAG_CHARGE_MINIMUM_PENCE: BagMinimums = {
  england: 10,
  scotland: 10,
  wales: 10,
  northernIreland: 25,
}

/** A minimum that the marketplace has set, from an instant on. */
export interface DatedBagMinimum {
  nation: Nation
  fromMs: number
  pencePerBag: number
}

/** What counts at an instant: of the minimums of a nation that have begun, the one that began last. */
export function bagMinimumsAt(dated: readonly DatedBagMinimum[], nowMs: number): BagMinimums {
  const minimums = { ...BAG_CHARGE_MINIMUM_PENCE }
  const begun = dated
    .filter(({ fromMs }) => fromMs <= nowMs)
    .toSorted((one, other) => one.fromMs - other.fromMs)
  for (const { nation, pencePerBag } of begun) minimums[nation] = pencePerBag
  return minimums
}

/**
 * A store's bags as its customers pay for them. Where a minimum has risen above the store's own charge, the
 * minimum is charged at once, so that no store breaks the law for not having looked; a charge that is higher
 * stays the store's own.
 */
export function chargedBag(rule: BagRule, minimumPence: number): BagRule {
  return rule.pencePerBag >= minimumPence ? rule : { ...rule, pencePerBag: minimumPence }
}

/** Whether a store can't choose this charge. One that hands out no bags that the law means has 0 per order. */
export function isBagChargeTooLow(
  { pencePerBag, bagsPerOrder }: Pick<BagRule, 'pencePerBag' | 'bagsPerOrder'>,
  minimumPence: number,
): boolean {
  return bagsPerOrder > 0 && pencePerBag < minimumPence
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
