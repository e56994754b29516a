import { z } from 'zod'
import { LIFECYCLE_STATES } from '#rules/stores/store-lifecycle.ts'
import { STORE_CHECKS } from '#rules/stores/store-readiness.ts'
import { call } from '../call.ts'
import { id, instant } from '../fields.ts'

/** What stands between a restaurant and its customers. */
export const storeReadiness = z.object({
  lifecycle: z.enum(LIFECYCLE_STATES),
  since: instant,
  /** When it opens automatically; null: no date is planned. */
  opensAt: instant.nullable(),
  checks: z.array(
    z.object({
      check: z.enum(STORE_CHECKS),
      /** `missing` stands in the way of opening, `notice` does not. */
      result: z.enum(['done', 'missing', 'notice']),
    }),
  ),
})
export type StoreReadiness = z.output<typeof storeReadiness>

const ofOwner = { permission: 'partner', staffPermission: 'team' } as const
const storeNamed = z.object({ storeId: id })

export const getReadiness = call({
  id: 'getReadiness',
  method: 'GET',
  path: '/partner/stores/:storeId/readiness',
  summary: 'What a store has and lacks before customers can find it',
  ...ofOwner,
  params: storeNamed,
  output: storeReadiness,
  errors: ['NONEXISTING_STORE'],
})

export const askForApproval = call({
  id: 'askForApproval',
  method: 'POST',
  path: '/partner/stores/:storeId/approval',
  summary: 'Asks the marketplace to open a store that has everything to customers',
  ...ofOwner,
  params: storeNamed,
  output: storeReadiness,
  errors: ['NONEXISTING_STORE', 'RESTAURANT_STATE_INVALID', 'RESTAURANT_NOT_READY'],
})

export const readinessCalls = { getReadiness, askForApproval }
