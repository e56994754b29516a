import { z } from 'zod'
import { call } from '#contract/call.ts'
import { cart } from '#contract/cart/cart.ts'
import { because, cartToken, id, pence } from '#contract/fields.ts'
import { order } from '#contract/orders.ts'

/** How this marketplace takes money online; what a browser needs to know of it. */
export const onlinePayment = z.object({
  /** False while the provider cannot be reached: then there is cash only. */
  isAvailable: z.boolean(),
  /** Names the marketplace to the provider's script. */
  publishableKey: z.string(),
  /** The provider's script, which alone sees card numbers. */
  scriptUrl: z.string(),
  /** Whether no real money moves. */
  isSandbox: z.boolean(),
  /** Less than this the provider does not take. */
  minimumPence: pence,
})
export type OnlinePayment = z.output<typeof onlinePayment>

export const getPaymentOptions = call({
  id: 'getPaymentOptions',
  method: 'GET',
  path: '/payment/options',
  summary: 'How orders can be paid now',
  permission: 'public',
  output: z.object({
    /** Null: orders are paid in cash only. */
    online: onlinePayment.nullable(),
  }),
  errors: [],
})

const named = z.object({ orderId: id })

export const paymentIntent = z.object({
  orderId: id,
  intentId: z.string(),
  /** Lets the browser pay this, with the provider's script, and nothing else. */
  clientSecret: z.string(),
  amountPence: pence,
  /** The saved card that was chosen for the cart, as the provider names it; null: another one. */
  paymentMethodId: z.string().nullable(),
})
export type PaymentIntent = z.output<typeof paymentIntent>

export const createPaymentIntent = call({
  id: 'createPaymentIntent',
  method: 'POST',
  path: '/payment/payment-intent',
  summary: 'Asks the provider for the money of an order that awaits it, once however often',
  permission: 'visitor',
  body: z.object({
    orderId: id,
    /** Keep the card for the next time; only for who is signed in. */
    savesCard: z.boolean().default(false),
  }),
  output: paymentIntent,
  status: 201,
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_STATUS_INVALID',
    'ERROR_PROCESSING_REQUEST',
    'PAYMENT_UNAVAILABLE',
  ],
})

export const finishPayment = call({
  id: 'finishPayment',
  method: 'POST',
  path: '/order/:orderId/payment',
  summary: 'Looks at the provider now and moves the order on when its money is there',
  permission: 'visitor',
  params: named,
  output: order,
  errors: ['NONEXISTING_ORDER', 'ERROR_PROCESSING_REQUEST', 'PAYMENT_UNAVAILABLE'],
})

export const abandonPayment = call({
  id: 'abandonPayment',
  method: 'DELETE',
  path: '/order/:orderId/payment',
  summary:
    'Gives up paying for an order that awaits it: nothing is charged, its cart is open again',
  permission: 'visitor',
  params: named,
  output: cart,
  errors: ['NONEXISTING_ORDER', 'ORDER_STATUS_INVALID', 'CART_ALREADY_ORDERED', 'NONEXISTING_CART'],
})

/** A card that a customer has saved with the provider. */
export const savedCard = z.object({
  id,
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isExpired: z.boolean(),
  isDefault: z.boolean(),
})
export type SavedCard = z.output<typeof savedCard>

/** The default first. */
const cards = z.object({ cards: z.array(savedCard) })
const cardNamed = z.object({ id })

export const listCards = call({
  id: 'listCards',
  method: 'GET',
  path: '/payment/cards',
  summary: 'The cards of the signed-in customer, the default first',
  permission: 'customer',
  output: cards,
  errors: [],
})

export const prepareCard = call({
  id: 'prepareCard',
  method: 'POST',
  path: '/payment/setup-intent',
  summary: 'Prepares to keep a card, which the browser then gives to the provider',
  permission: 'customer',
  output: z.object({ setupIntentId: z.string(), clientSecret: z.string() }),
  status: 201,
  errors: ['SAVED_CARDS_FULL', 'ERROR_PROCESSING_REQUEST', 'PAYMENT_UNAVAILABLE'],
})

export const saveCard = call({
  id: 'saveCard',
  method: 'POST',
  path: '/payment/cards',
  summary: 'Keeps the card that the browser has given to the provider',
  permission: 'customer',
  body: z.object({
    setupIntentId: z.string().regex(/^seti_[A-Za-z0-9_]{1,200}$/, because('invalid_value')),
    isDefault: z.boolean().default(false),
  }),
  output: savedCard,
  status: 201,
  errors: [
    'CARD_NOT_CONFIRMED',
    'SAVED_CARDS_FULL',
    'ERROR_PROCESSING_REQUEST',
    'PAYMENT_UNAVAILABLE',
  ],
})

export const changeCard = call({
  id: 'changeCard',
  method: 'PUT',
  path: '/payment/cards/:id',
  summary: 'Makes a card the default, or no longer',
  permission: 'customer',
  params: cardNamed,
  body: z.object({ isDefault: z.boolean() }),
  output: savedCard,
  errors: ['NONEXISTING_CARD'],
})

export const deleteCard = call({
  id: 'deleteCard',
  method: 'DELETE',
  path: '/payment/cards/:id',
  summary: 'Forgets a card, with the provider as well',
  permission: 'customer',
  params: cardNamed,
  errors: ['NONEXISTING_CARD'],
})

const cartNamed = z.object({ cartToken })

export const listCartCards = call({
  id: 'listCartCards',
  method: 'GET',
  path: '/cart/:cartToken/cards',
  summary: "The saved cards that a cart can be paid with, for the cart's own customer only",
  permission: 'customer',
  params: cartNamed,
  output: cards,
  errors: ['NONEXISTING_CART'],
})

export const chooseCartCard = call({
  id: 'chooseCartCard',
  method: 'POST',
  path: '/cart/:cartToken/card',
  summary: 'Chooses the saved card that a cart is to be paid with, or none of them',
  permission: 'customer',
  params: cartNamed,
  body: z.object({ cardId: id.nullable() }),
  output: cart,
  errors: [
    'NONEXISTING_CART',
    'CART_ALREADY_ORDERED',
    'CART_IS_AWAITING_PAYMENT',
    'NONEXISTING_CARD',
  ],
})

export const paymentCalls = {
  getPaymentOptions,
  createPaymentIntent,
  finishPayment,
  abandonPayment,
  listCards,
  prepareCard,
  saveCard,
  changeCard,
  deleteCard,
  listCartCards,
  chooseCartCard,
}
