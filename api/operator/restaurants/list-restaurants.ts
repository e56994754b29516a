import { z } from 'zod'
import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listRestaurants as listCall } from '#contract/operator/restaurants/restaurants.ts'
import { waitsFor } from '#rules/stores/store-lifecycle.ts'
import { missingFrom } from '#rules/stores/store-readiness.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { checksOf } from '#api/stores/lifecycle/store-checks.ts'
import { findUninvited, ownersOf } from '#api/stores/lifecycle/store-owners.ts'
import { countStates, selectByName, selectJoining, type ListPlace } from './restaurants.queries.ts'

/** A page of restaurants for those who run the marketplace. Throws a FieldError for an invalid cursor. */
export async function listRestaurants(
  { db, now: readNow }: Context,
  { list, search, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const isByWait = list === 'joining' && search === ''
  const after = cursor === undefined ? null : placeOf(cursor, isByWait)
  const now = readNow()
  const [rows, counts, uninvited] = await Promise.all([
    isByWait
      ? selectJoining(db, { after, limit: limit + 1 })
      : selectByName(db, { list, search, after, limit: limit + 1 }),
    countStates(db),
    findUninvited(db, now),
  ])
  const shown = rows.slice(0, limit)
  const owners = await ownersOf(
    db,
    shown.map(({ id }) => id),
    now,
  )
  const ownerOf = (id: string) => owners.get(id) ?? 'missing'
  const joining = shown.flatMap(({ id, state }) => (waitsFor(state, ownerOf(id)) ? [id] : []))
  const checks = joining.length > 0 ? await checksOf(db, joining) : new Map<string, never>()
  const last = rows.length > limit ? shown.at(-1) : undefined
  const count = (state: Parameters<typeof counts.get>[0]) => counts.get(state) ?? 0
  return {
    items: shown.map(({ state, since, ...row }) => ({
      ...row,
      lifecycle: state,
      owner: ownerOf(row.id),
      since: since.toISOString(),
      missing: missingFrom(checks.get(row.id) ?? []),
    })),
    nextCursor: last
      ? cursorOf({ key: isByWait ? last.since.toISOString() : last.name, id: last.id })
      : null,
    counts: {
      joining: count('draft') + count('ready'),
      live: count('live'),
      suspended: count('suspended'),
      archived: count('archived'),
    },
    waiting: count('ready') + (uninvited?.count ?? 0),
  }
}

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
