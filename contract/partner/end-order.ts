import { z } from 'zod'
import { call } from '../call.ts'
import { because, id, optionalText } from '../fields.ts'
import { DECLINE_REASONS, order } from '../orders.ts'

const orderNamed = z.object({ orderId: id })
const errors = ['NONEXISTING_ORDER', 'ORDER_STATUS_INVALID'] as const

const reasoned = z
  .object({
    reason: z.enum(DECLINE_REASONS, because('required_field')),
    /** Needed where the reason is `other`. */
    reasonText: optionalText(300),
  })
  .refine(({ reason, reasonText }) => reason !== 'other' || reasonText !== '', {
    path: ['reasonText'],
    error: 'required_field',
  })

export const declineOrder = call({
  id: 'declineOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/decline',
  summary: 'Declines an order with a reason that the customer reads',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: reasoned,
  output: order,
  errors,
})

export const cancelAcceptedOrder = call({
  id: 'cancelAcceptedOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/cancel',
  summary: 'Cancels an accepted order with a reason that the customer reads',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: reasoned,
  output: order,
  errors,
})
