import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import { formatPence } from '#rules/money/pence.ts'
import { WEEKDAY_NAMES } from '#rules/time/london.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { ManagedRecord } from './managed-discounts.queries.ts'

interface DiscountChange {
  at: Date
  act: Extract<AuditAct, `${string}Discount`>
  /** Null: it is new. */
  before: ManagedRecord | null
  after: ManagedRecord
}

/** Records a change of a discount: of one at a store for its staff to read, too. */
export async function recordDiscountChange(
  transaction: Transaction,
  changer: Changer,
  { at, act, before, after }: DiscountChange,
): Promise<void> {
  await recordChange(transaction, {
    ...changer,
    at,
    storeId: after.storeId,
    act,
    subject: before?.name ?? after.name,
    before: before ? auditFieldsOf(before) : {},
    after: auditFieldsOf(after),
  })
}

/** A discount in words, for the audit log. */
function auditFieldsOf(discount: ManagedRecord): AuditFields {
  const { loyalty, weekdays, productIds } = discount
  const written = (at: Date | null) => at && at.toISOString()
  return {
    name: discount.name,
    promoCode: discount.code,
    takesOff: gift(discount),
    minimumOrder: discount.minimumPence,
    startsAt: written(discount.startsAt),
    endsAt: written(discount.endsAt),
    service: discount.service,
    weekdays: weekdays && weekdays.map((day) => WEEKDAY_NAMES[day - 1]).join(', '),
    dishes: productIds && discount.products.map(({ name }) => name).join(', '),
    stamps:
      loyalty && `${loyalty.orders} orders of ${formatPence(loyalty.minimumSpendPence)} or more`,
    usesInAll: discount.totalLimit,
    usesPerCustomer: discount.perCustomerLimit,
    budget: discount.budgetPence,
    isOnMenu: discount.isAdvertised,
    paidBy: discount.fundedBy,
    stoppedAt: written(discount.endedAt),
  }
}

function gift({ kind, percent, amountPence, capPence }: ManagedRecord): string {
  if (kind === 'freeDelivery') return 'Delivery fee'
  if (kind === 'fixed') return formatPence(amountPence ?? 0)
  return capPence === null ? `${percent}%` : `${percent}%, up to ${formatPence(capPence)}`
}
