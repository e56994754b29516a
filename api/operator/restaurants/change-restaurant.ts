import type { BodyOf } from '#contract/call.ts'
import type {
  changeRestaurant as call,
  Restaurant,
} from '#contract/operator/restaurants/restaurants.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { slugRefused } from '#api/stores/documents/create-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { locateRestaurant } from './locate-restaurant.ts'
import { readRestaurant, versionOf } from './read-restaurant.ts'
import {
  insertUsualCuisines,
  lockRestaurant,
  replaceCuisines,
  selectCuisines,
  selectRestaurant,
  updateRestaurant,
} from './restaurants.queries.ts'

/**
 * Changes the basic facts of a restaurant; a former address of its page leads to the new one. Throws
 * NONEXISTING_STORE, RESTAURANT_HAS_CHANGED, STORE_SLUG_ALREADY_USED, and a FieldError for an unknown postcode
 * or cuisine.
 */
export async function changeRestaurant(
  context: Context,
  storeId: string,
  { version, cuisines, area, ...facts }: BodyOf<typeof call>,
  changer: Changer,
): Promise<Restaurant> {
  const { area: _, ...where } = await locateRestaurant(context, facts.postCode)
  await inTransaction(context.db, async (transaction) => {
    await lockRestaurant(transaction, storeId)
    const before = await selectRestaurant(transaction, storeId)
    if (!before) throw new ApiError('NONEXISTING_STORE')
    if (versionOf(before) !== version) throw new ApiError('RESTAURANT_HAS_CHANGED')
    await updateRestaurant(transaction, storeId, { ...facts, ...where, area }).catch(slugRefused)
    await setCuisines(transaction, storeId, cuisines)
    const after = await selectRestaurant(transaction, storeId)
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: 'changeStore',
      before: auditFieldsOf(before),
      after: auditFieldsOf(after ?? before),
    })
  })
  announceStoreChange(context, storeId)
  return readRestaurant(context, storeId)
}

/** Replaces the cuisines of a store. Throws a FieldError for one that the marketplace does not have. */
export async function setCuisines(
  transaction: Transaction,
  storeId: string,
  cuisines: readonly string[],
): Promise<void> {
  await insertUsualCuisines(transaction, cuisines)
  const known = await selectCuisines(transaction, cuisines)
  if (known.length < cuisines.length)
    throw new FieldError([{ field: 'cuisines', code: 'invalid_value' }])
  await replaceCuisines(transaction, storeId, cuisines)
}

type Facts = NonNullable<Awaited<ReturnType<typeof selectRestaurant>>>

/** What the audit log says of a restaurant's basic facts. */
export function auditFieldsOf(facts: Facts): AuditFields {
  return {
    name: facts.name,
    webAddress: facts.slug,
    storeAddress: `${[facts.address, ...new Set([facts.area, facts.city])].join(', ')} ${facts.postCode}`,
    phone: facts.phone,
    email: facts.email,
    services: facts.services.join(', '),
    cuisines: facts.cuisines.map(({ name }) => name).join(', '),
  }
}
