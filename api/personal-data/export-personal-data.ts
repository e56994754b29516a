import type { PersonalData } from '#contract/account/personal-data.ts'
import { SOCIAL_PROVIDERS } from '#contract/session.ts'
import { listSavedAddresses } from '#api/address/list-saved-addresses.ts'
import type { Context } from '#api/context.ts'
import { enquiriesOf } from '#api/enquiries/stored-enquiries.ts'
import { noticesOf } from '#api/stores/delivery-notices/stored-notices.ts'
import { ApiError } from '#api/http/api-error.ts'
import { listAccountOrders } from '#api/orders/reading/list-orders.ts'
import { listNotesOfAccount } from '#api/operator/orders/notes-of-orders.ts'
import { listCards } from '#api/payments/cards/list-cards.ts'
import { listPhotosOfAccount } from '#api/photos/photos-of.ts'
import { exportReviewReports, exportReviews } from '#api/reviews/reviews-of-account.ts'
import {
  loadAccountData,
  loadNewEmail,
  selectBaskets,
  selectEvents,
  selectFavouriteNames,
  selectOwnDiscounts,
  selectProblems,
  selectProviders,
  selectPushSubscriptions,
  selectSessions,
} from './personal-data.queries.ts'

/**
 * Everything that is stored about a customer; personal-data.ts lists which column is where. Throws
 * UNAUTHORIZED when the account no longer exists.
 */
export async function exportPersonalData(
  context: Context,
  accountId: string,
): Promise<PersonalData> {
  const { db, now } = context
  const account = await loadAccountData(db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  const [{ items: addresses }, { cards }, baskets, orders, enquiries, discounts] =
    await Promise.all([
      listSavedAddresses(context, accountId),
      listCards(context, accountId),
      selectBaskets(db, accountId),
      listAccountOrders(context, accountId),
      enquiriesOf(db, account.email),
      selectOwnDiscounts(db, accountId),
    ])
  return {
    exportedAt: now().toISOString(),
    account: { ...account, createdAt: account.createdAt.toISOString() },
    newEmail: (await loadNewEmail(db, accountId))?.newEmail ?? null,
    ...(await signInsOf(context, accountId)),
    addresses,
    cards,
    favouriteStores: (await selectFavouriteNames(db, accountId)).map(({ name, addedAt }) => ({
      name,
      addedAt: addedAt.toISOString(),
    })),
    discounts,
    baskets: baskets.map(basketOf),
    orders: orders.map(({ acts: _, ...order }) => order),
    enquiries,
    deliveryNotices: await noticesOf(db, account.email),
    ...(await aroundOrdersOf(context, accountId)),
  }
}

const AROUND_ORDERS = [
  'problems',
  'orderNotes',
  'photos',
  'pushSubscriptions',
  'reviews',
  'reviewReports',
] as const

/** What they wrote and sent about their orders, and the browsers with notifications. */
async function aroundOrdersOf(
  { db, configuration: { publicUrl } }: Context,
  accountId: string,
): Promise<Pick<PersonalData, (typeof AROUND_ORDERS)[number]>> {
  const [problems, notes, photos, subscriptions, reviews, reports] = await Promise.all([
    selectProblems(db, accountId),
    listNotesOfAccount(db, accountId),
    listPhotosOfAccount(db, accountId),
    selectPushSubscriptions(db, accountId),
    exportReviews(db, accountId),
    exportReviewReports(db, accountId),
  ])
  return {
    problems: problems.map(({ reportedAt, text, later, ...rest }) => ({
      ...rest,
      reportedAt: reportedAt.toISOString(),
      texts: [text, ...later].filter((each) => each !== ''),
    })),
    orderNotes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    photos: photos.map(({ purpose, createdAt, url }) => ({
      purpose,
      sentAt: createdAt,
      url: `${publicUrl}${url}`,
    })),
    reviews: reviews.map(dated),
    reviewReports: reports.map(dated),
    pushSubscriptions: subscriptions.map(({ endpoint, subscribedAt }) => ({
      endpoint,
      subscribedAt: subscribedAt.toISOString(),
    })),
  }
}

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

async function signInsOf(
  { db }: Context,
  accountId: string,
): Promise<Pick<PersonalData, 'signInProviders' | 'sessions' | 'events'>> {
  const [providers, sessions, events] = await Promise.all([
    selectProviders(db, accountId),
    selectSessions(db, accountId),
    selectEvents(db, accountId),
  ])
  return {
    signInProviders: providers.flatMap(({ provider: name, subject, linkedAt }) => {
      const provider = SOCIAL_PROVIDERS.find((each) => each === name)
      return provider ? [{ provider, subject, linkedAt: linkedAt.toISOString() }] : []
    }),
    sessions: sessions.map(({ device, signedInAt, lastUsedAt, expiresAt }) => ({
      device,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  }
}

type BasketRow = Awaited<ReturnType<typeof selectBaskets>>[number]

function basketOf(row: BasketRow): PersonalData['baskets'][number] {
  const { contact, address, lines, members, changedAt, discountCode, otherCodes, ...rest } = row
  const { name = '', email = '', phone = '' } = contact ?? {}
  return {
    ...rest,
    name,
    email,
    phone,
    changedAt: changedAt.toISOString(),
    address: address ? [address.address, address.postCode].filter(Boolean).join(', ') : '',
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      note: line.note,
      options: line.options.map((option) => ({ name: option.name, quantity: option.quantity })),
    })),
    friends: members.map((member) => member.name),
    promoCodes: [discountCode, ...otherCodes].filter((code) => code !== null),
  }
}
