import { z } from 'zod'
import { call } from '#contract/call.ts'
import { cart } from './cart.ts'
import { DISCOUNT_REFUSALS } from '#contract/discount.ts'
import { cartToken, text } from '#contract/fields.ts'

/** Whatever was typed: one that is longer than any code is not valid, as others are. */
const discountNamed = z.object({ cartToken, discountCode: text(200) })

export const applyDiscount = call({
  id: 'applyDiscount',
  method: 'POST',
  path: '/cart/:cartToken/discount/:discountCode',
  summary: 'Gives the cart a discount code, in any case and spacing; of several the best counts',
  permission: 'visitor',
  params: discountNamed,
  query: z.object({
    /** Whether it is to be used even where another code of the cart saves more. */
    isChosen: z.stringbool().optional(),
  }),
  output: cart,
  errors: [
    'NONEXISTING_CART',
    'CART_ALREADY_ORDERED',
    'CART_IS_AWAITING_PAYMENT',
    ...DISCOUNT_REFUSALS,
  ],
})

export const removeDiscount = call({
  id: 'removeDiscount',
  method: 'DELETE',
  path: '/cart/:cartToken/discount/:discountCode',
  summary: 'Takes a discount code off the cart; one that it does not have changes nothing',
  permission: 'visitor',
  params: discountNamed,
  output: cart,
  errors: ['NONEXISTING_CART', 'CART_ALREADY_ORDERED', 'CART_IS_AWAITING_PAYMENT'],
})

export const cartDiscountCalls = { applyDiscount, removeDiscount }
