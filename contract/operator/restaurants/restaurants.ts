import { z } from 'zod'
import { STORE_ACCOUNT_STATUSES } from '#rules/payments/store-account.ts'
import { LIFECYCLE_STATES } from '#rules/stores/store-lifecycle.ts'
import { STORE_CHECKS } from '#rules/stores/store-readiness.ts'
import { wholePostcode } from '#contract/address.ts'
import { call } from '#contract/call.ts'
import { because, email, id, instant, line, phone, service, slug, text } from '#contract/fields.ts'
import { storeChange } from '#contract/partner/changes.ts'
import { signedIn } from '#contract/session.ts'
import { team } from '#contract/partner/team.ts'
import { cuisine, hygiene } from '#contract/stores/stores.ts'

/** How many cuisines a restaurant has. */
const CUISINES_MAXIMUM = 6

const lifecycle = z.enum(LIFECYCLE_STATES)

export const storeCheck = z.object({
  check: z.enum(STORE_CHECKS),
  /** `missing` stands in the way of opening, `notice` is for a person to look at. */
  result: z.enum(['done', 'missing', 'notice']),
})

/** What the people who run the marketplace change of a restaurant. */
export const restaurantFacts = z.object({
  name: text(120),
  slug,
  /** House and street. */
  address: text(200),
  area: text(100),
  postCode: wholePostcode,
  phone,
  /** Slugs, the main one first. */
  cuisines: z
    .array(slug)
    .min(1, because('too_few'))
    .max(CUISINES_MAXIMUM, because('too_many'))
    .refine((all) => new Set(all).size === all.length, because('invalid_value')),
  /** Where emails about orders go. */
  email,
  services: z
    .array(service)
    .min(1, because('too_few'))
    .refine((all) => new Set(all).size === all.length, because('invalid_value')),
})
export type RestaurantFacts = z.output<typeof restaurantFacts>

/** A restaurant that is taken on: where the town is, its postcode says. */
export const newRestaurant = restaurantFacts
  .pick({ name: true, address: true, postCode: true, phone: true, cuisines: true })
  .extend({ ownerEmail: email })

const menuSummary = z.object({
  categories: z.int(),
  dishes: z.int(),
  /** Dishes of which some allergen is not declared. */
  undeclaredDishes: z.int(),
  photos: z.int(),
  /** When it was published, or drafted last; null: it came with an import. */
  at: instant.nullable(),
})

export const restaurant = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  postCode: z.string(),
  phone: z.string(),
  email: z.string(),
  services: z.array(service),
  /** Who is invited as the owner, as a file has said; empty: not known. */
  ownerEmail: z.string(),
  cuisines: z.array(cuisine),
  /** Changes with the facts that the marketplace changes: a change names it. */
  version: z.string(),
  legalName: z.string(),
  companyNumber: z.string().nullable(),
  hygiene,
  /** How many dishes are on sale. */
  dishes: z.int(),
  menu: z.object({
    /** What customers see; null: nothing is published. */
    published: menuSummary.nullable(),
    /** What its staff have drafted; null: nothing. */
    draft: menuSummary.nullable(),
  }),
  lifecycle,
  since: instant,
  /** When it opens automatically; null: no date is planned. */
  opensAt: instant.nullable(),
  /** Of a pause by the marketplace that has not ended. */
  pausedUntil: instant.nullable(),
  checks: z.array(storeCheck),
  /** What has become of its account at Stripe; null: the marketplace pays by bank. */
  stripeAccount: z.enum(STORE_ACCOUNT_STATUSES).nullable(),
  team,
  /** The latest fifty, the latest first. */
  notes: z.array(
    z.object({
      id: z.string(),
      /** Null: an account that was deleted. */
      by: z.string().nullable(),
      text: z.string(),
      at: instant,
    }),
  ),
})
export type Restaurant = z.output<typeof restaurant>

const forOperators = { permission: 'operator', operatorPermission: 'stores' } as const
const storeNamed = z.object({ storeId: id })
const pageSize = z.coerce.number().int().min(1).max(100).default(50)

export const getRestaurant = call({
  id: 'getRestaurant',
  method: 'GET',
  path: '/operator/stores/:storeId',
  summary: 'What the marketplace knows of a restaurant, and what stands in its way',
  ...forOperators,
  params: storeNamed,
  output: restaurant,
  errors: ['NONEXISTING_STORE'],
})

export const listRestaurantChanges = call({
  id: 'listRestaurantChanges',
  method: 'GET',
  path: '/operator/stores/:storeId/changes',
  summary: 'What was changed at a restaurant and by whom, the latest first',
  ...forOperators,
  params: storeNamed,
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, because('invalid_value'))
      .optional(),
    limit: pageSize,
  }),
  output: z.object({ items: z.array(storeChange), nextCursor: z.string().nullable() }),
  errors: ['NONEXISTING_STORE'],
})

export const STORE_ACTS = ['sendBack', 'approve', 'suspend', 'restore', 'archive'] as const
export type StoreAct = (typeof STORE_ACTS)[number]

