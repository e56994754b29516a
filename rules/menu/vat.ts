import { prorate } from '#rules/money/prorate.ts'

/**
 * What a dish is for VAT, in the words of its owner. All of it is taken away, so there is no kind for
 * eating in. See VAT Notice 709/1: https://www.gov.uk/guidance/catering-takeaway-food-and-vat-notice-7091
 */
export const VAT_KINDS = ['hot', 'cold', 'standard', 'reduced'] as const
export type VatKind = (typeof VAT_KINDS)[number]

/** In thousandths of a price before VAT: 200 is 20 %. */
export const VAT_RATES: Readonly<Record<VatKind, number>> = {
  /** Hot food and drink. */
  hot: 200,
  /** Cold food to take away, besides what is always at the standard rate. */
  cold: 0,
  /** Soft drinks, crisps, sweets, ice cream, alcohol. */
  standard: 200,
  reduced: 50,
}

/** How much of an item falls under a rate; null: under that of most of what the store sells. */
export interface VatShare {
  rate: number | null
  pence: number
}

interface TaxedItem {
  unitPricePence: number
  vat: VatKind | null
  /** Of a meal deal: what is in it, with what each would cost alone. */
  parts: readonly { pricePence: number; vat: VatKind | null }[]
}

/**
 * What of one item falls under which rate; empty where nothing of it has a rate of its own. An option has
 * that of its dish. A meal deal without a kind of its own is split by what its dishes would cost alone.
 */
export function vatShares({ unitPricePence, vat, parts }: TaxedItem): VatShare[] {
  if (vat !== null) return [{ rate: VAT_RATES[vat], pence: unitPricePence }]
  if (parts.every((part) => part.vat === null)) return []
  const shares = prorate(
    unitPricePence,
    parts.map(({ pricePence }) => pricePence),
  )
  const byRate = new Map<number | null, number>()
  for (const [index, part] of parts.entries()) {
    const rate = part.vat && VAT_RATES[part.vat]
    byRate.set(rate, (byRate.get(rate) ?? 0) + (shares[index] ?? 0))
  }
  return [...byRate].map(([rate, pence]) => ({ rate, pence }))
}
