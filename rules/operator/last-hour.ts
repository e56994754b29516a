/** The last hour is shown in ten parts of six minutes, the oldest first. */
export const PARTS_OF_HOUR = 10

/** What happened in one of them. */
export interface PartOfHour {
  placed: number
  /** Completed orders that were taken back. */
  reopened: number
  ended: number
  accepted: number
  /** How long the accepted ones had waited, all together. */
  acceptedSeconds: number
  /** Orders whose payment online went through, and those that were left unpaid. */
  paid: number
  unpaid: number
}

/** So many orders were late from the end of one part on until the end of another, exclusive. */
export interface LateSpan {
  from: number
  until: number
  count: number
}

export const NOTHING_HAPPENED: PartOfHour = {
  placed: 0,
  reopened: 0,
  ended: 0,
  accepted: 0,
  acceptedSeconds: 0,
  paid: 0,
  unpaid: 0,
}

/** How it was at the end of a part, and what happened in it. */
export interface MomentOfHour {
  openOrders: number
  lateOrders: number
  orders: number
  /** On average; null: none was accepted. */
  acceptedWithinSeconds: number | null
  /** Of a hundred orders that are paid online, how many payments went through; null: there was none. */
  paidPercent: number | null
}

/** The course of the last hour, from what happened in it and how many orders are open now. */
export function courseOfHour(
  parts: readonly PartOfHour[],
  openNow: number,
  late: readonly LateSpan[],
): MomentOfHour[] {
  let openOrders = openNow
  const backwards = parts.toReversed().map((part, index) => {
    const at = parts.length - 1 - index
    const moment: MomentOfHour = {
      openOrders,
      lateOrders: sumOf(late.filter(({ from, until }) => from <= at && at < until)),
      orders: part.placed,
      acceptedWithinSeconds:
        part.accepted === 0 ? null : Math.round(part.acceptedSeconds / part.accepted),
      paidPercent: paidPercent(part),
    }
    openOrders -= part.placed + part.reopened - part.ended
    return moment
  })
  return backwards.toReversed()
}

/** Of a hundred, how many went through, with one decimal; null: there was none. */
export function paidPercent({ paid, unpaid }: Pick<PartOfHour, 'paid' | 'unpaid'>): number | null {
  return paid + unpaid === 0 ? null : Math.round((paid / (paid + unpaid)) * 1000) / 10
}

const sumOf = (late: readonly LateSpan[]) => late.reduce((sum, { count }) => sum + count, 0)
