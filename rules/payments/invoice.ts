import type { Service } from '#rules/orders/service.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import type { StatementPeriod } from './statement-period.ts'

/** VAT in the United Kingdom, in thousandths of a price before VAT. */
export const STANDARD_VAT_RATE = 200

export const INVOICE_KINDS = ['invoice', 'creditNote'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Commission of a month's orders of one service, or what refunds returned of it. */
export interface InvoiceLine {
  /** Null: of a credit note that corrects an invoice. */
  service: Service | null
  what: 'commission' | 'commissionReturned' | 'correction'
  /** How many orders or refunds. */
  count: number
  /** VAT included; less than 0 for what is returned. */
  totalPence: number
}

/** A sum of commission in the ledger. */
export interface CommissionSum {
  service: Service
  kind: 'commission' | 'commissionReturned' | 'commissionRestored'
  count: number
  amountPence: number
}

/** The lines of a month's invoice; what a bank's return of a refund restored is taken off what was returned. */
export function invoiceLines(sums: readonly CommissionSum[]): InvoiceLine[] {
  const services = [...new Set(sums.map(({ service }) => service))].toSorted().toReversed()
  return services.flatMap((service) => {
    const of = (kind: CommissionSum['kind']) =>
      sums.find((each) => each.service === service && each.kind === kind) ?? {
        count: 0,
        amountPence: 0,
      }
    const [charged, returned, restored] = [
      of('commission'),
      of('commissionReturned'),
      of('commissionRestored'),
    ]
    const lines: InvoiceLine[] = [
      { service, what: 'commission', count: charged.count, totalPence: charged.amountPence },
      {
        service,
        what: 'commissionReturned',
        count: returned.count,
        totalPence: restored.amountPence - returned.amountPence,
      },
    ]
    return lines.filter(({ totalPence }) => totalPence !== 0)
  })
}

/** What is written on paper for these lines: an invoice, a credit note, or null for nothing at all. */
export function invoiceOf(
  lines: readonly InvoiceLine[],
  vatRate: number,
): { kind: InvoiceKind; totalPence: number; vatPence: number } | null {
  const sum = lines.reduce((total, { totalPence }) => total + totalPence, 0)
  if (sum === 0) return null
  const totalPence = Math.abs(sum)
  return {
    kind: sum > 0 ? 'invoice' : 'creditNote',
    totalPence,
    vatPence: vatWithinPence(totalPence, vatRate),
  }
}

/** The VAT within an amount, to the nearest penny, half a penny up. */
export function vatWithinPence(totalPence: number, vatRate: number): number {
  const divisor = 1000 + vatRate
  return Math.floor((2 * totalPence * vatRate + divisor) / (2 * divisor))
}

/** A month as `2026-05`, with its days in London. */
export function daysOfMonth(month: string): StatementPeriod {
  const from = `${month}-01`
  // The 28th is in every month, and 4 days later is the next.
  const next = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`
  return { from, to: addDays(next, -1) }
}

/** The last month that is over, in London. */
export function lastMonth(now: Date): string {
  return addDays(`${londonParts(now).isoDate.slice(0, 7)}-01`, -1).slice(0, 7)
}
