import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../fields.ts'
import { pushSubscription } from '../news.ts'

const ofStaff = { permission: 'partner', staffPermission: 'own' } as const
const storeNamed = z.object({ storeId: id })
const device = pushSubscription.pick({ endpoint: true })

export const findStaffPush = call({
  id: 'findStaffPush',
  method: 'POST',
  path: '/partner/stores/:storeId/push/find',
  summary: 'Whether a device is sent the new orders of a store, by whoever asks',
  ...ofStaff,
  params: storeNamed,
  body: device,
  output: z.object({ isOn: z.boolean() }),
  errors: ['NONEXISTING_STORE'],
})

export const startStaffPush = call({
  id: 'startStaffPush',
  method: 'PUT',
  path: '/partner/stores/:storeId/push',
  summary: 'Sends a device the new orders of a store, until whoever turned it on logs out there',
  ...ofStaff,
  params: storeNamed,
  body: pushSubscription,
  errors: ['NONEXISTING_STORE', 'PUSH_SUBSCRIPTION_INVALID', 'UNAUTHORIZED'],
})

export const stopStaffPush = call({
  id: 'stopStaffPush',
  method: 'POST',
  path: '/partner/stores/:storeId/push/stop',
  summary: 'Sends a device no more orders of a store',
  ...ofStaff,
  params: storeNamed,
  body: device,
  errors: ['NONEXISTING_STORE'],
})

export const staffPushCalls = { findStaffPush, startStaffPush, stopStaffPush }
