import type { PersonalData } from '#contract/account/personal-data.ts'
import { formatPence } from '#rules/money/pence.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import { yourData } from '#web/messages/en/your-data.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** One heading of the stored data, with a sentence for each item below it. */
export interface DataPart {
  title: string
  items: { text: string; more: readonly string[] }[]
}

const timeFormat = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})
const timeOf = (instant: string) => timeFormat.format(new Date(instant))
const linesOf = (...lines: (string | false | '')[]) =>
  lines.filter((line) => typeof line === 'string' && line !== '') as string[]
const plain = (text: string) => ({ text, more: [] })

type Part = keyof typeof yourData.parts

/** Everything that is stored about a customer, in sentences. */
export function dataParts(t: Translate, data: PersonalData): DataPart[] {
  const title = (part: Part) => t(`yourData.parts.${part}`)
  return [
    { title: title('account'), items: accountOf(t, data).map(plain) },
    { title: title('signIns'), items: signInsOf(t, data).map(plain) },
    { title: title('events'), items: data.events.map((event) => plain(eventOf(t, event))) },
    {
      title: title('addresses'),
      items: data.addresses.map(({ address, postCode, isDefault }) => {
        const text = address.includes(postCode) ? address : `${address}, ${postCode}`
        return plain(isDefault ? t('yourData.defaultOne', { text }) : text)
      }),
    },
    { title: title('cards'), items: data.cards.map((card) => plain(cardOf(t, card))) },
    {
      title: title('favourites'),
      items: data.favouriteStores.map(({ name, addedAt }) =>
        plain(t('yourData.favourite', { name, time: timeOf(addedAt) })),
      ),
    },
    {
      title: title('discounts'),
      items: data.discounts.map(({ name, code }) =>
        plain(code === null ? name : t('yourData.withCode', { name, code })),
      ),
    },
    { title: title('baskets'), items: data.baskets.map((basket) => basketOf(t, basket)) },
    { title: title('orders'), items: data.orders.map((order) => orderOf(t, order)) },
    ...aroundOrders(t, data),
    {
      title: title('deliveryNotices'),
      items: data.deliveryNotices.map(({ postCode, requestedAt }) =>
        plain(t('yourData.deliveryNotice', { postCode, time: timeOf(requestedAt) })),
      ),
    },
    {
      title: title('enquiries'),
      items: data.enquiries.map(({ sentAt, fields }) => ({
        text: t('yourData.enquiry', { time: timeOf(sentAt), message: fields['message'] ?? '' }),
        more: Object.entries(fields).flatMap(([name, value]) =>
          name === 'message' ? [] : linesOf(value),
        ),
      })),
    },
  ]
}

/** What they wrote and sent about their orders, and the browsers with notifications. */
function aroundOrders(t: Translate, data: PersonalData): DataPart[] {
  const title = (part: Part) => t(`yourData.parts.${part}`)
  return [
    {
      title: title('problems'),
      items: data.problems.map(({ orderNumber: number, reportedAt, texts }) => ({
        text: t('yourData.problem', { number, time: timeOf(reportedAt) }),
        more: texts,
      })),
    },
    {
      title: title('reviews'),
      items: data.reviews.map(({ storeName, stars, text, author, createdAt }) => ({
        text: t('yourData.review', { store: storeName, count: stars, time: timeOf(createdAt) }),
        more: linesOf(author ?? '', text),
      })),
    },
    {
      title: title('reviewReports'),
      items: data.reviewReports.map(({ text, createdAt }) => ({
        text: timeOf(createdAt),
        more: linesOf(text),
      })),
    },
    {
      title: title('photos'),
      items: data.photos.map(({ sentAt, url }) => ({ text: timeOf(sentAt), more: [url] })),
    },
    {
      title: title('pushSubscriptions'),
      items: data.pushSubscriptions.map(({ endpoint, subscribedAt }) => ({
        text: timeOf(subscribedAt),
        more: [endpoint],
      })),
    },
  ]
}

