import type { Argument } from '#web/calls/api.ts'
import { parsePence } from '#rules/money/pence.ts'

/** A rate as it is typed. */
export interface CommissionDraft {
  services: 'both' | 'delivery' | 'collection'
  from: string
  /** Of a store: its own rate, or the default again. */
  how: 'own' | 'default'
  percent: string
  /** Empty: none. */
  minimum: string
  maximum: string
}

export type CommissionFault = 'from' | 'percent' | 'minimum' | 'maximum' | 'order'

const HIGHEST_PENCE = 1_000_000

export function newCommissionDraft(today: string): CommissionDraft {
  return { services: 'both', from: today, how: 'own', percent: '', minimum: '', maximum: '' }
}

/** What is wrong, in the order of the fields. `order`: the maximum is less than the minimum. */
export function commissionFaults(draft: CommissionDraft, today: string): CommissionFault[] {
  const faults: CommissionFault[] = []
  if (!/^\d{4}-\d\d-\d\d$/.test(draft.from) || draft.from < today) faults.push('from')
  if (draft.how === 'default') return faults
  if (percentOf(draft.percent) === null) faults.push('percent')
  const minimum = amountOf(draft.minimum)
  const maximum = amountOf(draft.maximum)
  if (minimum === undefined) faults.push('minimum')
  if (maximum === undefined) faults.push('maximum')
  if (minimum && maximum !== null && maximum !== undefined && maximum < minimum)
    faults.push('order')
  return faults
}

/** What is sent, of a draft without faults. */
export function commissionOf(
  draft: CommissionDraft,
  storeId: string | null,
): Argument<'setCommission'>['body'] {
  const { services, from, how } = draft
  return {
    storeId,
    services: services === 'both' ? ['delivery', 'collection'] : [services],
    from,
    terms:
      how === 'default'
        ? null
        : {
            rateHundredths: percentOf(draft.percent) ?? 0,
            minimumPence: amountOf(draft.minimum) ?? null,
            maximumPence: amountOf(draft.maximum) ?? null,
          },
  }
}

/** In hundredths of a per cent. */
function percentOf(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null
  // A per cent has as many hundredths as a pound has pence.
  const hundredths = parsePence(typed)
  return hundredths !== null && hundredths <= 10_000 ? hundredths : null
}

/** Null: none; undefined: no amount. */
function amountOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const pence = parsePence(text)
  return pence !== null && pence <= HIGHEST_PENCE ? pence : undefined
}
