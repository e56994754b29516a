import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DiscountTable } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { DEMONSTRATION_CUSTOMER } from '#town/demonstration-accounts.ts'
import { demonstrationDiscounts, type DiscountSeed } from '#town/discounts.ts'
import type { LoadedStore } from './loaded-store.ts'
import { giveToAccount, giveToProducts } from './discounts.queries.ts'
import { insertRows } from '#api/database/insert-rows.ts'

const DAY_MS = 86_400_000

/** Writes the discounts of the demonstration, after its stores and accounts. */
export async function writeDiscounts(
  transaction: Transaction,
  stores: readonly LoadedStore[],
  now: Date,
): Promise<void> {
  const idOfStore = new Map(stores.map(({ storeId, name }) => [name, storeId]))
  const given = demonstrationDiscounts.flatMap((seed) =>
    (seed.stores ?? [null]).map((store) => {
      const storeId = store === null ? null : idOfStore.get(store)
      if (storeId === undefined) throw new Error(`The town has no ${store}`)
      return { seed, id: randomUUID(), storeId }
    }),
  )
  await insertRows(
    transaction,
    'discount',
    given.map(({ seed, id, storeId }) => ({ id, ...discountRow(seed, storeId, now) })),
  )
  for (const { seed, id, storeId } of given) {
    if (seed.products) await giveToProducts(transaction, { id, storeId, names: seed.products })
    if (seed.isForTheCustomer) await giveToAccount(transaction, id, DEMONSTRATION_CUSTOMER.email)
  }
}

function discountRow(
  seed: DiscountSeed,
  storeId: string | null,
  now: Date,
): Insertable<DiscountTable> {
  const { weekdays, loyalty, percent, startedDaysAgo, endedDaysAgo } = seed
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return {
    code: seed.code ?? null,
    name: seed.name,
    store_id: storeId,
    funded_by: storeId === null ? 'marketplace' : 'store',
    made_by: storeId === null ? 'marketplace' : 'store',
    kind: seed.kind,
    percent: percent === undefined || percent === null ? null : String(percent),
    amount_pence: seed.amountPence ?? null,
    cap_pence: seed.capPence ?? null,
    minimum_pence: seed.minimumPence ?? 0,
    starts_at: startedDaysAgo === undefined ? null : daysAgo(startedDaysAgo),
    ends_at: endedDaysAgo === undefined ? null : daysAgo(endedDaysAgo),
    service: seed.service ?? null,
    weekdays: weekdays ? [...weekdays] : null,
    total_limit: seed.totalLimit ?? null,
    per_customer_limit: seed.perCustomerLimit ?? null,
    loyalty_orders: loyalty?.orders ?? null,
    loyalty_spend_pence: loyalty?.minimumSpendPence ?? 0,
    is_for_some_products: seed.products !== undefined,
    is_for_some_accounts: seed.isForTheCustomer ?? false,
    is_advertised: !seed.isHidden,
    created_at: now,
    used: seed.used ?? 0,
  }
}
