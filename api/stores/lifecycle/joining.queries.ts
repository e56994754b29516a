import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { JoiningFacts } from '#rules/stores/joining-stage.ts'
import type { Database } from '#api/database/tables.ts'
import { ownerState } from './store-owners.queries.ts'

type Db = Kysely<Database>

const isDated = sql<boolean>`(store.opens_at IS NOT NULL)`
const hasDocuments = sql<boolean>`EXISTS (SELECT FROM identity_document AS document
  WHERE document.store_id = store.id AND document.state = 'waiting')`

/** How many stores that join there are with the same facts. */
export function countJoining(db: Db, now: Date): Promise<(JoiningFacts & { count: number })[]> {
  return db
    .selectFrom('store')
    .select([
      'state',
      ownerState(now).as('owner'),
      isDated.as('isDated'),
      hasDocuments.as('hasDocuments'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where('state', 'in', ['draft', 'ready'])
    .groupBy(['state', sql`2`, sql`3`, sql`4`])
    .execute()
}

/** The ids of stores that join with any of these facts, the longest waiting first. */
export async function selectJoining(
  db: Db,
  given: {
    facts: readonly JoiningFacts[]
    now: Date
    /** The last one of the page before. */
    after: { since: Date; id: string } | null
    limit: number
  },
): Promise<string[]> {
  const { facts, now, after, limit } = given
  const rows = await db
    .selectFrom('store')
    .select('id')
    .where('state', 'in', ['draft', 'ready'])
    .where(isAmong(facts, now))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(state_since, id) > (${after?.since}, ${after?.id}::uuid)`),
    )
    .orderBy('state_since')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const isAmong = (facts: readonly JoiningFacts[], now: Date): RawBuilder<boolean> => sql`
  (state, ${ownerState(now)}, ${isDated}, ${hasDocuments}) IN (
    SELECT wanted.state, wanted.owner, wanted."isDated", wanted."hasDocuments"
    FROM jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      AS wanted (state text, owner text, "isDated" boolean, "hasDocuments" boolean))`

/** Of these stores, those with identity documents that nobody has accepted or refused. */
export async function selectWithDocuments(
  db: Db,
  storeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('store')
    .select('id')
    .where('id', '=', sql<string>`ANY (${storeIds}::uuid[])`)
    .where(hasDocuments)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
