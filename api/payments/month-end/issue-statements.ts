import { randomUUID } from 'node:crypto'
import { documentNumber } from '#rules/payments/document-number.ts'
import { daysOfMonth } from '#rules/payments/invoice.ts'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { MonthlyStatementSnapshot } from '#api/database/column-types.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { lockDocuments, takeSequence } from '#api/payments/invoices/document-series.queries.ts'
import { sellerOfInvoice } from '#api/payments/invoices/seller.ts'
import { readStatementHead } from '#api/payments/statements/read-statement.ts'
import { hasStatementOf, insertStatement, loadStoresToState } from './monthly-statements.queries.ts'

interface Issuing {
  month: string
  /** Null: the clock. */
  accountId: string | null
  signal?: AbortSignal
}

/**
 * Issues the statements of a month that is over and has none, each in a transaction of its own; it may run any
 * number of times at once. Returns how many this run has issued. Throws LEGAL_IDENTITY_MISSING.
 */
export async function issueStatements(
  context: Context,
  { month, accountId, signal }: Issuing,
): Promise<number> {
  const { db, now, marketplace } = context
  const issuer = { marketplace: marketplace.name, ...(await sellerOfInvoice(db)) }
  const firstDay = `${month}-01`
  const stores = await loadStoresToState(db, { ...instantsOf(daysOfMonth(month)), firstDay })
  let issued = 0
  for (const storeId of stores) {
    signal?.throwIfAborted()
    const given = { storeId, month, issuer, at: now(), accountId }
    if (await inTransaction(db, (transaction) => issueStatement(context, transaction, given)))
      issued += 1
  }
  return issued
}

interface StoreMonth {
  storeId: string
  month: string
  issuer: MonthlyStatementSnapshot['issuer']
  at: Date
  accountId: string | null
}

async function issueStatement(
  context: Context,
  transaction: Transaction,
  { storeId, month, issuer, at, accountId }: StoreMonth,
): Promise<boolean> {
  await lockDocuments(transaction, storeId)
  const firstDay = `${month}-01`
  if (await hasStatementOf(transaction, { storeId, firstDay })) return false
  const within = { ...context, db: transaction }
  const head = await readStatementHead(within, storeId, daysOfMonth(month))
  const { year } = londonParts(at)
  const sequence = await takeSequence(transaction, 'statement', year)
  await insertStatement(transaction, {
    id: randomUUID(),
    year,
    sequence,
    store_id: storeId,
    month: firstDay,
    issued_at: at,
    snapshot: { issuer, head },
  })
  await recordChange(transaction, {
    at,
    storeId,
    accountId,
    by: accountId === null ? 'system' : 'operator',
    act: 'issueStatement',
    subject: documentNumber('statement', year, sequence),
    before: {},
    after: { statementBalance: head.totals.balancePence },
  })
  return true
}
