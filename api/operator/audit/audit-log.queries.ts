import { sql, type Kysely } from 'kysely'
import type { AuditAct } from '#contract/partner/changes.ts'
import type { Database } from '#api/database/tables.ts'

export interface AuditFilter {
  /** A part of the subject, or of a value before or after. */
  text?: string | undefined
  /** A number that is a value before or after. */
  value?: number | undefined
  /** A part of a name or an email address. */
  person?: string | undefined
  /** A part of a store's name. */
  store?: string | undefined
  isMarketplaceOnly: boolean
  act?: AuditAct | undefined
  since?: Date | undefined
  before?: Date | undefined
}

/** A text as a part of others, whatever it contains. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether a subject or value contains a text in any case, or a value is a number. */
function isAbout(text: string, value: number | undefined) {
  const isNumber = value === undefined ? '' : ` || @ == ${value}`
  // The flag q: no character of the text means anything else than itself.
  const path = `$.* ? (@ like_regex ${JSON.stringify(text)} flag "qi"${isNumber})`
  return sql<boolean>`(event.subject ILIKE ${containing(text)}
    OR jsonb_path_exists(event.before, ${path}::jsonpath)
    OR jsonb_path_exists(event.after, ${path}::jsonpath))`
}

/** The latest changes before the one with the id, if it is given. */
export function loadAuditLog(
  db: Kysely<Database>,
  filter: AuditFilter,
  { beforeId, limit }: { beforeId: string | null; limit: number },
) {
  const { text, value, person, store, act, since, before } = filter
  return db
    .selectFrom('audit_event as event')
    .leftJoin('account', 'account.id', 'event.account_id')
    .leftJoin('store', 'store.id', 'event.store_id')
    .select([
      sql<string>`event.id::text`.as('id'),
      'event.at',
      'event.by',
      'event.account_id as accountId',
      sql<string | null>`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''),
        account.email)`.as('name'),
      'event.act',
      'event.subject',
      'event.before',
      'event.after',
      'store.id as storeId',
      'store.name as storeName',
    ])
    .$if(beforeId !== null, (query) => query.where(sql<boolean>`event.id < ${beforeId}::bigint`))
    .$if(Boolean(text), (query) => query.where(isAbout(text ?? '', value)))
    .$if(Boolean(person), (query) =>
      query.where(
        sql<boolean>`(account.first_name || ' ' || account.last_name ILIKE ${containing(person ?? '')}
          OR account.email ILIKE ${containing(person ?? '')})`,
      ),
    )
    .$if(Boolean(store), (query) => query.where('store.name', 'ilike', containing(store ?? '')))
    .$if(filter.isMarketplaceOnly, (query) => query.where('event.store_id', 'is', null))
    .$if(act !== undefined, (query) => query.where('event.act', '=', act ?? 'pauseStore'))
    .$if(since !== undefined, (query) => query.where('event.at', '>=', since ?? new Date()))
    .$if(before !== undefined, (query) => query.where('event.at', '<', before ?? new Date()))
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
}
