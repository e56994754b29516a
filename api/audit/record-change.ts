import type { AuditField, AuditFields } from '#contract/partner/changes.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { insertAuditEvent, type AuditEvent } from './audit.queries.ts'

/** Somebody who changes something for a store or the marketplace. */
export type Changer = Pick<AuditEvent, 'accountId' | 'by'>

/**
 * Records a change, in the transaction that makes it. Of `before` and `after` only the fields that differ are
 * stored; if none does, nothing is.
 */
export async function recordChange(
  transaction: Transaction,
  { subject = '', before, after, ...event }: Omit<AuditEvent, 'subject'> & { subject?: string },
): Promise<void> {
  // The keys of an object are text to the compiler, whatever its type is.
  const fields = Object.keys({ ...before, ...after }) as AuditField[]
  const changed = fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null))
  if (changed.length === 0) return
  const only = (fields: AuditFields): AuditFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]))
  await insertAuditEvent(transaction, {
    ...event,
    subject,
    before: only(before),
    after: only(after),
  })
}
