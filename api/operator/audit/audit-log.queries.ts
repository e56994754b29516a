import { sql, type Kysely, type RawBuilder } from 'kysely'
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
  const exact = sql<boolean>`(event.subject ILIKE ${containing(text)}
    OR jsonb_path_exists(event.before, ${path}::jsonpath)
    OR jsonb_path_exists(event.after, ${path}::jsonpath))`
  const likely = isLikelyAbout(text, value)
  return likely === null ? exact : sql<boolean>`(${likely} AND ${exact})`
}

/** The parts of a text that are the same in JSON, and long enough to be found by an index. */
const PLAIN_PARTS = /[ !#-[\]-~]{3,}/g

/** What an index finds of it, and somewhat more; null: too short for that. */
function isLikelyAbout(text: string, value: number | undefined): RawBuilder<boolean> | null {
  const parts = text.match(PLAIN_PARTS) ?? []
  if (parts.length === 0 || (value !== undefined && value < 100)) return null
  const has = (part: string) =>
    sql`audit_text(event.subject, event.before, event.after) LIKE lower(${containing(part)})`
  const hasText = sql.join(parts.map(has), sql` AND `)
  return value === undefined
    ? sql<boolean>`(${hasText})`
    : sql<boolean>`((${hasText}) OR ${has(String(value))})`
}

const isAt = (store: string) =>
  sql<boolean>`event.store_id IN (SELECT id FROM store WHERE name ILIKE ${containing(store)})`

/** Whether whoever made a change has a text in their name or email address. */
const isBy = (person: string) => sql<boolean>`event.account_id IN (
  SELECT id FROM account WHERE type <> 'customer'
    AND account_contact(first_name, last_name, email, phone) LIKE lower(${containing(person)})
    AND (first_name || ' ' || last_name ILIKE ${containing(person)} OR email ILIKE ${containing(person)}))`

/** The latest changes before the one with the id, if it is given. */
export function loadAuditLog(
  db: Kysely<Database>,
  filter: AuditFilter,
  page: { beforeId: string | null; limit: number },
) {
  return (
    db
      // Only a page of them is joined to who made them and where.
      .selectFrom(selectChanges(db, filter, page).as('event'))
      .leftJoin('account', 'account.id', 'event.account_id')
      .leftJoin('store', 'store.id', 'event.store_id')
      .select([
        sql<string>`event.id::text`.as('id'),
        'event.at',
        'event.by',
        'event.account_id as accountId',
        sql<
          string | null
        >`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''),
        account.email)`.as('name'),
        'event.act',
        'event.subject',
        'event.before',
        'event.after',
        'store.id as storeId',
        'store.name as storeName',
      ])
      .orderBy('event.id', 'desc')
      .execute()
  )
}

function selectChanges(
  db: Kysely<Database>,
  { text, value, person, store, act, since, before, isMarketplaceOnly }: AuditFilter,
  { beforeId, limit }: { beforeId: string | null; limit: number },
) {
  return db
    .selectFrom('audit_event as event')
    .selectAll()
    .$if(beforeId !== null, (query) => query.where(sql<boolean>`event.id < ${beforeId}::bigint`))
    .$if(Boolean(text), (query) => query.where(isAbout(text ?? '', value)))
    .$if(Boolean(person), (query) => query.where(isBy(person ?? '')))
    .$if(Boolean(store), (query) => query.where(isAt(store ?? '')))
    .$if(isMarketplaceOnly, (query) => query.where('event.store_id', 'is', null))
    .$if(act !== undefined, (query) => query.where('event.act', '=', act ?? 'pauseStore'))
    .$if(since !== undefined, (query) => query.where('event.at', '>=', since ?? new Date()))
    .$if(before !== undefined, (query) => query.where('event.at', '<', before ?? new Date()))
    .orderBy(isFewDays(since, before) ? sql`event.id + 0` : 'event.id', 'desc')
    .limit(limit)
}

const FEW_DAYS_MS = 8 * 86_400_000

/**
 * Whether all changes of the period are to be read, by when they were. In the order of their ids, which PostgreSQL
 * does not know to be that of their instants, all changes since would be read.
 */
const isFewDays = (since: Date | undefined, before: Date | undefined) =>
  since !== undefined && before !== undefined && before.getTime() - since.getTime() <= FEW_DAYS_MS
