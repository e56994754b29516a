import { sql, type Kysely } from 'kysely'
import type { Service } from '#rules/orders/service.ts'
import type { HygieneRating } from '#rules/stores/hygiene.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** The state of a store, whose row is locked until the transaction ends. */
export async function lockLifecycle(
  transaction: Transaction,
  storeId: string,
): Promise<LifecycleState | undefined> {
  const row = await transaction
    .selectFrom('store')
    .select('state')
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()
  return row?.state
}

export interface LifecycleRow {
  state: LifecycleState
  since: Date
  /** When it opens automatically; null: no date is planned. */
  opensAt: Date | null
}

/** The state of a store, and since when. */
export function selectLifecycle(db: Db, storeId: string): Promise<LifecycleRow | undefined> {
  return db
    .selectFrom('store')
    .select(['state', 'state_since as since', 'opens_at as opensAt'])
    .where('id', '=', storeId)
    .executeTakeFirst()
}

/** Moves a store to a state, of which no date is planned yet. */
export async function setLifecycle(
  transaction: Transaction,
  storeId: string,
  { state, since }: { state: LifecycleState; since: Date },
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ state, state_since: since, opens_at: null })
    .where('id', '=', storeId)
    .execute()
}

export async function setOpening(
  transaction: Transaction,
  storeId: string,
  opensAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ opens_at: opensAt })
    .where('id', '=', storeId)
    .execute()
}

export interface FactsRow {
  id: string
  hasAddress: boolean
  cuisines: number
  services: Service[]
  dishes: number
  servicesWithHours: Service[]
  zones: number
  owners: number
  hasBankAccount: boolean
  hygieneRating: HygieneRating
  isHygieneLinked: boolean
  isSellerEntered: boolean
  companyNumber: string | null
  isIdentityAccepted: boolean
}

/** What `checkStore` asks of these stores. */
export async function selectFactsToCheck(db: Db, storeIds: readonly string[]): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    SELECT id, address <> '' AS "hasAddress", services, company_number AS "companyNumber",
      lower(legal_name) <> lower(name) AS "isSellerEntered",
      hygiene_rating AS "hygieneRating",
      (SELECT count(*)::integer FROM store_cuisine WHERE store_id = store.id) AS cuisines,
      (SELECT count(*)::integer FROM product WHERE store_id = store.id) AS dishes,
      ARRAY(SELECT DISTINCT service::text FROM opening_span WHERE store_id = store.id)
        AS "servicesWithHours",
      (SELECT count(*)::integer FROM delivery_zone WHERE store_id = store.id) AS zones,
      (SELECT count(*)::integer FROM partner_store WHERE store_id = store.id AND role = 'owner')
        AS owners,
      EXISTS (SELECT FROM store_bank_account WHERE store_id = store.id) AS "hasBankAccount",
      EXISTS (SELECT FROM store_establishment WHERE store_id = store.id) AS "isHygieneLinked",
      EXISTS (
        SELECT FROM identity_document
        WHERE store_id = store.id AND state = 'accepted' AND kind IN ('passport', 'drivingLicence')
      ) AS "isIdentityAccepted"
    FROM store WHERE id = ANY(${storeIds}::uuid[])`.execute(db)
  return rows
}

/** The accounts that own these stores. */
export function selectOwners(
  db: Db,
  storeIds: readonly string[],
): Promise<{ storeId: string; ownerId: string }[]> {
  return db
    .selectFrom('partner_store')
    .select(['store_id as storeId', 'account_id as ownerId'])
    .where('store_id', '=', sql<string>`ANY(${storeIds}::uuid[])`)
    .where('role', '=', 'owner')
    .orderBy('store_id')
    .orderBy('account_id')
    .execute()
}

/** Whom an email about a store goes to; undefined: the owner or the store is deleted. */
export function selectOwnerOfStore(db: Db, given: { storeId: string; ownerId: string }) {
  return db
    .selectFrom('account as owner')
    .innerJoin('store', (join) => join.on('store.id', '=', given.storeId))
    .select(['owner.email', 'store.name as storeName', 'store.slug'])
    .where('owner.id', '=', given.ownerId)
    .executeTakeFirst()
}
