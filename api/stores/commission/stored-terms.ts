import type { DatedTerms } from '#rules/payments/commission.ts'

/** The columns of terms. */
export const TERMS_COLUMNS = [
  'commission_rate.id',
  'commission_rate.service',
  'commission_rate.from_day',
  'commission_rate.rate_hundredths',
  'commission_rate.minimum_pence',
  'commission_rate.maximum_pence',
] as const

interface StoredTerms {
  from_day: string
  rate_hundredths: number | null
  minimum_pence: number | null
  maximum_pence: number | null
}

/** Terms as the rules read them. */
export function termsOf(row: StoredTerms): DatedTerms {
  const { from_day: from, rate_hundredths: rateHundredths } = row
  const { minimum_pence: minimumPence, maximum_pence: maximumPence } = row
  return {
    from,
    terms: rateHundredths === null ? null : { rateHundredths, minimumPence, maximumPence },
  }
}
