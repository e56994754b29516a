import { sql, type Kysely } from 'kysely'
import type { SiteText } from '#rules/content/site-text.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const nameOf = sql<string | null>`nullif(trim(account.first_name || ' ' || account.last_name), '')`

/** Every text that somebody has written. */
export async function selectTexts(db: Db) {
  const { rows } = await sql<{
    slug: string
    title: string
    isPublished: boolean
    isDrafted: boolean
    changedAt: Date
  }>`
    SELECT site_text.slug, coalesce(draft #>> '{en,title}', version.text #>> '{en,title}', '') AS title,
      published_number IS NOT NULL AS "isPublished", draft IS NOT NULL AS "isDrafted",
      changed_at AS "changedAt"
    FROM site_text LEFT JOIN site_text_version AS version
      ON version.slug = site_text.slug AND version.number = published_number
    ORDER BY title, site_text.slug`.execute(db)
  return rows
}

/** A text with its draft and what is published; undefined: nobody has written it. */
export function findText(db: Db, slug: string) {
  return db
    .selectFrom('site_text')
    .leftJoin('site_text_version as version', (join) =>
      join
        .onRef('version.slug', '=', 'site_text.slug')
        .onRef('version.number', '=', 'site_text.published_number'),
    )
    .select([
      'site_text.draft',
      'site_text.revision',
      'site_text.published_number as publishedNumber',
      'version.text as published',
    ])
    .where('site_text.slug', '=', slug)
    .executeTakeFirst()
}

function selectVersionsOf(db: Db, slug: string) {
  return db
    .selectFrom('site_text_version as version')
    .leftJoin('account', 'account.id', 'version.account_id')
    .select([
      'version.number',
      'version.published_at as publishedAt',
      nameOf.as('publishedBy'),
      'version.restored_number as restoredNumber',
    ])
    .where('version.slug', '=', slug)
}

/** The versions of a text, the latest first. */
export function selectVersions(db: Db, slug: string, limit: number) {
  return selectVersionsOf(db, slug).orderBy('version.number', 'desc').limit(limit).execute()
}

export function findVersion(db: Db, slug: string, number: number) {
  return selectVersionsOf(db, slug)
    .select('version.text')
    .where('version.number', '=', number)
    .executeTakeFirst()
}

interface Changed {
  slug: string
  /** The one that was seen. */
  revision: number
  at: Date
  accountId: string
}

/** Begins a text with its draft; returns false when there is one. */
export async function insertDraft(
  transaction: Transaction,
  { slug, at, accountId, draft }: Omit<Changed, 'revision'> & { draft: SiteText },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('site_text')
    .values({ slug, draft: json(draft), revision: 1, changed_at: at, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Changes a text that is still as it was seen; returns whether it was. */
export async function changeText(
  transaction: Transaction,
  { slug, revision, at, accountId }: Changed,
  change: { draft?: SiteText | null; publishedNumber?: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('site_text')
    .set({
      revision: revision + 1,
      changed_at: at,
      account_id: accountId,
      ...(change.draft !== undefined && { draft: change.draft && json(change.draft) }),
      ...(change.publishedNumber !== undefined && { published_number: change.publishedNumber }),
    })
    .where('slug', '=', slug)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores a version with the next number, which it returns. Its text must be locked. */
export async function insertVersion(
  transaction: Transaction,
  version: { slug: string; text: SiteText; at: Date; accountId: string; restored: number | null },
): Promise<number> {
  const { slug, text, at, accountId, restored } = version
  const { number } = await transaction
    .insertInto('site_text_version')
    .values({
      slug,
      number: sql<number>`(
        SELECT coalesce(max(number), 0) + 1 FROM site_text_version WHERE slug = ${slug})`,
      text: json(text),
      published_at: at,
      account_id: accountId,
      restored_number: restored,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Lets one who begins a page wait for another, and counts the texts. */
export async function lockAndCountTexts(transaction: Transaction): Promise<number> {
  await sql`LOCK TABLE site_text IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
  const { count } = await transaction
    .selectFrom('site_text')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
