import type { OrderChange } from '#contract/order-changes/order-change.ts'
import { DECLINE_REASONS, type Order } from '#contract/orders.ts'
import { REVIEW_REASONS } from '#contract/reviews/review.ts'
import { SOCIAL_PROVIDERS } from '#contract/session.ts'
import { ORDER_MESSAGES, type OrderMessage } from '#rules/email/order-message.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { ORDER_NEWS } from '#rules/news/order-news.ts'
import { pushMessage } from '#api/news/push-message.ts'
import { ACCOUNT_MESSAGES } from '#api/jobs/tasks.ts'
import { accountEmail } from '#api/emails/account/account-email.ts'
import { answerEmail } from '#api/emails/enquiries/send-enquiry-answer.ts'
import { orderEmail } from '#api/emails/orders/order-email.ts'
import { messageEmail } from '#api/emails/orders/send-order-note.ts'
import { moderationEmail, reviewRequestEmail } from '#api/emails/reviews/review-email.ts'
import { deliveryNoticeEmail } from '#api/emails/stores/send-delivery-notice.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'
import { customerProblemEmails } from './customer-problem-emails.ts'
import { testChange, testOrder, testPayment, verdict } from './order.ts'

/** What the emails below say beside their sentences: names and other data, in no language. */
export const DATA = {
  marketplace: 'Tuck In',
  store: 'Lantern Street Kitchen',
  number: '7HK4',
  firstName: 'Priya',
  link: 'https://tuckin.example/',
  postCode: 'LS6 2QP',
  contactEmail: 'hello@tuckin.example',
  text: 'Typed by somebody.',
}

const { marketplace, store, number, firstName, link, postCode, contactEmail, text } = DATA

/** Every email that a customer can be sent, each in as many variants as say every sentence at least once. */
export function customerEmails(t: Translate): Email[] {
  return [
    ...orderEmails(t),
    ...accountEmails(t),
    ...reviewEmails(t),
    ...customerProblemEmails(t),
    messageEmail({ order: testOrder, text, link, marketplace, t }),
    messageEmail({ order: withoutName(testOrder), text, link, marketplace, t }),
    answerEmail({
      enquiryId: testOrder.id,
      fields: { name: firstName, message: text },
      text,
      marketplace,
      contactEmail,
      t,
    }),
    deliveryNoticeEmail({ postCode, marketplace, link, t }),
  ]
}

/** The same for notifications. */
export function customerNotifications(t: Translate): string[] {
  return (['delivery', 'collection'] as const).flatMap((serviceType) =>
    ORDER_NEWS.map((news) => pushMessage(news, { ...testOrder, serviceType }, t).body),
  )
}

const withoutName = (order: Order): Order => ({
  ...order,
  contact: { ...order.contact, name: '' },
})

const happened = (
  act: Order['events'][number]['act'],
  by: Order['events'][number]['by'] = 'partner',
) => ({
  events: [
    ...testOrder.events,
    { id: 2, act, status: testOrder.status, by, at: '2026-11-20T19:22:00.000Z' },
  ],
})

const [firstLine] = testOrder.lines

/** Orders that differ in what their emails say. */
const ORDERS: Partial<Order>[] = [
  {},
  { serviceType: 'collection', address: null, leaveAtDoor: null, serviceTime: testOrder.dueAt },
  // Of the day before, collected as soon as possible.
  { serviceType: 'collection', address: null, placedAt: '2026-11-19T18:42:00.000Z' },
  { status: 'accepted', ...happened('accept'), deliveryFeePence: 0, tipPence: 100 },
  { paymentMethod: 'online', payment: testPayment('authorised') },
  { paymentMethod: 'online', payment: { ...testPayment('authorised'), card: null } },
  { paymentMethod: 'online', payment: testPayment('lapsed'), status: 'cancelled' },
  {
    paymentMethod: 'online',
    payment: testPayment('captured', [{ amountPence: 500, lines: null }]),
    ...happened('complete'),
    status: 'completed',
  },
  { leaveAtDoor: false, wantsCutlery: false, noBag: true, allergens: verdict([...ALLERGENS]) },
  {
    allergyNote: '',
    allergens: verdict([]),
    discount: {
      id: testOrder.id,
      name: 'Lantern',
      code: null,
      kind: 'percentage',
      amountPence: 520,
      fundedBy: 'store',
      reason: 'onlyOne',
    },
    lines: firstLine
      ? [
          {
            ...firstLine,
            quantity: 2,
            ifSoldOut: 'replace',
            discountPence: 100,
            allergens: verdict([]),
            parts: [[], firstLine.options].map((options) => ({
              productId: firstLine.productId,
              slotName: 'Rice',
              name: 'Pilau rice',
              options,
            })),
          },
        ]
      : [],
  },
  ...DECLINE_REASONS.map((reason) => ({
    status: 'declined' as const,
    reason,
    reasonText: reason === 'closing' ? text : '',
    ...happened('decline'),
  })),
  ...(['customer', 'partner', 'operator'] as const).map((by) => ({
    status: 'cancelled' as const,
    ...happened('cancel', by),
  })),
  {
    status: 'cancelled',
    paymentMethod: 'online',
    payment: testPayment('captured', [{ amountPence: 2720, lines: null }]),
    ...happened('cancel'),
  },
]

