import { z } from 'zod'
import { JOINING_STAGES, WAITS_FOR } from '#rules/stores/joining-stage.ts'
import { LIFECYCLE_STATES, OWNER_STATES, RESTAURANT_LISTS } from '#rules/stores/store-lifecycle.ts'
import { STORE_CHECKS } from '#rules/stores/store-readiness.ts'
import { call } from '#contract/call.ts'
import { because, cursor, id, instant, line, page } from '#contract/fields.ts'

export const listedRestaurant = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  postCode: z.string(),
  lifecycle: z.enum(LIFECYCLE_STATES),
  since: instant,
  owner: z.enum(OWNER_STATES),
  /** Of those that are joining; null for all others. */
  joining: z
    .object({
      stage: z.enum(JOINING_STAGES),
      waitsFor: z.enum(WAITS_FOR),
      /** It has sent identity documents that nobody has accepted or refused. */
      hasDocuments: z.boolean(),
    })
    .nullable(),
  /** When it opens automatically; null: no date is planned. */
  opensAt: instant.nullable(),
  /** What stands in its way, of those that are joining; empty for all others. */
  missing: z.array(z.enum(STORE_CHECKS)),
})
export type ListedRestaurant = z.output<typeof listedRestaurant>

const forOperators = { permission: 'operator', operatorPermission: 'stores' } as const
const STORE_STAGES = JOINING_STAGES.filter((stage) => stage !== 'applied')

export const listRestaurants = call({
  id: 'listRestaurants',
  method: 'GET',
  path: '/operator/stores',
  summary:
    'Restaurants in a state: those that join, of a stage and waiting for somebody where one is named, the longest ' +
    'waiting first, or by name. With a search, those of any state whose name, address or postcode has it',
  ...forOperators,
  query: z.object({
    list: z.enum(RESTAURANT_LISTS, because('invalid_value')).default('joining'),
    /** Of those that join; applications are listed by themselves. */
    stage: z.enum(STORE_STAGES, because('invalid_value')).optional(),
    waitsFor: z.enum(WAITS_FOR, because('invalid_value')).optional(),
    search: line(100).default(''),
    cursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: page(listedRestaurant).extend({
    /** How many there are in each list; those that join with the applications without an answer. */
    counts: z.object({
      joining: z.int(),
      live: z.int(),
      suspended: z.int(),
      archived: z.int(),
      /** Applications. */
      declined: z.int(),
    }),
    /** How many of those that join there are at each stage. */
    stages: z.object({
      applied: z.int(),
      draft: z.int(),
      invited: z.int(),
      checking: z.int(),
      ready: z.int(),
    }),
    /** How many of those at the stage, else of all that join, wait for whom. */
    waits: z.object({ marketplace: z.int(), restaurant: z.int(), date: z.int() }),
    /** How many drafts `inviteOwners` would invite the owners of. */
    toInvite: z.int(),
  }),
  errors: [],
})

export const inviteOwners = call({
  id: 'inviteOwners',
  method: 'POST',
  path: '/operator/stores/owner-invitations',
  summary:
    'Invites the owners of all drafts that nobody was ever invited to, where a file has said their address; ' +
    'each once, up to 2,000',
  ...forOperators,
  output: z.object({ invited: z.int() }),
  errors: [],
})

export const restaurantListCalls = { listRestaurants, inviteOwners }
