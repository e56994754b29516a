import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, cursor, id, instant, page, text } from '#contract/fields.ts'
import { wholePostcode } from '#contract/address.ts'
import { restaurant } from './restaurants.ts'

/** A restaurant that has asked to be taken on, as it was written. */
export const application = z.object({
  id,
  restaurant: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postCode: z.string(),
  message: z.string(),
  sentAt: instant,
  /** When and why it was declined; null: it has no answer. */
  declined: z.object({ at: instant, reason: z.string() }).nullable(),
})
export type Application = z.output<typeof application>

const forOperators = { permission: 'operator', operatorPermission: 'stores' } as const
const applicationNamed = z.object({ applicationId: id })
const answerErrors = ['NONEXISTING_APPLICATION', 'RESTAURANT_STATE_INVALID'] as const

export const listApplications = call({
  id: 'listApplications',
  method: 'GET',
  path: '/operator/applications',
  summary:
    'Restaurants that have asked to be taken on: those that have no answer, the longest waiting first, or those ' +
    'that were declined, the latest first',
  ...forOperators,
  query: z.object({
    list: z.enum(['waiting', 'declined'], because('invalid_value')).default('waiting'),
    cursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: page(application).extend({ count: z.int() }),
  errors: [],
})

export const takeOnApplication = call({
  id: 'takeOnApplication',
  method: 'POST',
  path: '/operator/applications/:applicationId/take-on',
  summary: 'Makes a draft of an application, and invites its writer as the owner',
  ...forOperators,
  params: applicationNamed,
  /** Where the one that was written is not whole or not known. */
  body: z.object({ postCode: wholePostcode.optional() }),
  output: restaurant,
  status: 201,
  errors: [...answerErrors, 'ADDRESS_API_ERROR'],
})

export const declineApplication = call({
  id: 'declineApplication',
  method: 'POST',
  path: '/operator/applications/:applicationId/decline',
  summary: 'Declines an application; its writer reads the reason in an email',
  ...forOperators,
  params: applicationNamed,
  body: z.object({ reason: text(500) }),
  errors: answerErrors,
})

export const applicationCalls = { listApplications, takeOnApplication, declineApplication }