const CHANGES: Partial<OrderChange>[] = [
  {},
  { kind: 'remove', savesPence: 0 },
  { kind: 'reduce' },
  { state: 'made', result: 'changed' },
  { state: 'withdrawn', result: 'unchanged' },
  { state: 'made', result: 'unchanged' },
  { state: 'made', result: 'removed', savesPence: 0 },
]

function orderEmails(t: Translate): Email[] {
  const links = { home: link, order: link, store: link, storeApp: link }
  const write = (message: OrderMessage, changed: Partial<Order>, isTextHeldBack = false) => {
    const order = { ...testOrder, ...changed }
    const refundId = order.payment?.refunds[0]?.id ?? null
    const changeId = order.changes[0]?.id ?? null
    const about = { message, to: 'customer' as const, refundId, changeId }
    return orderEmail(about, { order, links, marketplace, t, isTextHeldBack })
  }
  const isPlain = (message: OrderMessage) => !/^refund|^change/.test(message)
  return [
    ...ORDER_MESSAGES.filter(isPlain).flatMap((message) =>
      ORDERS.flatMap((order) => [
        write(message, order),
        write(message, withoutName({ ...testOrder, ...order })),
      ]),
    ),
    write('received', {}, true),
    ...(['refunded', 'refundReturned'] as const).flatMap((message) =>
      REFUNDED.map((payment) => write(message, { paymentMethod: 'online', payment })),
    ),
    write('refunded', { payment: REFUNDED[0] ?? null, status: 'declined' }),
    ...(['changeProposed', 'changed'] as const).flatMap((message) =>
      CHANGES.flatMap((change) =>
        CHANGED.map((order) => write(message, { ...order, changes: [testChange(change)] })),
      ),
    ),
  ]
}

const refundOf = (more: object) => {
  const payment = testPayment('captured', [{ amountPence: 500, lines: null }])
  return { ...payment, refunds: payment.refunds.map((refund) => ({ ...refund, ...more })) }
}

const REFUNDED: NonNullable<Order['payment']>[] = [
  refundOf({ lateMinutes: 1, problemId: testOrder.id }),
  refundOf({ lateMinutes: 2, lines: [] }),
  refundOf({ lateMinutes: 25, lines: [{ position: 0, quantity: 1, amountPence: 500 }] }),
]

const CHANGED: Partial<Order>[] = [
  {},
  { lines: firstLine ? [firstLine] : [] },
  { paymentMethod: 'online', payment: testPayment('authorised') },
  { paymentMethod: 'online', payment: refundOf({ changeId: testChange().id }) },
]

function accountEmails(t: Translate): Email[] {
  return [null, ...SOCIAL_PROVIDERS].flatMap((provider) =>
    ACCOUNT_MESSAGES.flatMap((message) =>
      [firstName, ''].map((name) =>
        accountEmail(message, {
          firstName: name,
          provider,
          newEmail: contactEmail,
          marketplace,
          link,
          t,
        }),
      ),
    ),
  )
}

function reviewEmails(t: Translate): Email[] {
  const input = { firstName, store, number, marketplace, link, t }
  const judged = { ...input, note: text, text, contactEmail }
  return [
    ...(['delivery', 'collection'] as const).map((service) =>
      reviewRequestEmail({ ...input, service, stopLink: link }),
    ),
    moderationEmail('restored', { ...judged, reason: null }),
    ...REVIEW_REASONS.map((reason) => moderationEmail('hidden', { ...judged, reason })),
  ]
}
