import { sql, type Kysely } from 'kysely'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct, StoreChange } from '#contract/partner/changes.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface AuditEvent {
  at: Date
  /** Null: for the whole marketplace. */
  storeId: string | null
  /** Null: nobody, but the system. */
  accountId: string | null
  by: StoreChange['by']
  act: AuditAct
  subject: string
  before: AuditFields
  after: AuditFields
}

export async function insertAuditEvents(db: Db, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('audit_event')
    .values(
      events.map((event) => ({
        at: event.at,
        store_id: event.storeId,
        account_id: event.accountId,
        by: event.by,
        act: event.act,
        subject: event.subject,
        before: json(event.before),
        after: json(event.after),
      })),
    )
    .execute()
}

/** The changes of a store, the latest first. */
export function loadStoreChanges(
  db: Db,
  { storeId, before, limit }: { storeId: string; before: string | null; limit: number },
) {
  return db
    .selectFrom('audit_event as event')
    .leftJoin('account', 'account.id', 'event.account_id')
    .select([
      sql<string>`event.id::text`.as('id'),
      'event.at',
      'event.by',
      sql<string | null>`nullif(trim(account.first_name || ' ' || account.last_name), '')`.as(
        'name',
      ),
      'event.act',
      'event.subject',
      'event.before',
      'event.after',
    ])
    .where('event.store_id', '=', storeId)
    .$if(before !== null, (query) => query.where(sql<boolean>`event.id < ${before}::bigint`))
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
}
