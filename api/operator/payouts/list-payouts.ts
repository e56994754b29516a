import type { Payout, PayoutAccount, PayoutHold } from '#contract/payments/payouts.ts'
import type { Context } from '#api/context.ts'
import { openBankDetails } from '#api/partner/business/bank-account-seal.ts'
import { loadUncheckedAccounts } from './payout-accounts.queries.ts'
import { loadHolds, loadPayouts } from './payouts.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

interface Paging {
  cursor?: string | undefined
  limit: number
}

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** A page of a run's payouts. Throws NOT_FOUND. */
export async function listPayouts(
  context: Context,
  runId: string,
  { cursor, limit }: Paging,
): Promise<Page<Payout>> {
  await readPayoutRun(context, runId)
  const after = cursor ?? null
  const rows = await loadPayouts(context.db, { runId, after, limit: limit + 1 })
  const items = await Promise.all(
    rows.slice(0, limit).map(async ({ sealed, storeId, storeName, returnedAt, ...row }) => ({
      ...row,
      store: { id: storeId, name: storeName },
      accountName: await nameOf(context, storeId, sealed),
      returnedAt: returnedAt?.toISOString() ?? null,
    })),
  )
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** A page of the stores that a run doesn't pay. Throws NOT_FOUND. */
export async function listPayoutHolds(
  context: Context,
  runId: string,
  { cursor, limit }: Paging,
): Promise<Page<PayoutHold>> {
  await readPayoutRun(context, runId)
  const after = cursor ?? null
  const rows = await loadHolds(context.db, { runId, after, limit: limit + 1 })
  const items = rows.slice(0, limit).map(({ storeId, storeName, reason, balancePence }) => ({
    store: { id: storeId, name: storeName },
    reason,
    balancePence,
  }))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.store.id ?? null) : null }
}

/** A page of the accounts that nobody has checked. */
export async function listPayoutAccounts(
  context: Context,
  { cursor, limit }: Paging,
): Promise<Page<PayoutAccount>> {
  const rows = await loadUncheckedAccounts(context.db, {
    after: cursor ?? null,
    limit: limit + 1,
  })
  const items = await Promise.all(
    rows.slice(0, limit).map(async ({ storeId, storeName, phone, sealed, lastDigits, since }) => ({
      store: { id: storeId, name: storeName, phone },
      accountName: await nameOf(context, storeId, sealed),
      lastDigits,
      since: since.toISOString(),
    })),
  )
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.store.id ?? null) : null }
}

async function nameOf(context: Context, storeId: string, sealed: string): Promise<string | null> {
  return (await openBankDetails(context, storeId, sealed))?.accountName ?? null
}
