import type { BankDetails } from '#contract/partner/business.ts'
import { bacsDays } from '#rules/payouts/bacs-days.ts'
import { bacsFile } from '#rules/payouts/bacs-file.ts'
import { canWriteBacs } from '#rules/payouts/paying-account.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { openBankDetails } from '#api/partner/business/bank-account-seal.ts'
import { readBillingDetails } from '#api/payments/invoices/billing-details.ts'
import { BYTE_ORDER_MARK, csvLine } from '#api/payments/statements/csv-line.ts'
import type { RunActor } from './change-run.ts'
import { lockRun } from './payout-runs.queries.ts'
import { loadPayments } from './payouts.queries.ts'

interface Payment extends BankDetails {
  storeName: string
  amountPence: number
}

export interface PayoutFile {
  number: number
  text: string
}

interface Content {
  number: number
  at: Date
  payments: readonly Payment[]
}

/**
 * An exported run in Bacs's Standard 18, to be processed on the next working day. Throws NOT_FOUND,
 * PAYOUT_RUN_HAS_CHANGED for one that isn't exported or is paid, PAYOUT_ACCOUNT_UNREADABLE, and
 * PAYING_ACCOUNT_MISSING.
 */
export function payoutBacsFile(
  context: Context,
  runId: string,
  actor: RunActor,
): Promise<PayoutFile> {
  return recordedFile(context, { runId, kind: 'Bacs', ...actor }, async (transaction, content) => {
    const { number, at, payments } = content
    const details = await readBillingDetails({ db: transaction })
    if (!canWriteBacs(details)) throw new ApiError('PAYING_ACCOUNT_MISSING')
    const { accountName, sortCode, accountNumber, serviceUserNumber } = details
    const { createdOn, processedOn } = bacsDays(londonParts(at).isoDate)
    return bacsFile({
      serviceUserNumber,
      originator: { accountName, sortCode, accountNumber },
      // Its last six digits: serials have to differ from those of other days only.
      serial: String(number % 1_000_000).padStart(6, '0'),
      createdOn,
      processedOn,
      payments: payments.map((payment) => ({ ...payment, reference: referenceOf(number) })),
    })
  })
}

const HEADINGS = [
  'Account name',
  'Sort code',
  'Account number',
  'Amount',
  'Reference',
  'Restaurant',
]

/** The same for a bank that reads tables. Throws as `payoutBacsFile`, but for PAYING_ACCOUNT_MISSING. */
export function payoutCsvFile(
  context: Context,
  runId: string,
  actor: RunActor,
): Promise<PayoutFile> {
  return recordedFile(context, { runId, kind: 'CSV', ...actor }, (_, { number, payments }) => {
    const rows = payments.map(({ accountName, sortCode, accountNumber, amountPence, storeName }) =>
      csvLine([accountName, sortCode, accountNumber, amountPence, referenceOf(number), storeName]),
    )
    return BYTE_ORDER_MARK + csvLine(HEADINGS) + rows.join('')
  })
}

/** What the store's bank shows. */
const referenceOf = (number: number) => `PAYOUT ${number}`

async function recordedFile(
  context: Context,
  { runId, kind, accountId }: { runId: string; kind: string } & RunActor,
  write: (transaction: Transaction, content: Content) => Promise<string> | string,
): Promise<PayoutFile> {
  const at = context.now()
  return inTransaction(context.db, async (transaction) => {
    const run = await lockRun(transaction, runId)
    if (!run) throw new ApiError('NOT_FOUND')
    if (run.status !== 'exported') throw new ApiError('PAYOUT_RUN_HAS_CHANGED')
    const { number } = run
    const payments = await readPayments(context, transaction, runId)
    const text = await write(transaction, { number, at, payments })
    await recordChange(transaction, {
      at,
      storeId: null,
      accountId,
      by: 'operator',
      act: 'downloadPayoutFile',
      subject: String(number),
      before: {},
      after: { payoutFile: kind },
    })
    return { number, text }
  })
}

async function readPayments(
  context: Context,
  transaction: Transaction,
  runId: string,
): Promise<Payment[]> {
  const rows = await loadPayments(transaction, runId)
  return Promise.all(
    rows.map(async ({ storeId, storeName, amountPence, sealed }) => {
      const opened = await openBankDetails(context, storeId, sealed)
      if (!opened) throw new ApiError('PAYOUT_ACCOUNT_UNREADABLE')
      return { ...opened, storeName, amountPence }
    }),
  )
}
