import { z } from 'zod'
import { SERVICE_STATES } from '#rules/operator/service-state.ts'
import { NEED_KINDS, URGENCIES } from '#rules/operator/urgency.ts'
import { call } from '#contract/call.ts'
import { because, id, instant, line } from '#contract/fields.ts'
import { pushSubscription } from '#contract/news.ts'

/** Something that waits for a person. */
export const need = z.object({
  /** The same at every reading. */
  id: z.string(),
  kind: z.enum(NEED_KINDS),
  urgency: z.enum(URGENCIES),
  since: instant,
  /** How many orders, payments, tickets, jobs or errors. */
  count: z.int(),
  store: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
  order: z.object({ id, number: z.string() }).nullable(),
  /** Of a pause: until when. */
  until: instant.nullable(),
  /** How long a restaurant with a waiting order usually takes to answer one; null where that isn't known. */
  usualSeconds: z.int().nullable(),
  /** A printer's name, why a restaurant is paused, what kind of job, or which call fails. */
  subject: z.string(),
})
export type Need = z.output<typeof need>

const busyKitchen = z.object({
  store: z.object({ id, name: z.string() }),
  /** To be answered, for later too. */
  toAccept: z.int(),
  /** Answered, and to be cooked now. */
  cooking: z.int(),
  late: z.int(),
  /** Above 100 where it has taken on more than it wants; null: it has no limit. */
  fullPercent: z.int().nullable(),
  isBoardOn: z.boolean(),
  /** When its store app was last open; null: never. */
  boardSeenAt: instant.nullable(),
})
export type BusyKitchen = z.output<typeof busyKitchen>

const state = z.enum(SERVICE_STATES)

/** What jobs send. */
const sending = z.object({
  state,
  /** To be sent now, and not yet tried. */
  waiting: z.int(),
  /** Tried without success. */
  failing: z.int(),
  /** When the first of those is tried again. */
  nextTryAt: instant.nullable(),
})

const services = z.object({
  /** Its figures stand among the others. */
  cards: z.object({ state }),
  emails: sending,
  notifications: sending,
  jobs: sending.omit({ nextTryAt: true }).extend({
    /** When the clock last started a job; null: never yet. */
    clockAt: instant.nullable(),
  }),
})
export type Services = z.output<typeof services>

const forOperators = { permission: 'operator', operatorPermission: 'now' } as const

export const getNow = call({
  id: 'getNow',
  method: 'GET',
  path: '/operator/now',
  summary:
    'What waits for a person and what the role may see of it, the most urgent first, with figures, the busiest ' +
    'kitchens and how services go',
  ...forOperators,
  output: z.object({
    needs: z.array(need),
    /** Of some kind there are more than are listed. */
    isMore: z.boolean(),
    figures: z.object({
      openOrders: z.int(),
      toAccept: z.int(),
      lateOrders: z.int(),
      /** Placed in the last hour. */
      ordersLastHour: z.int(),
      /** On average, of the orders accepted in the last hour; null: none was. */
      acceptedWithinSeconds: z.int().nullable(),
      /** Orders of the last hour whose payment online went through, and those left unpaid. */
      paid: z.int(),
      unpaid: z.int(),
      /** When one last went through; null: none did in the last hour. */
      lastPaidAt: instant.nullable(),
      /** Placed in the same hour of the week before, and how soon they were accepted. */
      ordersWeekBefore: z.int(),
      acceptedWithinSecondsWeekBefore: z.int().nullable(),
      /** The last hour in ten parts, the oldest first. */
      course: z.array(
        z.object({
          openOrders: z.int(),
          lateOrders: z.int(),
          orders: z.int(),
          acceptedWithinSeconds: z.int().nullable(),
          paidPercent: z.number().nullable(),
        }),
      ),
    }),
    kitchens: z.object({
      /** Those with the most to cook now, ten at the most. */
      items: z.array(busyKitchen),
      /** How many restaurants customers find. */
      liveCount: z.int(),
    }),
    services,
  }),
  errors: [],
})

export const watchNow = call({
  id: 'watchNow',
  method: 'GET',
  path: '/operator/now/events',
  summary:
    'Says that something has happened at the marketplace, every two seconds at the most: what waits for a ' +
    'person may have changed',
  ...forOperators,
  output: z.object({}),
  errors: [],
  isEventStream: true,
})

export const retryJobs = call({
  id: 'retryJobs',
  method: 'POST',
  path: '/operator/now/retry',
  summary: 'Tries the failed jobs of a kind again at once, emails among them',
  ...forOperators,
  body: z.object({ task: z.string().regex(/^[a-z-]{1,60}$/, because('invalid_value')) }),
  errors: [],
})

export const acknowledgeMissedOrders = call({
  id: 'acknowledgeMissedOrders',
  method: 'POST',
  path: '/operator/stores/:storeId/missed-orders/acknowledge',
  summary: 'Says that the missed orders of a restaurant have been seen, up to 100 at once',
  permission: 'operator',
  operatorPermission: 'orders',
  params: z.object({ storeId: id }),
  errors: ['NONEXISTING_STORE'],
})

export const clearErrors = call({
  id: 'clearErrors',
  method: 'POST',
  path: '/operator/now/clear-errors',
  summary: 'Says that the errors of a call are dealt with; later ones are listed again',
  permission: 'operator',
  operatorPermission: 'settings',
  body: z.object({ route: line(300) }),
  errors: [],
})

const device = pushSubscription.pick({ endpoint: true })
const settings = z.object({ byEmail: z.boolean() })

export const getAlertSettings = call({
  id: 'getAlertSettings',
  method: 'GET',
  path: '/operator/alerts/settings',
  summary:
    'Whether whoever asks is sent alerts by email, and whether the marketplace has a webhook',
  ...forOperators,
  output: settings.extend({ hasWebhook: z.boolean() }),
  errors: [],
})

export const changeAlertSettings = call({
  id: 'changeAlertSettings',
  method: 'PUT',
  path: '/operator/alerts/settings',
  summary: 'Sends whoever asks alerts by email, or no more',
  ...forOperators,
  body: settings,
  errors: [],
})

export const findAlertPush = call({
  id: 'findAlertPush',
  method: 'POST',
  path: '/operator/alerts/push/find',
  summary: 'Whether a device is sent alerts, by whoever asks',
  ...forOperators,
  body: device,
  output: z.object({ isOn: z.boolean() }),
  errors: [],
})

export const startAlertPush = call({
  id: 'startAlertPush',
  method: 'PUT',
  path: '/operator/alerts/push',
  summary: 'Sends a device alerts, until whoever turned it on logs out there',
  ...forOperators,
  body: pushSubscription,
  errors: ['PUSH_SUBSCRIPTION_INVALID', 'UNAUTHORIZED'],
})

export const stopAlertPush = call({
  id: 'stopAlertPush',
  method: 'POST',
  path: '/operator/alerts/push/stop',
  summary: 'Sends a device no more alerts',
  ...forOperators,
  body: device,
  errors: [],
})

export const nowCalls = {
  getNow,
  watchNow,
  retryJobs,
  acknowledgeMissedOrders,
  clearErrors,
  getAlertSettings,
  changeAlertSettings,
  findAlertPush,
  startAlertPush,
  stopAlertPush,
}
