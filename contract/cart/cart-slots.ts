import { z } from 'zod'
import { call } from '#contract/call.ts'
import { cartToken } from '#contract/fields.ts'
import { slotQuery, slotList } from '#contract/stores/slots.ts'

export const listCartSlots = call({
  id: 'listCartSlots',
  method: 'GET',
  path: '/cart/:cartToken/slots',
  summary: 'The quarter hours of a cart’s store; full are those without a place for what is in it',
  permission: 'visitor',
  params: z.object({ cartToken }),
  query: slotQuery,
  output: slotList,
  errors: ['NONEXISTING_CART', 'CART_ALREADY_ORDERED'],
})

export const cartSlotCalls = { listCartSlots }
