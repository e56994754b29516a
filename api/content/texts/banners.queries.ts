import { sql, type Kysely } from 'kysely'
import type { Banner } from '#rules/content/banner.ts'
import type { Database } from '#api/database/tables.ts'

export interface StoredBanner extends Banner {
  id: string
  version: number
}

/** The banners that are shown on a day or later, in the order of their days. */
export async function selectBannersFrom(
  db: Kysely<Database>,
  today: string,
): Promise<StoredBanner[]> {
  const { rows } = await sql<StoredBanner>`
    SELECT id, version, text_en AS "textEn", text_cy AS "textCy", href,
      from_day::text AS "fromDay", to_day::text AS "toDay"
    FROM site_banner WHERE to_day >= ${today}::date AND removed_at IS NULL
    ORDER BY from_day, id`.execute(db)
  return rows
}
