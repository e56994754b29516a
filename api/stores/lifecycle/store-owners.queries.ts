import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OwnerState } from '#rules/stores/store-lifecycle.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** Of a row of `store`. An invitation that ran out counts as none. */
export const ownerState = (now: Date): RawBuilder<OwnerState> => sql`
  CASE
    WHEN EXISTS (SELECT FROM partner_store AS staff
      WHERE staff.store_id = store.id AND staff.role = 'owner') THEN 'joined'
    WHEN EXISTS (SELECT FROM staff_invitation AS invitation
      WHERE invitation.store_id = store.id AND invitation.role = 'owner'
        AND invitation.expires_at > ${now}) THEN 'invited'
    ELSE 'missing'
  END`

export function selectOwnerStates(db: Db, storeIds: readonly string[], now: Date) {
  return db
    .selectFrom('store')
    .select(['id', ownerState(now).as('owner')])
    .where('id', '=', sql<string>`ANY (${storeIds}::uuid[])`)
    .execute()
}

/** Drafts without an owner or anybody who is invited to be it: how many, and since when, by name, the first waits. */
export function loadUninvited(db: Db, now: Date) {
  return db
    .selectFrom('store')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date | null>`min(state_since)`.as('since'),
      sql<string | null>`(array_agg(name ORDER BY state_since, id))[1]`.as('first'),
    ])
    .where('state', '=', 'draft')
    .where(ownerState(now), '=', 'missing')
    .executeTakeFirstOrThrow()
}
