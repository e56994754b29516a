import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import { API_BASE } from '#contract/constants.ts'
import { saveAddress } from '#api/address/save-address.ts'
import { addSavedCard } from '#api/payments/cards/add-saved-card.ts'
import { testCard } from '#api/payments/testing/card.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { IN_E8, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { sharedCartOf } from '#api/sharing/testing/friends.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { reportProblem } from '#api/problems/report-problem.ts'
import { placeDeliveredInCash } from '#api/problems/testing/problems.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { writeTestReview } from '#api/reviews/testing/reviews.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { PROBLEM } from './call-inputs.ts'

export type Headers = Record<string, string>

/** A marketplace with something of everyone's, and everyone who might call. */
export interface People {
  test: TestApp
  store: TestStore
  customer: TestAccount
  partner: TestAccount
  /** Of the store, in each role. */
  staff: Record<StaffRole, Headers>
  /** Who run the marketplace, in each role. */
  operators: Record<OperatorRole, Headers>
  /** Of the customer. */
  cartToken: string
  /** Of an address that the customer keeps. */
  addressId: string
  /** Of a saved address of the customer. */
  cardId: string
  /** Of a saved card of the customer. */
  guestCartToken: string
  /** Of a discount for everyone. */
  discountCode: string
  /** Of the link of another cart of a guest. */
  shareToken: string
  orderId: string
  /** Of a report about another order of the customer. */
  reportId: string
  /** Of a review at the store. */
  reviewId: string
  /** Of another order, with the token that shows it. */
  other: { orderId: string; orderToken: string }
  strangers: Record<
    'nobody' | 'otherCustomer' | 'otherPartner' | 'otherOrder' | 'expired' | 'forged',
    Headers
  >
}

export async function gatherPeople(): Promise<People> {
  const test = await createTestApp()
  const { app, context } = test
  const store = await openTestStore(context)
  const elsewhere = await openTestStore(context)
  const customer = await openTestAccount(context, 'customer')
  const storeIds = [store.storeId]
  const partner = await openTestAccount(context, 'partner', { storeIds })
  const otherCustomer = await openTestAccount(context, 'customer')
  const otherPartner = await openTestAccount(context, 'partner', { storeIds: [elsewhere.storeId] })
  const buyer = new TestCustomer(app, tokenOf(customer))
  const guest = new TestCustomer(app)
  const placed = await askToPlace(buyer, await readyCart(buyer, store))
  const otherPlaced = await askToPlace(guest, await readyCart(guest, store))
  const orderToken = orderTokenOf(context.configuration.tokenSecret, otherPlaced.body.id)
  return {
    test,
    store,
    customer,
    partner,
    staff: {
      owner: partner.headers,
      manager: (await openTestAccount(context, 'partner', { storeIds, role: 'manager' })).headers,
      kitchen: (await openTestAccount(context, 'partner', { storeIds, role: 'kitchen' })).headers,
    },
    operators: await gatherOperators(test),
    cartToken: (await readyCart(buyer, store)).cartToken,
    addressId: (await saveAddress(context, customer.accountId, { ...IN_E8, ...atHome })).id,
    cardId: await saveCard(test, customer),
    guestCartToken: (await readyCart(guest, store)).cartToken,
    discountCode: (await openDiscount(context, {})).code ?? '',
    shareToken: (await sharedCartOf(guest, store)).shareToken,
    orderId: placed.body.id,
    reportId: await reported(test, store, customer),
    reviewId: await writtenReview(test, store),
    other: { orderId: otherPlaced.body.id, orderToken },
    strangers: {
      nobody: {},
      otherCustomer: otherCustomer.headers,
      otherPartner: otherPartner.headers,
      otherOrder: { 'x-order-token': orderToken },
      expired: await expiredHeaders(test, customer),
      forged: await forgedHeaders(test, customer),
    },
  }
}

async function gatherOperators({ context }: TestApp): Promise<Record<OperatorRole, Headers>> {
  const open = async (operatorRole: OperatorRole) =>
    (await openTestAccount(context, 'operator', { operatorRole })).headers
  return {
    owner: await open('owner'),
    support: await open('support'),
    finance: await open('finance'),
    content: await open('content'),
  }
}

async function reported(test: TestApp, store: TestStore, { accountId }: TestAccount) {
  const order = await placeDeliveredInCash(test, store, accountId)
  const input = { claimant: { accountId, orderToken: null }, idempotencyKey: null }
  return (await reportProblem(test.context, order.id, PROBLEM, input)).id
}

async function writtenReview({ app, context }: TestApp, { storeId }: TestStore): Promise<string> {
  const { reviewId } = await writeTestReview({ app, context }, { storeId })
  return reviewId
}

async function saveCard({ context }: TestApp, { accountId }: TestAccount): Promise<string> {
  const card = await addSavedCard(context, accountId, testCard())
  return card?.id ?? ''
}

async function expiredHeaders({ context }: TestApp, { accountId }: TestAccount) {
  const yesterday = () => new Date(context.now().getTime() - 24 * 3_600_000)
  return accessHeaders({ ...context, now: yesterday }, accountId, 'customer')
}

async function forgedHeaders({ context }: TestApp, { accountId }: TestAccount) {
  const who = { accountId, profileType: 'customer', sessionId: accountId } as const
  const token = await signAccessToken(randomBytes(32).toString('hex'), who, context.now())
  return { authorization: `Bearer ${token}` }
}

const atHome = { addressLine: 'Flat 3', isDefault: true, label: '', courierNote: '' }
const tokenOf = ({ headers }: TestAccount) => headers.authorization.replace('Bearer ', '')

/** The address of a call with the people's values for its parameters. */
export function addressOf({ path, id }: Pick<Call, 'path' | 'id'>, people: People): string {
  const values: Record<string, string> = {
    slug: people.store.slug,
    city: 'london',
    area: 'hackney',
    storeId: people.store.storeId,
    orderId: people.orderId,
    productId: people.store.productIds.margherita,
    optionId: people.store.optionIds.small,
    reportId: people.reportId,
    changeId: randomUUID(),
    // The store's only owner, who can neither be removed nor get another role.
    accountId: people.partner.accountId,
    invitationId: randomUUID(),
    cartToken: people.cartToken,
    discountCode: people.discountCode,
    shareToken: people.shareToken,
    provider: 'google',
    bannerId: randomUUID(),
    documentId: randomUUID(),
    photoId: 'A'.repeat(22),
    zoneId: people.store.zoneIds[0] ?? '',
    printerId: randomUUID(),
    messageId: randomUUID(),
    tabletId: randomUUID(),
    discountId: randomUUID(),
    number: '1',
    id: idOf(id, people),
  }
  return API_BASE + path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
}

const ORDER_REVIEW_CALLS = new Set(['reviewOrder', 'getOrderReview', 'stopReviewRequests'])

const REVIEW_CALLS = new Set([
  'reportReview',
  'replyToReview',
  'reportPartnerReview',
  'hideReview',
  'restoreReview',
  'dismissReports',
])

function idOf(callId: string, people: People): string {
  const { store, addressId, cardId, orderId, reviewId } = people
  if (ORDER_REVIEW_CALLS.has(callId)) return orderId
  if (REVIEW_CALLS.has(callId)) return reviewId
  if (callId === 'changeCard' || callId === 'deleteCard') return cardId
  if (callId === 'getProductWithOptions') return store.productIds.margherita
  return callId.endsWith('SavedAddress') || callId === 'makeAddressDefault'
    ? addressId
    : store.storeId
}
