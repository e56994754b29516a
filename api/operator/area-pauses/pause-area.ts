import type { BodyOf, OutputOf } from '#contract/call.ts'
import { AREA_PAUSE_MAXIMUM, type pauseArea as call } from '#contract/operator/area-pauses.ts'
import { areaSlug } from '#rules/address/area-slug.ts'
import { parsePostcode } from '#rules/address/postcode.ts'
import { isPauseEnd } from '#rules/stores/pause.ts'
import { recordChanges, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { tellOwners } from '#api/stores/lifecycle/move-store.ts'
import { announceStoreChanges } from '#api/stores/record/store-changes.ts'
import {
  insertAreaPause,
  lockPausable,
  selectTowns,
  type PausableStore,
} from './area-pauses.queries.ts'

/**
 * Pauses the live restaurants in a postcode district or a town that aren't paused yet until a time, all or none;
 * their owners are emailed. Throws AREA_HAS_NOTHING_TO_PAUSE, also for an area that there is not; AREA_TOO_LARGE; and a
 * FieldError for a time that is past or too far away.
 */
export async function pauseArea(
  context: Context,
  { area: given, until: untilGiven, reason }: BodyOf<typeof call>,
  changer: Changer,
): Promise<OutputOf<typeof call>> {
  const at = context.now()
  const until = new Date(untilGiven)
  if (!isPauseEnd(until, at)) throw new FieldError([{ field: 'until', code: 'invalid_value' }])
  const { id, area, stores } = await inTransaction(context.db, async (transaction) => {
    const found = await findPausable(transaction, given, at)
    const storeIds = found.stores.map(({ storeId }) => storeId)
    const pauseId = await insertAreaPause(transaction, {
      area: found.area,
      reason,
      at,
      until,
      storeIds,
    })
    await recordPauses(transaction, { ...found, reason, at, until, changer })
    await tellOwners(transaction, storeIds, { act: 'pause', reason, until: until.toISOString() })
    return { id: pauseId, ...found }
  })
  announceStoreChanges(context)
  return { id, area, restaurants: stores.length }
}

/** The area as the marketplace spells it, and its restaurants, locked. */
async function findPausable(transaction: Transaction, given: string, at: Date) {
  const postcode = parsePostcode(given)
  const isDistrict = postcode?.outward !== undefined && postcode.outward !== null
  const cities = isDistrict ? [] : await townsOf(transaction, given)
  const area = isDistrict ? postcode.outward : cities[0]
  if (!area) throw new ApiError('AREA_HAS_NOTHING_TO_PAUSE', { area: given })
  const where = isDistrict ? { outward: area } : { cities }
  const stores = await lockPausable(transaction, where, { at, limit: AREA_PAUSE_MAXIMUM + 1 })
  if (stores.length === 0) throw new ApiError('AREA_HAS_NOTHING_TO_PAUSE', { area })
  if (stores.length > AREA_PAUSE_MAXIMUM)
    throw new ApiError('AREA_TOO_LARGE', { area, maximum: AREA_PAUSE_MAXIMUM })
  return { area, stores }
}

/** A town in every spelling that restaurants have of it, as on the page of its areas. */
async function townsOf(transaction: Transaction, given: string): Promise<string[]> {
  const slug = areaSlug(given)
  const towns = await selectTowns(transaction)
  return towns.filter((town) => slug !== '' && areaSlug(town) === slug)
}

interface AreaPause {
  area: string
  stores: readonly PausableStore[]
  reason: string
  at: Date
  until: Date
  changer: Changer
}

/** Once for the marketplace, and once in the list of each restaurant. */
async function recordPauses(transaction: Transaction, pause: AreaPause): Promise<void> {
  const { area, stores, reason, at, until, changer } = pause
  const pausedUntil = until.toISOString()
  const change = { ...changer, at, subject: area }
  await recordChanges(transaction, [
    {
      ...change,
      storeId: null,
      act: 'pauseArea',
      before: { pausedUntil: null },
      after: { pausedUntil, reason },
    },
    ...stores.map(({ storeId }) => ({
      ...change,
      storeId,
      act: 'pauseStore' as const,
      before: { pausedUntil: null },
      after: { pausedUntil, reason, byMarketplace: true },
    })),
  ])
}
