import { z } from 'zod'
import { call } from './call.ts'
import { because, id, language } from './fields.ts'

/** What a customer hears of their orders, besides what everyone does. */
export const news = z.object({
  /** Which of the emails that may be left out are wanted. */
  byEmail: z.object({
    /** That the restaurant has the order. */
    received: z.boolean(),
    /** That it is on its way, or ready to collect. */
    onItsWay: z.boolean(),
  }),
  /** Of emails, and of notifications. */
  language,
  /** How many browsers are sent notifications. */
  browsers: z.int(),
})
export type News = z.output<typeof news>

export const getNews = call({
  id: 'getNews',
  method: 'GET',
  path: '/user/news',
  summary: 'Which news of their orders the signed-in customer gets',
  permission: 'customer',
  output: news,
  errors: [],
})

export const changeNews = call({
  id: 'changeNews',
  method: 'PUT',
  path: '/user/news',
  summary: 'Chooses which emails about orders come. Receipts and changes always do',
  permission: 'customer',
  body: news.pick({ byEmail: true }),
  output: news,
  errors: [],
})

export const changeLanguage = call({
  id: 'changeLanguage',
  method: 'PUT',
  path: '/user/language',
  summary: 'Chooses the language of emails and notifications to the signed-in customer',
  permission: 'customer',
  body: news.pick({ language: true }),
  output: news,
  errors: [],
})

export const deleteBrowsers = call({
  id: 'deleteBrowsers',
  method: 'DELETE',
  path: '/user/news/browsers',
  summary: 'Turns notifications off in every browser of the signed-in customer',
  permission: 'customer',
  errors: [],
})

export const getPushKey = call({
  id: 'getPushKey',
  method: 'GET',
  path: '/push/key',
  summary: 'The public key that a browser subscribes to notifications with',
  permission: 'public',
  output: z.object({ publicKey: z.string() }),
  errors: [],
})

const endpoint = z
  .string()
  .min(1, because('required_field'))
  .max(1000, because('too_long'))
  .regex(/^[!-~]*$/, because('invalid_value'))
const base64url = (longest: number) =>
  z
    .string()
    .max(longest, because('too_long'))
    .regex(/^[\w-]+={0,2}$/, because('invalid_value'))
const named = z.object({ orderId: id })

/** What a browser's `PushSubscription` says of itself as JSON; what else it says is not needed. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(100), auth: base64url(100) }),
})
export type PushSubscription = z.output<typeof pushSubscription>

export const findOrderPush = call({
  id: 'findOrderPush',
  method: 'POST',
  path: '/order/:orderId/push/find',
  summary: 'Whether a browser is sent the news of an order',
  permission: 'visitor',
  params: named,
  body: z.object({ endpoint }),
  output: z.object({ isOn: z.boolean() }),
  errors: ['NONEXISTING_ORDER'],
})

export const startOrderPush = call({
  id: 'startOrderPush',
  method: 'PUT',
  path: '/order/:orderId/push',
  summary:
    'Sends a browser the news of an order; that of a signed-in customer, of all their orders ' +
    'until they sign out there',
  permission: 'visitor',
  params: named,
  body: pushSubscription,
  errors: ['NONEXISTING_ORDER', 'PUSH_SUBSCRIPTION_INVALID', 'UNAUTHORIZED'],
})

export const stopOrderPush = call({
  id: 'stopOrderPush',
  method: 'POST',
  path: '/order/:orderId/push/stop',
  summary: 'Sends a browser no more news of an order, or of the customer whose it is',
  permission: 'visitor',
  params: named,
  body: z.object({ endpoint }),
  errors: ['NONEXISTING_ORDER'],
})

export const newsCalls = {
  getNews,
  changeNews,
  changeLanguage,
  deleteBrowsers,
  getPushKey,
  findOrderPush,
  startOrderPush,
  stopOrderPush,
}
