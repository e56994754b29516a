import type { OutputOf, QueryOf } from '#contract/call.ts'
import type {
  listDiscrepancies as listCall,
  PaymentDiscrepancy,
} from '#contract/payments/operator-payments.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  countOpenDiscrepancies,
  findDiscrepancy,
  loadDiscrepancies,
  resolveOpenDiscrepancy,
  type DiscrepancyRow,
} from './discrepancies.queries.ts'

/** The discrepancies. */
export async function listDiscrepancies(
  { db }: Context,
  { state, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const requested = { isOpenOnly: state === 'open', after: cursor ?? null, limit: limit + 1 }
  const [rows, open] = await Promise.all([
    loadDiscrepancies(db, requested),
    countOpenDiscrepancies(db),
  ])
  const items = rows.slice(0, limit).map(discrepancyOf)
  return { items, open, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** Records that somebody has dealt with a discrepancy; one that is closed stays so. Throws NOT_FOUND. */
export async function resolveDiscrepancy(
  { db, now }: Context,
  id: string,
  by: { accountId: string },
): Promise<PaymentDiscrepancy> {
  await resolveOpenDiscrepancy(db, { id, accountId: by.accountId, at: now() })
  const row = await findDiscrepancy(db, id)
  if (!row) throw new ApiError('NOT_FOUND')
  return discrepancyOf(row)
}

function discrepancyOf(row: DiscrepancyRow): PaymentDiscrepancy {
  const { id, kind, details, orderId, orderNumber, storeName, totalPence } = row
  const { intentId = null, providerPence = null, ownPence = null } = details
  return {
    id,
    kind,
    intentId,
    providerPence,
    ownPence,
    order:
      orderId === null
        ? null
        : {
            id: orderId,
            number: orderNumber ?? '',
            storeName: storeName ?? '',
            totalPence: totalPence ?? 0,
          },
    foundAt: row.foundAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }
}
