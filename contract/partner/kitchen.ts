import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../fields.ts'
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

export const kitchenCalls = { tickDish }
