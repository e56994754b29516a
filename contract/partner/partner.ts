import { z } from 'zod'
import { DELAY_MAXIMUM_MINUTES, DELAY_STEPS } from '#rules/orders/delay.ts'
import { ORDER_NUMBER } from '#rules/orders/order-number.ts'
import { RECALL_MINUTES } from '#rules/orders/undo.ts'
import { PRINTER_TROUBLES } from '#rules/printing/printer-status.ts'
import { PAUSE_REASONS } from '#rules/stores/pause.ts'
import { LIFECYCLE_STATES } from '#rules/stores/store-lifecycle.ts'
import { call } from '../call.ts'
import { ORDERS_FOUND_FOR_DAYS } from '../constants.ts'
import { because, idCursor, id, instant, optionalLine, page, service, slug } from '../fields.ts'
import { orderEvent } from '../order-event.ts'
import { order } from '../orders.ts'
import { hygiene, STORE_TABS } from '../stores/stores.ts'
import { cancelAcceptedOrder, declineOrder } from './end-order.ts'
import { storeMessage } from './kitchen.ts'

/** After how many minutes the time on a card turns amber, and red. */
const waitColours = z.object({ soonMinutes: z.int(), urgentMinutes: z.int() })

export const partnerStore = z.object({
  id,
  slug,
  name: z.string(),
  /** Customers find it and order from it only while it is live. */
  lifecycle: z.enum(LIFECYCLE_STATES),
  tab: z.enum(STORE_TABS),
  /** Street, town and postcode in one line. */
  address: z.string(),
  phone: z.string(),
  /** Where emails about orders go. */
  email: z.string(),
  services: z.array(service),
  hygiene,
  /** When its hygiene rating was read in the register; null: it is linked to no kitchen there. */
  hygieneCheckedAt: instant.nullable(),
  preparationMinutes: z.int(),
  acceptMinutes: z.int(),
  pausedUntil: instant.nullable(),
  /** Why it is paused, where it is. */
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  /** Whether orders for after the pause are taken while it runs; false where it is not paused. */
  pauseTakesPreOrders: z.boolean(),
  busyMinutes: z.int(),
  busyUntil: instant.nullable(),
  /** Of orders that wait to be answered, and of those that are being cooked. */
  waitColours,
  cookColours: waitColours,
  /** The ticket printers that somebody has to go to. */
  printersInTrouble: z.array(z.object({ id, name: z.string(), status: z.enum(PRINTER_TROUBLES) })),
  /** What the marketplace has written about its orders and nobody has read yet, the oldest first. */
  messages: z.array(storeMessage),
  /** What has been finished since midnight in London. */
  doneToday: z.int(),
  /** For how long staff are offered to undo what they do with an order; 0: not at all. */
  undoSeconds: z.int(),
})
export type PartnerStore = z.output<typeof partnerStore>

const storeNamed = z.object({ storeId: id })
const orderNamed = z.object({ orderId: id })
const actErrors = ['NONEXISTING_ORDER', 'ORDER_STATUS_INVALID'] as const

export const getPartnerStore = call({
  id: 'getPartnerStore',
  method: 'GET',
  path: '/partner/stores/:storeId',
  summary: 'A store of the signed-in partner, as its board needs it',
  permission: 'partner',
  staffPermission: 'orders',
  params: storeNamed,
  output: partnerStore,
  errors: ['NONEXISTING_STORE'],
})

export const pauseStore = call({
  id: 'pauseStore',
  method: 'PUT',
  path: '/partner/stores/:storeId/pause',
  summary:
    'Takes no orders for some minutes, and orders for later only where that is said; 0 goes on at once',
  permission: 'partner',
  staffPermission: 'orders',
  params: storeNamed,
  body: z.object({
    minutes: z.int().min(0).max(1440),
    /** Whether orders for after the pause are taken while it runs. */
    takesPreOrders: z.boolean().default(true),
  }),
  output: partnerStore,
  errors: ['NONEXISTING_STORE', 'STORE_PAUSED_BY_MARKETPLACE'],
})

export const markStoreBusy = call({
  id: 'markStoreBusy',
  method: 'PUT',
  path: '/partner/stores/:storeId/busy',
  summary: 'Adds minutes to every new order for a while; 0 added minutes ends it',
  permission: 'partner',
  staffPermission: 'orders',
  params: storeNamed,
  body: z.object({ addedMinutes: z.int().min(0).max(60), forMinutes: z.int().min(15).max(480) }),
  output: partnerStore,
  errors: ['NONEXISTING_STORE'],
})

