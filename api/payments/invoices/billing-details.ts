import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AnsweredBilling, BillingDetails } from '#contract/payments/billing-details.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readSeller } from './seller.ts'
import { saveBillingDetails, selectBillingDetails } from './billing-details.queries.ts'

const NOTHING: BillingDetails = {
  accountName: '',
  sortCode: '',
  accountNumber: '',
  serviceUserNumber: '',
  payoutMinimumPence: 0,
  version: 0,
}

/** The account that stores are paid from; empty until it has been entered. */
export async function readBillingDetails({ db }: Pick<Context, 'db'>): Promise<BillingDetails> {
  return (await selectBillingDetails(db)) ?? NOTHING
}

/** The same with who invoices are from. */
export async function answerBillingDetails({ db }: Pick<Context, 'db'>): Promise<AnsweredBilling> {
  const [details, seller] = await Promise.all([readBillingDetails({ db }), readSeller(db)])
  return { ...details, seller }
}

/** Throws BILLING_DETAILS_HAVE_CHANGED when somebody else has changed them since they were read. */
export function changeBillingDetails(
  { db, now }: Context,
  details: BillingDetails,
  { accountId }: { accountId: string },
): Promise<AnsweredBilling> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    const before = await readBillingDetails({ db: transaction })
    if (!(await saveBillingDetails(transaction, details, { accountId, at })))
      throw new ApiError('BILLING_DETAILS_HAVE_CHANGED')
    await recordChange(transaction, {
      at,
      storeId: null,
      accountId,
      by: 'operator',
      act: 'changeBillingDetails',
      before: audited(before),
      after: audited(details),
    })
    return { ...details, version: details.version + 1, seller: await readSeller(transaction) }
  })
}

const audited = (details: BillingDetails): AuditFields => ({
  payingAccount: [details.accountName, details.sortCode, details.accountNumber].join(' ').trim(),
  serviceUserNumber: details.serviceUserNumber,
  payoutMinimum: details.payoutMinimumPence,
})
