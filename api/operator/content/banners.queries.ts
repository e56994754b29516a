import { sql } from 'kysely'
import type { Banner } from '#rules/content/banner.ts'
import type { Transaction } from '#api/database/transaction.ts'

export async function insertBanner(transaction: Transaction, banner: Banner): Promise<void> {
  await transaction
    .insertInto('site_banner')
    .values({
      text_en: banner.textEn,
      text_cy: banner.textCy,
      href: banner.href,
      from_day: banner.fromDay,
      to_day: banner.toDay,
    })
    .execute()
}

/** Deletes a banner; returns its English sentence, or undefined when there is none. */
export async function deleteBanner(
  transaction: Transaction,
  id: string,
): Promise<string | undefined> {
  const deleted = await transaction
    .deleteFrom('site_banner')
    .where('id', '=', id)
    .returning('text_en as text')
    .executeTakeFirst()
  return deleted?.text
}

/** Lets one who adds a banner wait for another. */
export async function lockBanners(transaction: Transaction): Promise<void> {
  await sql`LOCK TABLE site_banner IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}