export const actOnRestaurant = call({
  id: 'actOnRestaurant',
  method: 'POST',
  path: '/operator/stores/:storeId/acts',
  summary:
    'Opens a restaurant to customers, sends it back to its owner, suspends, restores or archives it. Its ' +
    'owners are emailed, with the reason',
  ...forOperators,
  params: storeNamed,
  body: z.object({ act: z.enum(STORE_ACTS, because('invalid_value')), reason: line(500) }),
  output: restaurant,
  errors: ['NONEXISTING_STORE', 'RESTAURANT_STATE_INVALID', 'RESTAURANT_NOT_READY'],
})

export const planOpening = call({
  id: 'planOpening',
  method: 'PUT',
  path: '/operator/stores/:storeId/opening',
  summary:
    'Approves a restaurant that lacks nothing, which opens to customers automatically at a time if it lacks nothing ' +
    'then; null ends that. Its owners are emailed',
  ...forOperators,
  params: storeNamed,
  body: z.object({ opensAt: instant.nullable() }),
  output: restaurant,
  errors: ['NONEXISTING_STORE', 'RESTAURANT_STATE_INVALID', 'RESTAURANT_NOT_READY'],
})

export const pauseRestaurant = call({
  id: 'pauseRestaurant',
  method: 'PUT',
  path: '/operator/stores/:storeId/pause',
  summary:
    'Lets a restaurant take no orders until a time, which its staff cannot change; null ends the pause',
  ...forOperators,
  params: storeNamed,
  body: z.object({ until: instant.nullable(), reason: line(500) }),
  output: restaurant,
  errors: ['NONEXISTING_STORE', 'RESTAURANT_STATE_INVALID'],
})

export const changeRestaurant = call({
  id: 'changeRestaurant',
  method: 'PUT',
  path: '/operator/stores/:storeId',
  summary:
    'Changes what a restaurant is called, where it is and what it cooks; a former address of its page leads ' +
    'to the new one',
  ...forOperators,
  params: storeNamed,
  body: restaurantFacts.extend({
    version: z.string().regex(/^[\w-]{22}$/, because('invalid_value')),
  }),
  output: restaurant,
  errors: [
    'NONEXISTING_STORE',
    'RESTAURANT_HAS_CHANGED',
    'STORE_SLUG_ALREADY_USED',
    'ADDRESS_API_ERROR',
  ],
})

export const addRestaurantNote = call({
  id: 'addRestaurantNote',
  method: 'POST',
  path: '/operator/stores/:storeId/notes',
  summary: 'Writes something down about a restaurant for those who run the marketplace',
  ...forOperators,
  params: storeNamed,
  body: z.object({ text: text(2000) }),
  output: restaurant,
  errors: ['NONEXISTING_STORE'],
})

export const addRestaurant = call({
  id: 'addRestaurant',
  method: 'POST',
  path: '/operator/stores',
  summary: 'Takes a restaurant on as a draft, and invites its owner by email',
  ...forOperators,
  body: newRestaurant,
  output: restaurant,
  status: 201,
  errors: ['ADDRESS_API_ERROR'],
})

export const inviteOwner = call({
  id: 'inviteOwner',
  method: 'POST',
  path: '/operator/stores/:storeId/owner-invitations',
  summary:
    'Invites the owner of a restaurant that has none, by email, in place of whoever was invited as its owner ' +
    'before. Without an address whoever is invited is sent another email, else the owner that a file has named ' +
    'is invited, else the address for orders. Owners invite all others',
  ...forOperators,
  params: storeNamed,
  body: z.object({ email: email.optional() }),
  output: restaurant,
  errors: [
    'NONEXISTING_STORE',
    'RESTAURANT_HAS_OWNER',
    'RESTAURANT_STATE_INVALID',
    'ALREADY_IN_TEAM',
    'TEAM_IS_FULL',
  ],
})

export const workAsStaff = call({
  id: 'workAsStaff',
  method: 'POST',
  path: '/operator/stores/:storeId/staff-session',
  summary:
    'Opens a session of an hour in which an operator works in the store app as the staff of a restaurant, in place ' +
    'of one that is open. It ends by logging out, and with the session that it is opened in. It may do what a ' +
    'manager may, but not what lasts: PINs, tablets, notifications',
  permission: 'operator',
  operatorPermission: 'workAsStaff',
  params: storeNamed,
  /** Why, which the restaurant reads too. */
  body: z.object({ reason: text(500) }),
  output: signedIn,
  errors: ['NONEXISTING_STORE', 'RESTAURANT_STATE_INVALID', 'UNAUTHORIZED'],
})

export const restaurantCalls = {
  getRestaurant,
  listRestaurantChanges,
  actOnRestaurant,
  planOpening,
  pauseRestaurant,
  changeRestaurant,
  addRestaurantNote,
  addRestaurant,
  inviteOwner,
  workAsStaff,
}
