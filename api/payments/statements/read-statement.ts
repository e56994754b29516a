import type { Statement, StatementRow } from '#contract/payments/statement.ts'
import { instantsOf, type StatementPeriod } from '#rules/payments/statement-period.ts'
import { statementAmounts } from '#rules/payments/statement.ts'
import type { Context } from '#api/context.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import {
  countStatementEntries,
  loadStatementEntries,
  loadStatementStore,
  loadStatementSums,
  type EntryPlace,
  type LedgerEntry,
} from './statement.queries.ts'
import { vatOfPeriod } from './vat-of-period.ts'

/** The totals of a statement's period. */
export type StatementHead = Pick<Statement, 'from' | 'to' | 'store' | 'totals'> & {
  /** For the name of a file. */
  slug: string
}

/** A page of a store's statement. Throws NONEXISTING_STORE, and a FieldError for an invalid cursor. */
export async function readStatement(
  context: Context,
  storeId: string,
  query: StatementPeriod & { cursor?: string | undefined; limit: number },
): Promise<Statement> {
  const behind = query.cursor === undefined ? null : readPlace(query.cursor)
  const { slug: _, ...head } = await readStatementHead(context, storeId, query)
  const { rows, next } = await readPage(context, storeId, query, behind, query.limit)
  return { ...head, items: rows, nextCursor: next && writePlace(next) }
}

/** Everything but the single orders and refunds. Throws NONEXISTING_STORE. */
export async function readStatementHead(
  { db }: Context,
  storeId: string,
  { from, to }: StatementPeriod,
): Promise<StatementHead> {
  const span = { storeId, ...instantsOf({ from, to }) }
  const store = await loadStatementStore(db, storeId)
  if (!store) throw new ApiError('NONEXISTING_STORE')
  const [sums, counts] = await Promise.all([
    loadStatementSums(db, span),
    countStatementEntries(db, span),
  ])
  const { slug, city, postCode, legalAddress, companyNumber: _, ...shown } = store
  const address = legalAddress ?? `${shown.address}, ${city} ${postCode}`
  return {
    slug,
    from,
    to,
    store: { ...shown, address },
    totals: {
      ...statementAmounts(sums),
      ...counts,
      ...vatTotals(await vatOfPeriod({ db }, span, { sums, rate: shown.vatRate })),
    },
  }
}

const vatTotals = (vat: Statement['totals']['vat']) => ({
  vat,
  vatPence: vat && vat.reduce((sum, { vatPence }) => sum + vatPence, 0),
})

const atOnce = 1000

/** Every order and refund of a period, or the first of them, read a page at a time. */
export async function* statementRows(
  context: Context,
  storeId: string,
  period: StatementPeriod,
): AsyncGenerator<StatementRow> {
  let behind: EntryPlace | null = null
  do {
    const page: Page = await readPage(context, storeId, period, behind, atOnce)
    yield* page.rows
    behind = page.next
  } while (behind)
}

interface Page {
  rows: StatementRow[]
  /** The cursor of the next page; null: there is none. */
  next: EntryPlace | null
}

async function readPage(
  { db }: Context,
  storeId: string,
  period: StatementPeriod,
  behind: EntryPlace | null,
  limit: number,
): Promise<Page> {
  const span = { storeId, ...instantsOf(period) }
  const entries = await loadStatementEntries(db, span, { behind, limit: limit + 1 })
  const shown = entries.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown.map(rowOf), next: entries.length > limit && last ? last : null }
}

function rowOf({ transfers, at, payer, reason, ...entry }: LedgerEntry): StatementRow {
  const { id: _, ...about } = entry
  return {
    ...about,
    kind: payer === null ? 'order' : 'refund',
    at: at.toISOString(),
    payer,
    reason: reason ?? '',
    ...statementAmounts(transfers.map((transfer) => ({ ...transfer, payer }))),
  }
}

function writePlace({ at, id }: EntryPlace): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url')
}

function readPlace(cursor: string): EntryPlace {
  const read = /^(\d{1,15}) (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!read) throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
  return { at: new Date(Number(read[1])), id: Number(read[2]) }
}
