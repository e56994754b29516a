import type { BodyOf } from '#contract/call.ts'
import type { Commission, setCommission as setCall } from '#contract/payments/commission.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { termsOn, type CommissionTerms } from '#rules/payments/commission.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { findStoreName, loadTerms, lockTerms, saveTerms } from './commission.queries.ts'
import { readCommission } from './read-commission.ts'

/**
 * Sets the commission of orders that are placed from a day on: today, or later. Throws NONEXISTING_STORE, and a
 * FieldError for a day that has passed and for a default without terms.
 */
export async function setCommission(
  context: Context,
  { storeId, services, from, terms }: BodyOf<typeof setCall>,
  { accountId }: { accountId: string },
): Promise<Commission> {
  const { db, now } = context
  const at = now()
  if (from < londonParts(at).isoDate)
    throw new FieldError([{ field: 'from', code: 'date_has_passed' }])
  if (storeId === null && terms === null)
    throw new FieldError([{ field: 'terms', code: 'required_field' }])
  await inTransaction(db, async (transaction) => {
    await lockTerms(transaction)
    if (storeId !== null && !(await findStoreName(transaction, storeId)))
      throw new ApiError('NONEXISTING_STORE')
    const rows = await loadTerms(transaction, {
      storeIds: storeId === null ? [] : [storeId],
      day: from,
    })
    for (const service of SERVICES.filter((each) => services.includes(each))) {
      const own = rows.filter((row) => row.storeId === storeId && row.service === service)
      await saveTerms(transaction, { storeId, service, from, terms, at, accountId })
      await recordChange(transaction, {
        at,
        storeId,
        accountId,
        by: 'operator',
        act: 'setCommission',
        subject: commissionSubject(service, from),
        before: auditedTerms(termsOn(own, from)?.terms ?? null),
        after: auditedTerms(terms),
      })
    }
  })
  return readCommission(context, storeId)
}

export const commissionSubject = (service: string, from: string) => `${service}, from ${from}`

/** Terms as the log of changes has them; without a rate, that of the default. */
export function auditedTerms(terms: CommissionTerms | null): AuditFields {
  return {
    commissionRate: terms && `${(terms.rateHundredths / 100).toFixed(2)}%`,
    commissionMinimum: terms?.minimumPence ?? null,
    commissionMaximum: terms?.maximumPence ?? null,
  }
}
