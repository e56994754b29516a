/** A line of an order, and what was refunded of it before. */
export interface RefundableLine {
  quantity: number
  linePence: number
  /** What of the discount falls on it. */
  discountPence: number
}

export interface RefundedPart {
  position: number
  /** 0: by so much the whole line became cheaper, as another dish was cooked instead. */
  quantity: number
  amountPence: number
}

/** What can still be refunded of a line. */
export interface LeftOfLine {
  quantity: number
  pence: number
}

/** What can still be refunded of each line, after these earlier refunds. */
export function leftOfLines(
  lines: readonly RefundableLine[],
  refunded: readonly RefundedPart[],
): LeftOfLine[] {
  return lines.map((line, position) => {
    const before = refundedOf(refunded, position)
    const paidPence = paidFor(line, position, refunded)
    return { quantity: line.quantity - before.quantity, pence: paidPence - before.pence }
  })
}

export type PartToRefund = Pick<RefundedPart, 'position' | 'quantity'>

/**
 * The refund for quantities of some lines: their share of what each line cost after its discount. Shares
 * are counted from earlier refunds, so that all parts of a line, in any order, add up to exactly what was
 * paid for it. Null when fewer are left. Quantities are from 1 up; a line may be named once only.
 */
export function refundedParts(
  lines: readonly RefundableLine[],
  refunded: readonly RefundedPart[],
  requested: readonly PartToRefund[],
): RefundedPart[] | null {
  const parts: RefundedPart[] = []
  for (const { position, quantity } of requested) {
    const line = lines[position]
    if (!line || parts.some((part) => part.position === position)) return null
    const before = refundedOf(refunded, position)
    const all = before.quantity + quantity
    if (all > line.quantity) return null
    const paidPence = paidFor(line, position, refunded)
    const amountPence = Math.max(0, shareOf(paidPence, all, line.quantity) - before.pence)
    parts.push({ position, quantity, amountPence })
  }
  return parts
}

function refundedOf(refunded: readonly RefundedPart[], position: number): LeftOfLine {
  const before = { quantity: 0, pence: 0 }
  for (const part of refunded) {
    if (part.position !== position || part.quantity === 0) continue
    before.quantity += part.quantity
    before.pence += part.amountPence
  }
  return before
}

function paidFor(
  { linePence, discountPence }: RefundableLine,
  position: number,
  refunded: readonly RefundedPart[],
): number {
  const cheaper = refunded.filter((part) => part.position === position && part.quantity === 0)
  return cheaper.reduce((pence, part) => pence - part.amountPence, linePence - discountPence)
}

/** Amounts and quantities of orders are far below where the product is no longer exact. */
const shareOf = (pence: number, part: number, whole: number) => Math.floor((pence * part) / whole)
