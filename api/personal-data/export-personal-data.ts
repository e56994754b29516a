import type { PersonalData } from '#contract/account/personal-data.ts'
import type { GuestData } from '#contract/operator/guests.ts'
import { SOCIAL_PROVIDERS } from '#contract/session.ts'
import { listSavedAddresses } from '#api/address/list-saved-addresses.ts'
import type { Context } from '#api/context.ts'
import { enquiriesOf } from '#api/enquiries/stored-enquiries.ts'
import { noticesOf } from '#api/stores/delivery-notices/stored-notices.ts'
import { ApiError } from '#api/http/api-error.ts'
import { listOrdersById } from '#api/orders/reading/list-orders.ts'
import { listNotesOfOrders } from '#api/operator/orders/notes-of-orders.ts'
import { listCards } from '#api/payments/cards/list-cards.ts'
import { listPhotosAboutOrders, listPhotosOfAccount } from '#api/photos/photos-of.ts'
import { exportReviewReports, exportReviews } from '#api/reviews/reviews-of-person.ts'
import {
  loadAccountData,
  loadNewEmail,
  selectBaskets,
  selectEvents,
  selectFavouriteNames,
  selectOrdersOfAccount,
  selectOrdersOfGuest,
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
  const orderIds = await selectOrdersOfAccount(db, accountId)
  const [{ items: addresses }, { cards }, photos, discounts, favouriteStores] = await Promise.all([
    listSavedAddresses(context, accountId),
    listCards(context, accountId),
    listPhotosOfAccount(db, accountId),
    selectOwnDiscounts(db, accountId),
    selectFavouriteNames(db, accountId),
  ])
  return {
    exportedAt: now().toISOString(),
    account: { ...account, createdAt: account.createdAt.toISOString() },
    newEmail: (await loadNewEmail(db, accountId))?.newEmail ?? null,
    ...(await signInsOf(context, accountId)),
    addresses,
    cards,
    favouriteStores: favouriteStores.map(({ name, addedAt }) => ({
      name,
      addedAt: addedAt.toISOString(),
    })),
    discounts,
    baskets: await basketsOf(context, { accountId }),
    ...(await ordersOf(context, orderIds, accountId)),
    ...(await formsOf(context, account.email)),
    photos: photosOf(context, photos),
    reviewReports: (await exportReviewReports(db, accountId)).map(dated),
  }
}

/**
 * Everything that is stored about somebody who orders as a guest, by the email address that they leave, which is in
 * lower case.
 */
export async function exportGuestData(context: Context, email: string): Promise<GuestData> {
  const { db, now } = context
  const orderIds = await selectOrdersOfGuest(db, email)
  return {
    exportedAt: now().toISOString(),
    email,
    baskets: await basketsOf(context, { guestEmail: email }),
    ...(await ordersOf(context, orderIds, null)),
    ...(await formsOf(context, email)),
    photos: photosOf(context, await listPhotosAboutOrders(db, orderIds)),
  }
}

/** What they wrote with the forms of the website. */
async function formsOf({ db }: Context, email: string) {
  return { enquiries: await enquiriesOf(db, email), deliveryNotices: await noticesOf(db, email) }
}

const AROUND_ORDERS = ['orders', 'problems', 'orderNotes', 'pushSubscriptions', 'reviews'] as const

/** Orders with what was written about them, and the browsers with notifications. */
async function ordersOf(
  context: Context,
  orderIds: readonly string[],
  accountId: string | null,
): Promise<Pick<PersonalData, (typeof AROUND_ORDERS)[number]>> {
  const { db } = context
  const [orders, problems, notes, subscriptions, reviews] = await Promise.all([
    listOrdersById(context, orderIds),
    selectProblems(db, orderIds),
    listNotesOfOrders(db, orderIds),
    selectPushSubscriptions(db, orderIds, accountId),
    exportReviews(db, orderIds),
  ])
  return {
    orders: orders.map(({ acts: _, ...order }) => order),
    problems: problems.map(({ reportedAt, text, later, ...rest }) => ({
      ...rest,
      reportedAt: reportedAt.toISOString(),
      texts: [text, ...later].filter((each) => each !== ''),
    })),
    orderNotes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    reviews: reviews.map(dated),
    pushSubscriptions: subscriptions.map(({ endpoint, subscribedAt }) => ({
      endpoint,
      subscribedAt: subscribedAt.toISOString(),
    })),
  }
}

function photosOf(
  { configuration: { publicUrl } }: Context,
  photos: Awaited<ReturnType<typeof listPhotosOfAccount>>,
): PersonalData['photos'] {
  return photos.map(({ purpose, createdAt, url }) => ({
    purpose,
    sentAt: createdAt,
    url: `${publicUrl}${url}`,
  }))
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

async function basketsOf({ db }: Context, of: Parameters<typeof selectBaskets>[1]) {
  return (await selectBaskets(db, of)).map(basketOf)
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
