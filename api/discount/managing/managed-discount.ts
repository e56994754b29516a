import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { isPromised } from '#rules/discount/discount-faults.ts'
import { discountState } from '#rules/discount/discount-state.ts'
import type { ManagedRecord } from './managed-discounts.queries.ts'

/** A discount as whoever runs it sees it. */
export function managedDiscount(record: ManagedRecord, now: Date): ManagedDiscount {
  const { storeId, storeName, weekdays, productIds, loyalty } = record
  const written = (at: Date | null) => at && at.toISOString()
  return {
    id: record.id,
    version: record.version,
    state: discountState(record, record, now),
    madeBy: record.madeBy,
    fundedBy: record.fundedBy,
    store: storeId === null ? null : { id: storeId, name: storeName ?? '' },
    name: record.name,
    code: record.code,
    kind: record.kind,
    percent: record.percent,
    amountPence: record.amountPence,
    capPence: record.capPence,
    minimumPence: record.minimumPence,
    startsAt: written(record.startsAt),
    endsAt: written(record.endsAt),
    service: record.service,
    weekdays: weekdays && weekdays.toSorted((a, b) => a - b),
    products: productIds && record.products,
    totalLimit: record.totalLimit,
    perCustomerLimit: record.perCustomerLimit,
    budgetPence: record.budgetPence,
    loyalty: loyalty && { ...loyalty },
    isAdvertised: record.isAdvertised,
    isForSomeAccounts: record.isForSomeAccounts,
    isPromised: isPromised(record, record, now),
    used: record.used,
    spentPence: record.spentPence,
    soldPence: record.soldPence,
    createdAt: record.createdAt.toISOString(),
    endedAt: written(record.endedAt),
  }
}
