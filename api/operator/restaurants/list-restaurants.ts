import { z } from 'zod'
import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listRestaurants as listCall } from '#contract/operator/restaurants/restaurant-list.ts'
import { joiningStage } from '#rules/stores/joining-stage.ts'
import { missingFrom } from '#rules/stores/store-readiness.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { knownOwners } from '#api/partner/team/invite-known-owners.ts'
import { findStoresJoining, storesWithDocuments } from '#api/stores/lifecycle/joining-stores.ts'
import { checksOf } from '#api/stores/lifecycle/store-checks.ts'
import { ownersOf } from '#api/stores/lifecycle/store-owners.ts'
import { countRestaurantsJoining } from './count-joining.ts'
import {
  countStates,
  selectByIds,
  selectByName,
  type ListedRow,
  type ListPlace,
} from './restaurants.queries.ts'

type Listed = OutputOf<typeof listCall>

/** A page of restaurants for those who run the marketplace. Throws a FieldError for an invalid cursor. */
export async function listRestaurants(
  { db, now: readNow }: Context,
  { list, stage, waitsFor, search, cursor, limit }: QueryOf<typeof listCall>,
): Promise<Listed> {
  const isByWait = list === 'joining' && search === ''
  const after = cursor === undefined ? null : placeOf(cursor, isByWait)
  const now = readNow()
  const [joining, counts, toInvite] = await Promise.all([
    countRestaurantsJoining(db, { stage, waitsFor }, now),
    countStates(db),
    knownOwners(db),
  ])
  const { facts, stages, waits, declined } = joining
  const rows = isByWait
    ? await selectByIds(db, await findStoresJoining(db, { facts, now, ...pageOf(after, limit) }))
    : await selectByName(db, { list, search, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const count = (state: Parameters<typeof counts.get>[0]) => counts.get(state) ?? 0
  return {
    items: await describe(db, shown, now),
    nextCursor: last
      ? cursorOf({ key: isByWait ? last.since.toISOString() : last.name, id: last.id })
      : null,
    counts: {
      joining: count('draft') + count('ready') + stages.applied,
      live: count('live'),
      suspended: count('suspended'),
      archived: count('archived'),
      declined,
    },
    stages,
    waits,
    toInvite,
  }
}

/** Restaurants with who owns them; those that join also with what they wait for. */
async function describe(
  db: Context['db'],
  rows: readonly ListedRow[],
  now: Date,
): Promise<Listed['items']> {
  const ids = rows.map(({ id }) => id)
  const [owners, withDocuments] = await Promise.all([
    ownersOf(db, ids, now),
    storesWithDocuments(db, ids),
  ])
  const described = rows.map(({ state, since, opensAt, ...row }) => {
    const owner = owners.get(row.id) ?? 'missing'
    const hasDocuments = withDocuments.has(row.id)
    const joining = joiningStage({ state, owner, isDated: opensAt !== null, hasDocuments })
    return {
      ...row,
      lifecycle: state,
      owner,
      since: since.toISOString(),
      opensAt: opensAt?.toISOString() ?? null,
      joining: joining && { ...joining, hasDocuments },
    }
  })
  const joining = described.flatMap(({ id, joining }) => (joining ? [id] : []))
  const checks = joining.length > 0 ? await checksOf(db, joining) : new Map<string, never>()
  return described.map((row) => ({ ...row, missing: missingFrom(checks.get(row.id) ?? []) }))
}

/** The place in the list of those that join, which is ordered by since when they wait. */
const pageOf = (after: ListPlace | null, limit: number) => ({
  after: after && { since: new Date(after.key), id: after.id },
  limit: limit + 1,
})

const cursorOf = ({ key, id }: ListPlace) => Buffer.from(`${id} ${key}`).toString('base64url')

const CURSOR = /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (?<key>[^\0]+)$/

/** As `cursorOf` writes it: `Date` reads much that PostgreSQL doesn't. */
const isInstant = (key: string) => z.iso.datetime().safeParse(key).success && Date.parse(key) >= 0

function placeOf(cursor: string, isByWait: boolean): ListPlace {
  const { id, key } = CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  if (id === undefined || key === undefined || (isByWait && !isInstant(key)))
    throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
  return { id, key }
}