function accountOf(t: Translate, { account, newEmail }: PersonalData): string[] {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ')
  return linesOf(
    t('yourData.name', { name }),
    t('yourData.email', { email: account.email }),
    newEmail !== null && t('yourData.newEmail', { email: newEmail }),
    t('yourData.phone', { phone: account.phone }),
    t('yourData.created', { time: timeOf(account.createdAt) }),
    account.hasPassword && t('yourData.hasPassword'),
    account.paymentCustomerId !== null &&
      t('yourData.paymentCustomer', { id: account.paymentCustomerId }),
  )
}

function signInsOf(t: Translate, { signInProviders, sessions }: PersonalData): string[] {
  return [
    ...signInProviders.map(({ provider, subject, linkedAt }) =>
      t('yourData.provider', {
        provider: t(`session.providers.${provider}`),
        subject,
        time: timeOf(linkedAt),
      }),
    ),
    ...sessions.map(({ device, signedInAt, lastUsedAt }) =>
      t('yourData.session', {
        device: device || t('account.unknownDevice'),
        time: timeOf(signedInAt),
        used: timeOf(lastUsedAt),
      }),
    ),
  ]
}

type EventKind = Exclude<keyof typeof yourData.events, 'other'>
const isKnown = (kind: string): kind is EventKind =>
  kind !== 'other' && Object.hasOwn(yourData.events, kind)

function eventOf(t: Translate, { kind, network, at }: PersonalData['events'][number]): string {
  const what = isKnown(kind) ? t(`yourData.events.${kind}`) : t('yourData.events.other', { kind })
  const time = timeOf(at)
  return network
    ? t('yourData.eventFrom', { what, time, network })
    : t('yourData.event', { what, time })
}

function cardOf(t: Translate, card: PersonalData['cards'][number]): string {
  const { brand, last4, expiryMonth: month, expiryYear: year } = card
  const text = t('yourData.card', { brand, last4, month, year })
  return card.isDefault ? t('yourData.defaultOne', { text }) : text
}

interface Dish {
  name: string
  quantity: number
  note: string
}

function dishOf(t: Translate, { name, quantity, note }: Dish): string {
  const dish = t('yourData.dish', { quantity, name })
  return note ? t('yourData.dishNote', { dish, note }) : dish
}

interface Delivery {
  who: string
  address: string
  deliveryNote: string
  allergyNote: string
}

function deliveryOf(t: Translate, { who, address, deliveryNote, allergyNote }: Delivery) {
  return linesOf(
    who && t('yourData.for', { who }),
    address && t('yourData.to', { address }),
    deliveryNote && t('yourData.courierNote', { note: deliveryNote }),
    allergyNote && t('yourData.allergyNote', { note: allergyNote }),
  )
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

function basketOf(t: Translate, basket: PersonalData['baskets'][number]) {
  const { storeName, changedAt, lines, ownerName, friends, promoCodes } = basket
  return {
    text: t('yourData.basket', { store: storeName, time: timeOf(changedAt) }),
    more: [
      ...lines.map((line) => dishOf(t, line)),
      ...deliveryOf(t, {
        ...basket,
        who: joined(basket.name, basket.email, basket.phone),
        address: joined(basket.addressLine, basket.address),
      }),
      ...linesOf(
        ownerName && t('yourData.ownerName', { name: ownerName }),
        friends.length > 0 && t('yourData.friends', { names: friends.join(', ') }),
        promoCodes.length > 0 && t('yourData.codes', { codes: promoCodes.join(', ') }),
      ),
    ],
  }
}

function orderOf(t: Translate, order: PersonalData['orders'][number]) {
  const { number, store, placedAt, totalPence, contact, address, addressLine, payment } = order
  return {
    text: t('yourData.order', {
      number,
      store: store.name,
      time: timeOf(placedAt),
      total: formatPence(totalPence),
    }),
    more: [
      ...order.lines.map((line) => dishOf(t, line)),
      ...deliveryOf(t, {
        ...order,
        who: joined(contact.name, contact.email, contact.phone),
        address: address ? joined(addressLine, address.address, address.postCode) : '',
      }),
      ...linesOf(!!payment?.card && t('yourData.paidBy', payment.card)),
    ],
  }
}
