import type { AuditField, AuditFields } from '#contract/audit/audit-fields.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { insertAuditEvents, type AuditEvent } from './audit.queries.ts'

/** Somebody who changes something for a store or the marketplace. */
export type Changer = Pick<AuditEvent, 'accountId' | 'by'>

type Change = Omit<AuditEvent, 'subject'> & { subject?: string }

/**
 * Records a change, in the transaction that makes it. Of `before` and `after` only the fields that differ are
 * stored; if none does, nothing is.
 */
export function recordChange(transaction: Transaction, change: Change): Promise<void> {
  return recordChanges(transaction, [change])
}

/** Records many changes as one would be, in one statement. */
export async function recordChanges(
  transaction: Transaction,
  changes: readonly Change[],
): Promise<void> {
  await insertAuditEvents(transaction, changes.flatMap(eventOf))
}

function eventOf({ subject = '', before, after, ...event }: Change): AuditEvent[] {
  // The keys of an object are text to the compiler, whatever its type is.
  const fields = Object.keys({ ...before, ...after }) as AuditField[]
  const changed = fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null))
  if (changed.length === 0) return []
  const only = (fields: AuditFields): AuditFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]))
  return [{ ...event, subject, before: only(before), after: only(after) }]
}
