import { sql, type Kysely } from 'kysely'
import type { Banner } from '#rules/content/banner.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

const columnsOf = (banner: Banner) => ({
  text_en: banner.textEn,
  text_cy: banner.textCy,
  href: banner.href,
  from_day: banner.fromDay,
  to_day: banner.toDay,
})

/** Stores a banner; returns its id. */
export async function insertBanner(transaction: Transaction, banner: Banner): Promise<string> {
  const { id } = await transaction
    .insertInto('site_banner')
    .values(columnsOf(banner))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a banner that is still as it was seen; returns whether it was. */
export async function updateBanner(
  transaction: Transaction,
  { bannerId, version }: { bannerId: string; version: number },
  banner: Banner,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('site_banner')
    .set({ ...columnsOf(banner), version: version + 1 })
    .where('id', '=', bannerId)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a banner off the website; returns its version, or undefined when it isn't there. */
export async function markRemoved(
  transaction: Transaction,
  bannerId: string,
  at: Date,
): Promise<number | undefined> {
  const removed = await transaction
    .updateTable('site_banner')
    .set({ removed_at: at })
    .where('id', '=', bannerId)
    .where('removed_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  return removed?.version
}

export async function insertVersion(
  transaction: Transaction,
  version: { bannerId: string; number: number; banner: Banner; at: Date; accountId: string },
): Promise<void> {
  const { bannerId, number, banner, at, accountId } = version
  await transaction
    .insertInto('site_banner_version')
    .values({
      banner_id: bannerId,
      number,
      banner: json(banner),
      changed_at: at,
      account_id: accountId,
    })
    .execute()
}

/** What a banner said in one of its versions. */
export async function findVersion(
  transaction: Transaction,
  bannerId: string,
  number: number,
): Promise<Banner | undefined> {
  const found = await transaction
    .selectFrom('site_banner_version')
    .select('banner')
    .where('banner_id', '=', bannerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return found?.banner
}

/** Whether there is a banner that nobody has removed. */
export async function hasBanner(transaction: Transaction, bannerId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('site_banner')
    .select('id')
    .where('id', '=', bannerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** What banners have said, the latest first. */
export function selectVersions(db: Kysely<Database>, limit: number) {
  return db
    .selectFrom('site_banner_version as version')
    .innerJoin('site_banner', 'site_banner.id', 'version.banner_id')
    .leftJoin('account', 'account.id', 'version.account_id')
    .select([
      'version.banner_id as bannerId',
      'version.number',
      'version.banner',
      'version.changed_at as changedAt',
      sql<string | null>`nullif(trim(account.first_name || ' ' || account.last_name), '')`.as(
        'changedBy',
      ),
      sql<boolean>`site_banner.removed_at IS NOT NULL`.as('isRemoved'),
    ])
    .orderBy('version.changed_at', 'desc')
    .orderBy('version.banner_id')
    .orderBy('version.number', 'desc')
    .limit(limit)
    .execute()
}

/** Lets one who adds a banner wait for another. */
export async function lockBanners(transaction: Transaction): Promise<void> {
  await sql`LOCK TABLE site_banner IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}
