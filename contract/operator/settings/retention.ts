import { z } from 'zod'
import { RETAINED, RETENTION, type Retained } from '#rules/privacy/retention.ts'
import { call } from '#contract/call.ts'
import { because, wholeNumber } from '#contract/fields.ts'

const daysOf = (what: Retained) =>
  z
    .int(because('invalid_value'))
    .min(RETENTION[what].minimum, because('too_few'))
    .max(RETENTION[what].maximum, because('too_many'))

/** How long each is stored, in days. */
export const retentionDays = z.strictObject({
  orders: daysOf('orders'),
  unpaidOrders: daysOf('unpaidOrders'),
  carts: daysOf('carts'),
  enquiries: daysOf('enquiries'),
  deliveryNotices: daysOf('deliveryNotices'),
  accountEvents: daysOf('accountEvents'),
  problemPhotos: daysOf('problemPhotos'),
  readings: daysOf('readings'),
  identityDocuments: daysOf('identityDocuments'),
} satisfies Record<Retained, z.ZodType>)

const savedRetention = z.object({
  days: retentionDays,
  /** Counts the changes: a change names the one it was made to. */
  version: z.int(),
})
export type SavedRetention = z.output<typeof savedRetention>

export const listStoragePeriods = call({
  id: 'listStoragePeriods',
  method: 'GET',
  path: '/retention',
  summary: 'How long the marketplace stores what is about people, in days',
  permission: 'public',
  output: z.object({ items: z.array(z.object({ what: z.enum(RETAINED), days: z.int() })) }),
  errors: [],
})

const ofOwner = { permission: 'operator', operatorPermission: 'settings' } as const

export const getStoragePeriods = call({
  id: 'getStoragePeriods',
  method: 'GET',
  path: '/operator/retention',
  summary: 'How long data about people is stored, to be changed',
  ...ofOwner,
  output: savedRetention,
  errors: [],
})

export const changeStoragePeriods = call({
  id: 'changeStoragePeriods',
  method: 'PUT',
  path: '/operator/retention',
  summary: 'Changes how long data about people is stored; what is older is deleted the next night',
  ...ofOwner,
  body: z.strictObject({ days: retentionDays, version: wholeNumber }),
  output: savedRetention,
  errors: ['MARKETPLACE_HAS_CHANGED'],
})

export const storagePeriodCalls = { listStoragePeriods, getStoragePeriods, changeStoragePeriods }
