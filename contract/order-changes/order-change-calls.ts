import { z } from 'zod'
import { NEEDED_APPROVALS } from '#rules/orders/order-change.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { call } from '#contract/call.ts'
import { chosenOption } from '#contract/cart/cart-line.ts'
import { LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import { because, id, optionalLine, pence, wholeNumber } from '#contract/fields.ts'
import { order } from '#contract/orders.ts'

const orderNamed = z.object({ orderId: id })
const changeNamed = z.object({ orderId: id, changeId: id })

/** Who of the staff has spoken with the customer on the phone, who has agreed; empty: nobody. */
const spokenBy = optionalLine(60)

/** A change of one line: how many are left of it, or which dish is cooked instead. */
export const requestedChange = z.object({
  /** The line's place in the order. */
  position: wholeNumber,
  /** The dish of the line, and how many of it are still to be cooked, as whoever changes it sees them. */
  productId: id,
  seenQuantity: z.int().min(1).max(LINE_QUANTITY_MAXIMUM),
  /** 0 takes the line out; with a replacement it stays as it is. */
  quantity: z.int().min(0).max(LINE_QUANTITY_MAXIMUM),
  replacement: z
    .object({
      productId: id,
      options: z.array(chosenOption).max(100, because('too_many')).default([]),
    })
    .nullable()
    .default(null),
  spokenBy,
})
export type RequestedChange = z.output<typeof requestedChange>

const refusals = [
  'NONEXISTING_ORDER',
  'ORDER_STATUS_INVALID',
  'ORDER_HAS_CHANGED',
  'ORDER_WOULD_BE_EMPTY',
  'CHANGE_AWAITS_ANSWER',
  'REPLACEMENT_NOT_ALLOWED',
  'TOTAL_TOO_SMALL_FOR_CARD',
  'NOT_REFUNDABLE',
  'PRODUCT_IS_NOT_AVAILABLE',
  'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
] as const

export const quoteOrderChange = call({
  id: 'quoteOrderChange',
  method: 'POST',
  path: '/partner/orders/:orderId/changes/quote',
  summary: 'What a change of an order would come to',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: requestedChange,
  output: z.object({
    /** Whom it needs to have agreed: `choice` nobody more, `impossible` nobody can. */
    approval: z.enum(NEEDED_APPROVALS),
    /** What the customer pays as it is, less what was refunded, and with the change. */
    totalPence: pence,
    newTotalPence: pence,
    savesPence: pence,
    /** What a replacement may have, and the dish it replaces had less of. */
    newAllergens: z.array(z.enum(ALLERGENS)),
  }),
  errors: refusals,
})

export const changeOrder = call({
  id: 'changeOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/changes',
  summary:
    'Changes a line of an order, at once or once its customer agrees; what they pay less is not ' +
    'captured, or is refunded',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: requestedChange,
  output: order,
  errors: refusals,
})

export const endOrderChange = call({
  id: 'endOrderChange',
  method: 'POST',
  path: '/partner/orders/:orderId/changes/:changeId/end',
  summary: 'Makes a change that its customer has agreed to on the phone, or withdraws it',
  permission: 'partner',
  staffPermission: 'orders',
  params: changeNamed,
  body: z
    .object({ end: z.enum(['agreedByPhone', 'withdraw'], because('invalid_value')), spokenBy })
    .refine((given) => given.end === 'withdraw' || given.spokenBy !== '', {
      path: ['spokenBy'],
      error: 'required_field',
    }),
  output: order,
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_HAS_CHANGED',
    'TOTAL_TOO_SMALL_FOR_CARD',
    'NOT_REFUNDABLE',
    'PRODUCT_IS_NOT_AVAILABLE',
  ],
})

export const answerOrderChange = call({
  id: 'answerOrderChange',
  method: 'POST',
  path: '/order/:orderId/changes/:changeId/answer',
  summary: 'The customer agrees to a change of their order, or refuses it',
  permission: 'visitor',
  params: changeNamed,
  body: z.object({ agrees: z.boolean() }),
  output: order,
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_HAS_CHANGED',
    'TOTAL_TOO_SMALL_FOR_CARD',
    'NOT_REFUNDABLE',
    'PRODUCT_IS_NOT_AVAILABLE',
  ],
})

export const orderChangeCalls = { answerOrderChange }
export const staffOrderChangeCalls = { quoteOrderChange, changeOrder, endOrderChange }
