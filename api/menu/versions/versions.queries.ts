import { sql, type Kysely } from 'kysely'
import type { ArchivedProduct, MenuDocument } from '#rules/menu/document/menu-document.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const changerName = sql<
  string | null
>`nullif(trim(account.first_name || ' ' || account.last_name), '')`

export interface DraftRow {
  /** Null: nothing is drafted. */
  menu: MenuDocument | null
  revision: number
  changedAt: Date
  changedBy: string | null
  accountId: string | null
  publishAt: Date | null
  publishFailedAt: Date | null
}

/** The draft of a store's menu; undefined where nothing was ever drafted. */
export function selectDraft(db: Db, storeId: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('menu_draft as draft')
    .leftJoin('account', 'account.id', 'draft.account_id')
    .select([
      'draft.menu',
      'draft.revision',
      'draft.changed_at as changedAt',
      changerName.as('changedBy'),
      'draft.account_id as accountId',
      'draft.publish_at as publishAt',
      'draft.publish_failed_at as publishFailedAt',
    ])
    .where('draft.store_id', '=', storeId)
    .executeTakeFirst()
}

export interface WrittenDraft {
  storeId: string
  menu: MenuDocument | null
  at: Date
  accountId: string | null
}

/**
 * Writes the draft of a store whose menu is locked, with the next revision; the time to publish it stays
 * while something is drafted.
 */
export async function writeDraft(transaction: Transaction, draft: WrittenDraft): Promise<void> {
  const written = {
    menu: draft.menu && json(draft.menu),
    changed_at: draft.at,
    account_id: draft.accountId,
  }
  await transaction
    .insertInto('menu_draft')
    .values({ store_id: draft.storeId, revision: 1, ...written })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({
        ...written,
        revision: sql`menu_draft.revision + 1`,
        ...(draft.menu === null && { publish_at: null, publish_failed_at: null }),
      }),
    )
    .execute()
}

export async function updateDraftTimes(
  transaction: Transaction,
  storeId: string,
  { publishAt, publishFailedAt }: Pick<DraftRow, 'publishAt' | 'publishFailedAt'>,
): Promise<void> {
  await transaction
    .updateTable('menu_draft')
    .set({
      publish_at: publishAt,
      publish_failed_at: publishFailedAt,
      revision: sql`revision + 1`,
    })
    .where('store_id', '=', storeId)
    .execute()
}

/** Until the transaction ends, nobody else drafts or publishes a menu of this store. */
export async function lockMenu(transaction: Transaction, storeId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`menu ${storeId}`}, 0))`.execute(
    transaction,
  )
}

export async function insertVersion(
  transaction: Transaction,
  version: {
    storeId: string
    number: number
    menu: MenuDocument
    publishedAt: Date
    accountId: string | null
    isScheduled: boolean
    restoredNumber: number | null
  },
): Promise<void> {
  await transaction
    .insertInto('menu_version')
    .values({
      store_id: version.storeId,
      number: version.number,
      menu: json(version.menu),
      published_at: version.publishedAt,
      account_id: version.accountId,
      is_scheduled: version.isScheduled,
      restored_number: version.restoredNumber,
    })
    .execute()
}

/** Versions without their menus, the latest first. */
export function selectVersions(
  db: Db,
  { storeId, before, limit }: { storeId: string; before: number | undefined; limit: number },
) {
  return versionFacts(db)
    .where('version.store_id', '=', storeId)
    .$if(before !== undefined, (query) => query.where('version.number', '<', before ?? 0))
    .orderBy('version.number', 'desc')
    .limit(limit)
    .execute()
}

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]

/** A version with its menu. */
export function selectVersion(db: Db, { storeId, number }: { storeId: string; number: number }) {
  return versionFacts(db)
    .select('version.menu')
    .where('version.store_id', '=', storeId)
    .where('version.number', '=', number)
    .executeTakeFirst()
}

/** What is archived in the version that customers see. */
export async function selectArchived(db: Db, storeId: string): Promise<ArchivedProduct[]> {
  const version = await db
    .selectFrom('menu_version')
    .select(sql<ArchivedProduct[]>`menu -> 'archived'`.as('archived'))
    .where('store_id', '=', storeId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version?.archived ?? []
}

function versionFacts(db: Db) {
  return db
    .selectFrom('menu_version as version')
    .leftJoin('account', 'account.id', 'version.account_id')
    .select([
      'version.number',
      'version.published_at as publishedAt',
      changerName.as('publishedBy'),
      'version.is_scheduled as isScheduled',
      'version.restored_number as restoredNumber',
      sql<number>`jsonb_array_length(jsonb_path_query_array(version.menu, '$.categories[*].products[*]'))`.as(
        'products',
      ),
    ])
}

/** The names of a store's products, besides these, that a discount still names. */
export async function selectDiscountedBesides(
  transaction: Transaction,
  { storeId, productIds, at }: { storeId: string; productIds: readonly string[]; at: Date },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('product')
    .select('product.name')
    .where('product.store_id', '=', storeId)
    .where(({ not, eb, fn, val }) => not(eb('product.id', '=', fn.any(val([...productIds])))))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('discount_product')
          .innerJoin('discount', 'discount.id', 'discount_product.discount_id')
          .select('discount.id')
          .whereRef('discount_product.product_id', '=', 'product.id')
          .where('discount.ended_at', 'is', null)
          .where(({ or, eb }) =>
            or([eb('discount.ends_at', 'is', null), eb('discount.ends_at', '>', at)]),
          ),
      ),
    )
    .orderBy('product.name')
    .execute()
  return rows.map(({ name }) => name)
}
