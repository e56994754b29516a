import { sql, type Kysely } from 'kysely'
import type { SiteText } from '#rules/content/site-text.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** The text that everybody reads at an address; undefined: the product's own. */
export function findPublished(db: Db, slug: string) {
  return db
    .selectFrom('site_text')
    .innerJoin('site_text_version as version', (join) =>
      join
        .onRef('version.slug', '=', 'site_text.slug')
        .onRef('version.number', '=', 'site_text.published_number'),
    )
    .select('version.text')
    .where('site_text.slug', '=', slug)
    .executeTakeFirst()
}

/** Whether versions of a text were published, and none is now. */
export async function hasBeenWithdrawn(db: Db, slug: string): Promise<boolean> {
  const found = await db
    .selectFrom('site_text')
    .select('slug')
    .where('slug', '=', slug)
    .where('published_number', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('site_text_version as version')
          .select('version.number')
          .whereRef('version.slug', '=', 'site_text.slug'),
      ),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** The pages that the end of every page links to, by their titles. */
export async function selectFooterPages(
  db: Db,
): Promise<{ slug: string; en: string; cy: string | null }[]> {
  const { rows } = await sql<{ slug: string; text: SiteText }>`
    SELECT slug, version.text FROM site_text JOIN site_text_version AS version USING (slug)
    WHERE version.number = published_number AND (version.text ->> 'isInFooter')::boolean
    ORDER BY version.text #>> '{en,title}', slug`.execute(db)
  return rows.map(({ slug, text }) => ({
    slug,
    en: text.en.title,
    cy: text.cy?.title ?? null,
  }))
}

/** The addresses of the pages that operators have published. */
export async function selectPublishedSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('site_text')
    .select('slug')
    .where('published_number', 'is not', null)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
