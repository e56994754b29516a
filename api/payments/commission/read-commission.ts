import type { OutputOf, QueryOf } from '#contract/call.ts'
import type {
  Commission,
  CommissionToday,
  listCommissionStores as listCall,
  StoreCommission,
} from '#contract/payments/commission.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { agreedTerms, termsOn } from '#rules/payments/commission.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  findStoreName,
  loadStoreNames,
  loadTerms,
  type CommissionRow,
} from './commission.queries.ts'

type Reader = Pick<Context, 'db' | 'now'>

/** The commission of a store, or of the marketplace's default. Throws NONEXISTING_STORE. */
export async function readCommission(context: Reader, storeId: string | null): Promise<Commission> {
  const store = storeId === null ? null : await findStoreName(context.db, storeId)
  if (store === undefined) throw new ApiError('NONEXISTING_STORE')
  return { store, ...(await readStoreCommission(context, storeId)) }
}

/** What applies today, and what is planned; without a store, of the default. */
export async function readStoreCommission(
  { db, now }: Reader,
  storeId: string | null,
): Promise<StoreCommission> {
  const day = londonParts(now()).isoDate
  const rows = await loadTerms(db, { storeIds: storeId === null ? [] : [storeId], day })
  const planned = rows
    .filter((row) => row.storeId === storeId && row.from > day)
    .map(({ storeId: _, ...rate }) => rate)
  return { today: todayOf(rows, storeId, day), planned }
}

/** The stores, with what applies to each today. */
export async function listCommissionStores(
  { db, now }: Reader,
  { search, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const found = await loadStoreNames(db, { search, after: cursor ?? null, limit: limit + 1 })
  const stores = found.slice(0, limit)
  const day = londonParts(now()).isoDate
  const rows = await loadTerms(db, { storeIds: stores.map(({ id }) => id), day })
  return {
    items: stores.map((store) => ({ ...store, today: todayOf(rows, store.id, day) })),
    nextCursor: found.length > limit ? (stores.at(-1)?.id ?? null) : null,
  }
}

function todayOf(
  rows: readonly CommissionRow[],
  storeId: string | null,
  day: string,
): CommissionToday[] {
  return SERVICES.map((service) => {
    const of = (owner: string | null) =>
      rows.filter((row) => row.service === service && row.storeId === owner)
    const own = storeId === null ? [] : of(storeId)
    const isDefault = !termsOn(own, day)?.terms
    return { service, terms: agreedTerms(own, of(null), day), isDefault }
  })
}
