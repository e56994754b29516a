import { z } from 'zod'
import { ACTS, ORDER_STATUSES } from '#rules/orders/order-status.ts'
import { PAYMENT_METHODS } from '#rules/payments/payment-status.ts'
import { address } from './address.ts'
import { call } from './call.ts'
import { ifSoldOut } from './cart/cart-line.ts'
import { orderChange } from './order-changes/order-change.ts'
import { orderedOption } from './order-changes/ordered-option.ts'
import { cart, contact } from './cart/cart.ts'
import { serviceTime, wholeNumber } from '#contract/fields.ts'
import { ORDER_TOTAL_MAXIMUM_PENCE } from './constants.ts'
import { appliedDiscount, DISCOUNT_REFUSALS } from './discount.ts'
import {
  because,
  captcha,
  cartToken,
  id,
  idCursor,
  instant,
  page,
  pence,
  service,
} from './fields.ts'
import { allergenVerdict } from './menu.ts'
import { orderEvent } from './order-event.ts'
import { orderPayment } from './payments/order-payment.ts'
import { dishArt } from './stores/stores.ts'

export const DECLINE_REASONS = [
  'tooBusy',
  'closing',
  'productUnavailable',
  'cannotDeliver',
  'allergyUnsafe',
  'noAnswer',
  'other',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

const orderedOptions = z.array(orderedOption)

export const orderLine = z.object({
  productId: id, // It may have left the menu since.
  name: z.string(),
  art: dishArt.nullable(),
  quantity: z.int(),
  /** How many of them have been refunded, or are about to be, where the order was paid online. */
  refundedQuantity: z.int(),
  options: orderedOptions,
  /** Of a meal deal. */
  parts: z.array(
    z.object({ productId: id, slotName: z.string(), name: z.string(), options: orderedOptions }),
  ),
  /** Whose it is, where friends ordered together; empty: the customer's. */
  memberName: z.string(),
  note: z.string(),
  ifSoldOut,
  unitPricePence: pence,
  linePence: pence,
  discountPence: pence,
  kcal: z.int().nullable(),
  allergens: allergenVerdict,
  isAgeRestricted: z.boolean(),
})
export type OrderLine = z.output<typeof orderLine>

/** A dish of an order: its line and, of a meal deal, its part; else 0. */
export const dishPlace = z.object({ position: wholeNumber, part: wholeNumber })

/** A frozen order: what was promised when it was placed, and how far it has come. */
export const order = z.object({
  id,
  /** Short, for people; unique at the store on its day. */
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  store: cart.shape.store
    .omit({ services: true, tab: true, opensAt: true, bag: true })
    .extend({ latitude: z.number(), longitude: z.number() }),
  serviceType: service,
  serviceTime,
  placedAt: instant,
  /**
   * When the food is expected: at the door, or on the counter. As promised, with the delays its store has
   * announced, until it is handed over; from then on by when that was.
   */
  dueAt: instant,
  /** When it was to be there as the store accepted it; before that, as it was ordered. */
  promisedAt: instant,
  /** What the kitchen was expected to need, when it was placed. */
  preparationMinutes: z.int(),
  /** The way to the door, a part of `dueAt`; 0 for collection. */
  deliveryMinutes: z.int(),
  /** When a pending order is declined automatically, or one that awaits payment is abandoned. */
  deadlineAt: instant,
  reason: z.enum(DECLINE_REASONS).nullable(),
  reasonText: z.string(),
  /** Nobody answered it in time, and none of its staff has acknowledged that yet; for them alone. */
  isMissed: z.boolean(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Null: cash. */
  payment: orderPayment.nullable(),
  contact,
  address: address.nullable(),
  addressLine: z.string(),
  deliveryNote: z.string(),
  /** Whether to leave it at the door; null: it is collected, or the question was not asked yet. */
  leaveAtDoor: z.boolean().nullable(),
  allergyNote: z.string(),
  /** Who of the staff has spoken with the customer about the note, for staff alone; empty: nobody. */
  allergyDiscussedBy: z.string(),
  /** Whether it is to come without bags; null: there was nothing to choose. */
  noBag: z.boolean().nullable(),
  /** Null: the question was not asked yet. */
  wantsCutlery: z.boolean().nullable(),
  lines: z.array(orderLine),
  /** What the kitchen has ticked, for staff alone. */
  cookedDishes: z.array(dishPlace),
  allergens: allergenVerdict,
  subtotalPence: pence,
  discountPence: pence,
  discount: appliedDiscount.nullable(),
  deliveryFeePence: pence,
  platformFeePence: pence,
  plasticBagChargePence: pence,
  /** For the courier. */
  tipPence: pence,
  totalPence: pence,
  /** For the courier, given after delivery and paid apart from the total; 0: none. */
  laterTipPence: pence,
  events: z.array(orderEvent),
  /** What its store has changed of it, or proposes to, the oldest first. */
  changes: z.array(orderChange),
  /** What the reader may do now. */
  acts: z.array(z.enum(ACTS)),
})
export type Order = z.output<typeof order>

const named = z.object({ orderId: id })

export const placeOrder = call({
  id: 'placeOrder',
  method: 'POST',
  path: '/order',
  summary:
    'Places the order of a cart, once however often it is asked; one that is paid online awaits that. ' +
    'The header Idempotency-Key names the request: repeated, it is answered with the same order',
  permission: 'visitor',
  body: z.object({
    cartToken,
    /** The total the customer saw. */
    totalPence: pence.min(0).max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many')),
    paymentMethod: z.enum(PAYMENT_METHODS, because('invalid_value')),
    /** Of a guest who pays in cash: the bot check, passed for the action `order`. */
    captcha,
  }),
  output: order.extend({
    /** Lets a guest see the order; the same at every answer for this cart. */
    orderToken: z.string(),
  }),
  status: 201,
  errors: [
    'NONEXISTING_CART',
    'CART_IS_EMPTY',
    'BAG_CHOICE_REQUIRED',
    'MUST_BE_HANDED_OVER',
    'CART_TOTAL_AMOUNT_MISMATCH',
    'CONTACT_REQUIRED',
    'ADDRESS_REQUIRED',
    'ADDRESS_OUTSIDE_DELIVERY_ZONES',
    'STORE_IS_CLOSED',
    'SLOT_HAS_PASSED',
    'SLOT_IS_FULL',
    'MINIMUM_ORDER_NOT_REACHED',
    'CART_HAS_UNAVAILABLE_PRODUCTS',
    'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
    'TOTAL_TOO_SMALL_FOR_CARD',
    'TOO_MANY_UNPAID_ORDERS',
    'TOO_MANY_UNANSWERED_ORDERS',
    'Low recaptcha score.',
    'PAYMENT_UNAVAILABLE',
    'IDEMPOTENCY_KEY_REUSED',
    ...DISCOUNT_REFUSALS,
  ],
})

export const listOrders = call({
  id: 'listOrders',
  method: 'GET',
  path: '/order',
  summary: 'The orders of the signed-in customer, newest first',
  permission: 'customer',
  query: z.object({
    state: z.enum(['inProgress', 'completed'], because('invalid_value')).optional(),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: page(order),
  errors: [],
})

const readErrors = ['NONEXISTING_ORDER'] as const

export const getOrder = call({
  id: 'getOrder',
  method: 'GET',
  path: '/order/:orderId',
  summary: 'An order of the signed-in customer, or of the guest who shows its token',
  permission: 'visitor',
  params: named,
  output: order,
  errors: readErrors,
})

export const watchOrder = call({
  id: 'watchOrder',
  method: 'GET',
  path: '/order/:orderId/events',
  summary: 'What happens to an order, as it happens; resumes after Last-Event-ID',
  permission: 'visitor',
  params: named,
  output: orderEvent,
  errors: readErrors,
  isEventStream: true,
})

export const cancelOrder = call({
  id: 'cancelOrder',
  method: 'POST',
  path: '/order/:orderId/cancel',
  summary: 'Cancels an order that the store has not answered yet',
  permission: 'visitor',
  params: named,
  output: order,
  errors: ['NONEXISTING_ORDER', 'ORDER_STATUS_INVALID'],
})

export const reorder = call({
  id: 'reorder',
  method: 'POST',
  path: '/order/:orderId/reorder',
  summary: 'A new cart with what an order had, as far as the menu still has it',
  permission: 'visitor',
  params: named,
  output: z.object({
    cart,
    /** What could not be put into it, by name, with the options it had. */
    missing: z.array(z.object({ name: z.string(), quantity: z.int() })),
  }),
  status: 201,
  errors: ['NONEXISTING_ORDER', 'NONEXISTING_STORE'],
})

export const orderCalls = { placeOrder, listOrders, getOrder, watchOrder, cancelOrder, reorder }
