import { z } from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../fields.ts'
import { dishPlace, order } from '../orders.ts'

export const tickDish = call({
  id: 'tickDish',
  method: 'PUT',
  path: '/partner/orders/:orderId/cooked-dishes',
  summary:
    'Ticks a dish of an order that is being cooked, or takes its tick away; repeated, it changes nothing',
  permission: 'partner',
  staffPermission: 'orders',
  params: z.object({ orderId: id }),
  body: dishPlace.extend({
    /** The dish that whoever ticks it sees there. */
    productId: id,
    isCooked: z.boolean(),
  }),
  output: order,
  errors: ['NONEXISTING_ORDER', 'ORDER_STATUS_INVALID', 'ORDER_HAS_CHANGED'],
})

/** What an operator has written to a restaurant about an order, until somebody there has read it. */
export const storeMessage = z.object({
  id,
  orderId: id,
  orderNumber: z.string(),
  text: z.string(),
  at: instant,
})

export const readStoreMessage = call({
  id: 'readStoreMessage',
  method: 'POST',
  path: '/partner/orders/:orderId/messages/:messageId/read',
  summary:
    'Staff have read what the marketplace wrote about an order; repeated, it changes nothing',
  permission: 'partner',
  staffPermission: 'orders',
  params: z.object({ orderId: id, messageId: id }),
  errors: ['NONEXISTING_ORDER', 'NOT_FOUND'],
})

export const kitchenCalls = { tickDish, readStoreMessage }
