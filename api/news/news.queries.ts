import type { Kysely } from 'kysely'
import type { News } from '#contract/news.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export async function loadEmailNews(
  db: Db,
  accountId: string,
): Promise<Pick<News, 'byEmail' | 'language'>> {
  const { language, ...byEmail } = await db
    .selectFrom('account')
    .select(['emails_received as received', 'emails_on_its_way as onItsWay', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { byEmail, language }
}

export async function saveLanguage(db: Db, accountId: string, language: Language): Promise<void> {
  await db.updateTable('account').set({ language }).where('id', '=', accountId).execute()
}

export async function saveEmailNews(
  db: Db,
  accountId: string,
  { received, onItsWay }: News['byEmail'],
): Promise<void> {
  await db
    .updateTable('account')
    .set({ emails_received: received, emails_on_its_way: onItsWay })
    .where('id', '=', accountId)
    .execute()
}
