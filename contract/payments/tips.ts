import { z } from 'zod'
import { call } from '#contract/call.ts'
import { LATER_TIP_MINIMUM_PENCE, TIP_MAXIMUM_PENCE } from '#contract/constants.ts'
import { because, id, instant, pence } from '#contract/fields.ts'
import { paymentIntent } from './payments.ts'

/** The tip of an order that was delivered, which is paid apart from it. */
export const laterTip = z.object({
  /** What was given; 0: nothing yet. */
  tippedPence: pence,
  /** Whether a tip was requested and its payment is still unknown. */
  isProcessing: z.boolean(),
  /** How long one can be given; null: none can, or one was. */
  until: instant.nullable(),
  /** Whether the order is of the signed-in account, so that its saved cards can pay. */
  isCustomers: z.boolean(),
})
export type LaterTip = z.output<typeof laterTip>

const named = z.object({ orderId: id })

export const getLaterTip = call({
  id: 'getLaterTip',
  method: 'GET',
  path: '/order/:orderId/tip',
  summary: 'What was given to the courier after delivery, or until when it can be',
  permission: 'visitor',
  params: named,
  output: laterTip,
  errors: ['NONEXISTING_ORDER'],
})

export const askForLaterTip = call({
  id: 'askForLaterTip',
  method: 'POST',
  path: '/order/:orderId/tip',
  summary:
    'Asks the provider for a tip after delivery, once however often; another amount takes the ' +
    'place of one that is not paid',
  permission: 'visitor',
  params: named,
  body: z.object({
    amountPence: pence
      .min(LATER_TIP_MINIMUM_PENCE, because('too_few'))
      .max(TIP_MAXIMUM_PENCE, because('too_many')),
    /** The saved card of the signed-in customer that pays; null: another one. */
    cardId: id.nullable().default(null),
  }),
  output: paymentIntent,
  status: 201,
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_TAKES_NO_TIP',
    'TIP_ALREADY_GIVEN',
    'NONEXISTING_CARD',
    'ERROR_PROCESSING_REQUEST',
    'PAYMENT_UNAVAILABLE',
  ],
})

export const finishLaterTip = call({
  id: 'finishLaterTip',
  method: 'POST',
  path: '/order/:orderId/tip/payment',
  summary: 'Looks at the provider now and takes the tip when it is held',
  permission: 'visitor',
  params: named,
  output: laterTip,
  errors: ['NONEXISTING_ORDER', 'ERROR_PROCESSING_REQUEST', 'PAYMENT_UNAVAILABLE'],
})

export const tipCalls = { getLaterTip, askForLaterTip, finishLaterTip }
