import type { BodyOf } from '#contract/call.ts'
import type {
  addRestaurant as call,
  Restaurant,
} from '#contract/operator/restaurants/restaurants.ts'
import { slugsOfStore } from '#rules/stores/import/slug-of-name.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { inviteFirstOwner } from '#api/partner/team/invite-colleague.ts'
import { slugRefused } from '#api/stores/documents/create-store.ts'
import { currentCharges } from '#api/stores/record/charges.ts'
import { findSlugOwners } from '#api/stores/documents/find-stores.ts'
import { auditFieldsOf, setCuisines } from './change-restaurant.ts'
import { locateRestaurant } from './locate-restaurant.ts'
import { readRestaurant } from './read-restaurant.ts'
import {
  insertDraft,
  insertUsualCuisines,
  selectCuisines,
  selectRestaurant,
} from './restaurants.queries.ts'

/** As most kitchens have it; the owner sets their own. */
const PREPARATION_MINUTES = 20

export type NewRestaurant = BodyOf<typeof call>

export interface TakingOn {
  changer: { accountId: string; by: 'operator' }
  /** The network address of the request. */
  address: string
}

/**
 * Takes a restaurant on as a draft, and invites its owner by email. Throws a FieldError for an unknown postcode
 * or cuisine, and TOO_MANY_REQUESTS.
 */
export async function addRestaurant(
  context: Context,
  given: NewRestaurant,
  takingOn: TakingOn,
): Promise<Restaurant> {
  const where = await locateRestaurant(context, given.postCode)
  const storeId = await inTransaction(context.db, (transaction) =>
    draftRestaurant(context, transaction, { ...given, ...where }, takingOn),
  )
  return readRestaurant(context, storeId)
}

/** Makes the draft of a restaurant that is located, in a transaction; returns its id. */
export async function draftRestaurant(
  context: Context,
  transaction: Transaction,
  given: NewRestaurant & Awaited<ReturnType<typeof locateRestaurant>>,
  { changer, address }: TakingOn,
): Promise<string> {
  const { cuisines, ownerEmail, ...facts } = given
  const at = context.now()
  const { bagMinimums } = await currentCharges(context)
  await insertUsualCuisines(transaction, cuisines)
  const [main] = cuisines
  const drawn = (await selectCuisines(transaction, cuisines)).find(({ slug }) => slug === main)
  const storeId = await insertDraft(transaction, {
    ...facts,
    slug: await freeSlug(transaction, facts),
    email: ownerEmail.toLowerCase(),
    bagPence: bagMinimums[facts.nation],
    preparationMinutes: PREPARATION_MINUTES,
    picture: drawn?.art ?? { picture: null, vessel: 'plate', initial: facts.name.slice(0, 1) },
    at,
  }).catch(slugRefused)
  await setCuisines(transaction, storeId, cuisines)
  const made = await selectRestaurant(transaction, storeId)
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'createStore',
    before: {},
    after: made ? auditFieldsOf(made) : {},
  })
  await inviteFirstOwner(context, transaction, { storeId, changer, address }, ownerEmail)
  return storeId
}

/** By its name; where that is taken, with the area, the town, the postcode, or a number. */
async function freeSlug(
  transaction: Transaction,
  facts: { name: string; area: string; city: string; postCode: string },
): Promise<string> {
  const slugs = slugsOfStore(facts)
  // The postcode can always be spelled.
  const last = slugs.at(-1) ?? 'restaurant'
  const numbered = Array.from({ length: 20 }, (_, index) => `${last.slice(0, 116)}-${index + 2}`)
  const taken = await findSlugOwners(transaction, [...slugs, ...numbered])
  return [...slugs, ...numbered].find((slug) => !taken.has(slug)) ?? last
}