export const listPartnerOrders = call({
  id: 'listPartnerOrders',
  method: 'GET',
  path: '/partner/stores/:storeId/orders',
  summary:
    'The orders of a store: all that are open, or missed and not acknowledged, the one due first first, ' +
    'or those done today; with a ' +
    `number, those of the last ${ORDERS_FOUND_FOR_DAYS} days that have it, the newest first`,
  permission: 'partner',
  staffPermission: 'orders',
  params: storeNamed,
  query: z.object({
    state: z.enum(['open', 'done'], because('invalid_value')).default('open'),
    /** Numbers are unique at a store on a day. Whatever the state. */
    number: z.string().regex(ORDER_NUMBER, because('invalid_value')).optional(),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  output: page(order),
  errors: ['NONEXISTING_STORE'],
})

export const getPartnerOrder = call({
  id: 'getPartnerOrder',
  method: 'GET',
  path: '/partner/orders/:orderId',
  summary: 'An order of a store of the signed-in partner',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  output: order,
  errors: ['NONEXISTING_ORDER'],
})

export const acceptOrder = call({
  id: 'acceptOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/accept',
  summary:
    'Accepts an order, ready for hand-over in so many minutes. One with a dish that contains what its ' +
    'allergy note names needs the name of who has spoken with the customer. The header Idempotency-Key ' +
    'names the request: repeated, it changes nothing and is answered with the order, as are those that ' +
    'decline, cancel and hand over',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: z.object({
    /** Left out for an order with a slot: it stays due at its slot. */
    minutes: z.int().min(5).max(180).optional(),
    /** Who of the staff has spoken with the customer about their allergy. */
    allergyDiscussedBy: optionalLine(60),
  }),
  output: order,
  errors: [...actErrors, 'ALLERGY_NOT_DISCUSSED'],
})

const simpleAct = <const Act extends string>(id: string, act: Act, summary: string) =>
  call({
    id,
    method: 'POST',
    path: `/partner/orders/:orderId/${act}` as const,
    summary,
    permission: 'partner',
    staffPermission: 'orders',
    params: orderNamed,
    output: order,
    errors: actErrors,
  })

export const readyOrder = simpleAct('readyOrder', 'ready', 'The food is on the counter')
export const dispatchOrder = simpleAct('dispatchOrder', 'dispatch', 'The food is on its way')
export const completeOrder = simpleAct('completeOrder', 'complete', 'The food was handed over')

export const startOrder = simpleAct(
  'startOrder',
  'start',
  'The kitchen begins with an accepted order for later; repeated, it changes nothing',
)
export const acknowledgeOrder = simpleAct(
  'acknowledgeOrder',
  'acknowledge',
  'Staff have seen that nobody answered the order in time; repeated, it changes nothing',
)

export const delayOrder = call({
  id: 'delayOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/delay',
  summary:
    'Promises an accepted order some minutes later than it is due, and tells its customer: by ' +
    `${DELAY_MAXIMUM_MINUTES} minutes at most in all. Where it is due at another time than \`dueAt\`, ` +
    'as when the call is repeated, nothing changes',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: z.object({
    minutes: z.union(
      DELAY_STEPS.map((minutes) => z.literal(minutes)),
      because('invalid_value'),
    ),
    /** When it is due so far. */
    dueAt: instant,
  }),
  output: order,
  errors: [...actErrors, 'DELAY_TOO_LONG'],
})

export const undoOrderAct = call({
  id: 'undoOrderAct',
  method: 'POST',
  path: '/partner/orders/:orderId/undo',
  summary:
    'Takes back the last thing the caller did with an order, some seconds after it: an acceptance, a delay, ' +
    'a start, a hand-over. Until then no card is charged and nobody is emailed; repeated, it changes nothing',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  body: z.object({
    /** Which of the order's events. */
    eventId: z.int().min(1),
  }),
  output: order,
  errors: [...actErrors, 'TOO_LATE_TO_UNDO'],
})

export const recallOrder = call({
  id: 'recallOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/recall',
  summary:
    `Puts an order back on the board that was completed in the last ${RECALL_MINUTES} minutes; repeated, ` +
    'it changes nothing',
  permission: 'partner',
  staffPermission: 'orders',
  params: orderNamed,
  output: order,
  errors: [...actErrors, 'TOO_LATE_TO_UNDO'],
})

export const watchStore = call({
  id: 'watchStore',
  method: 'GET',
  path: '/partner/stores/:storeId/events',
  summary:
    'What happens to the orders of a store, as it happens; resumes after Last-Event-ID. Events without an ' +
    'id: `store` says that the store itself has changed, `dish` that a dish of an order was ticked',
  permission: 'partner',
  staffPermission: 'orders',
  params: storeNamed,
  output: orderEvent.extend({ orderId: id }),
  errors: ['NONEXISTING_STORE'],
  isEventStream: true,
})

export const partnerCalls = {
  getPartnerStore,
  pauseStore,
  markStoreBusy,
  listPartnerOrders,
  getPartnerOrder,
  acceptOrder,
  declineOrder,
  cancelAcceptedOrder,
  readyOrder,
  dispatchOrder,
  completeOrder,
  startOrder,
  acknowledgeOrder,
  delayOrder,
  undoOrderAct,
  recallOrder,
  watchStore,
}
