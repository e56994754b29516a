import type { VatShare } from '#rules/menu/vat.ts'
import { prorate } from '#rules/money/prorate.ts'
import type { RefundedPart } from './refund-amount.ts'
import type { Transfer } from './charge-transfers.ts'
import { soldOf } from './statement.ts'

/** Bags are never food. */
const STANDARD_RATE = 200

/** An order with a dish that has its own rate, as it is stored. */
export interface TaxedOrder {
  /** Of most of what its store sold then, in thousandths of a price before VAT; null: not known. */
  rate: number | null
  lines: readonly TaxedLine[]
}

interface TaxedLine {
  linePence: number
  discountPence: number
  /** None: all of it has the rate of the order. */
  vat?: readonly VatShare[] | null | undefined
}

/** The charge of an order, or one refund. */
export interface TaxedEntry {
  transfers: readonly Transfer[]
  /** What of which line is refunded; null: of no line in particular. */
  lines: readonly Pick<RefundedPart, 'position' | 'amountPence'>[] | null
}

/** What was sold by rate, in pence with VAT; the key null: at a rate that is not known. */
export type SoldByRate = ReadonlyMap<number | null, number>

/**
 * What was sold for a store by an order, less its discounts and refunds, by rate of VAT. What is delivered
 * has the rates of the food, in its proportions; so has a discount, and a refund of no dish in particular.
 */
export function soldByRate(order: TaxedOrder, entries: readonly TaxedEntry[]): SoldByRate {
  const sold = new Map<number | null, number>()
  const add = (rate: number | null, pence: number) => sold.set(rate, (sold.get(rate) ?? 0) + pence)
  for (const { transfers, lines } of entries) {
    const { store, bagCharge } = soldOf(transfers)
    if (bagCharge !== 0) add(STANDARD_RATE, bagCharge)
    const weights = lines ? weightsOfRefund(order, lines) : weightsOf(order)
    const shares = prorate(Math.abs(store), [...weights.values()])
    for (const [index, rate] of [...weights.keys()].entries())
      add(rate, Math.sign(store) * (shares[index] ?? 0))
  }
  return sold
}

export interface VatAtRate {
  /** In thousandths of a price before VAT. */
  rate: number
  /** With VAT. */
  soldPence: number
  /** Within that. */
  vatPence: number
}

/** The VAT within what was sold at one rate, to the nearest penny. */
export function vatAt(rate: number, soldPence: number): VatAtRate {
  // Not "-0", which would be shown with its sign.
  return { rate, soldPence, vatPence: Math.round((soldPence * rate) / (1000 + rate)) || 0 }
}

/** The VAT of what was sold, by rate, the highest first; null where a rate is not known. */
export function vatOfSold(sold: SoldByRate): VatAtRate[] | null {
  const rates: VatAtRate[] = []
  for (const [rate, soldPence] of sold) {
    if (soldPence === 0) continue
    if (rate === null) return null
    rates.push(vatAt(rate, soldPence))
  }
  return rates.toSorted((a, b) => b.rate - a.rate)
}

/** The sum of several orders. */
export function addSold(sums: readonly SoldByRate[]): SoldByRate {
  const total = new Map<number | null, number>()
  for (const sold of sums)
    for (const [rate, pence] of sold) total.set(rate, (total.get(rate) ?? 0) + pence)
  return total
}

type Weights = ReadonlyMap<number | null, number>

function weightsOf({ rate, lines }: TaxedOrder): Weights {
  return weighed(
    rate,
    lines.map((line) => ({ line, pence: line.linePence - line.discountPence })),
  )
}

function weightsOfRefund(order: TaxedOrder, refunded: NonNullable<TaxedEntry['lines']>): Weights {
  const parts = refunded.flatMap(({ position, amountPence }) => {
    const line = order.lines[position]
    return line ? [{ line, pence: amountPence }] : []
  })
  return parts.some(({ pence }) => pence > 0) ? weighed(order.rate, parts) : weightsOf(order)
}

function weighed(
  rate: number | null,
  parts: readonly { line: TaxedLine; pence: number }[],
): Weights {
  const weights = new Map<number | null, number>()
  for (const { line, pence } of parts) {
    const shares = line.vat ?? [{ rate: null, pence: 1 }]
    const split = prorate(
      pence,
      shares.map((share) => share.pence),
    )
    for (const [index, share] of shares.entries()) {
      const known = share.rate ?? rate
      weights.set(known, (weights.get(known) ?? 0) + (split[index] ?? 0))
    }
  }
  return weights
}
