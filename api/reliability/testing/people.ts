import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import { API_BASE } from '#contract/constants.ts'
import { saveAddress } from '#api/address/save-address.ts'
import { addSavedCard } from '#api/payments/cards/add-saved-card.ts'
import { testCard } from '#api/payments/testing/card.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { CONTACT, IN_E8, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { sharedCartOf } from '#api/sharing/testing/friends.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { reportProblem } from '#api/problems/report-problem.ts'
import { placeDeliveredInCash } from '#api/problems/testing/problems.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { writeTestReview } from '#api/reviews/testing/reviews.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

export type Headers = Record<string, string>

/** A marketplace with something of everyone's in it, and everyone who might want it. */
export interface People {
  test: TestApp
  store: TestStore
  customer: TestAccount
  partner: TestAccount
  /** Of the customer. */
  cartToken: string
  /** Of an address that the customer keeps. */
  addressId: string
  /** Of a card that the customer keeps. */
  cardId: string
  /** Of a guest. */
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

async function reported(test: TestApp, store: TestStore, { accountId }: TestAccount) {
  const order = await placeDeliveredInCash(test, store, accountId)
  const input = { claimant: { accountId, orderToken: null }, idempotencyKey: null }
  return (await reportProblem(test.context, order.id, PROBLEM, input)).id
}

const PROBLEM = {
  kind: null,
  lines: [{ position: 0, quantity: 1, kind: 'missing' as const }],
  remedy: 'money' as const,
  text: '',
  photoIds: [],
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

const noCode = 'a'.repeat(64)
// Nobody is written to more than a few times.
const newEmail = () => `${randomUUID()}@example.com`
const atHome = { addressLine: 'Flat 3', isDefault: true, label: '', courierNote: '' }
const tokenOf = ({ headers }: TestAccount) => headers.authorization.replace('Bearer ', '')

/** The address of a call with what the people have put in for its parameters. */
export function addressOf({ path, id }: Pick<Call, 'path' | 'id'>, people: People): string {
  const values: Record<string, string> = {
    slug: people.store.slug,
    city: 'london',
    area: 'hackney',
    storeId: people.store.storeId,
    orderId: people.orderId,
    reportId: people.reportId,
    cartToken: people.cartToken,
    discountCode: people.discountCode,
    shareToken: people.shareToken,
    provider: 'google',
    photoId: 'A'.repeat(22),
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

/** What each call is given, so that nothing but who asks can be wrong. */
export function givenTo(
  id: string,
  { store, cartToken, orderId }: People,
): { query?: string; body?: object } {
  const given: Record<string, { query?: string; body?: object }> = {
    listStores: { query: 'postCode=E8 1AA' },
    getPlace: { query: 'search=E8 1AA' },
    getDistrict: { query: 'latitude=51.5471&longitude=-0.0601' },
    suggestAddresses: { query: 'input=hack' },
    getDeliveryZone: { query: `storeId=${store.storeId}&postcode=E8 1AA` },
    saveAddress: { body: { ...IN_E8, address: '7 Median Road, London, United Kingdom' } },
    changeSavedAddress: { body: { ...IN_E8, addressLine: 'Flat 4' } },
    createPaymentIntent: { body: { orderId } },
    askForLaterTip: { body: { amountPence: 200 } },
    saveCard: { body: { setupIntentId: 'seti_of_nobody' } },
    changeCard: { body: { isDefault: true } },
    chooseCartCard: { body: { cardId: null } },
    createCart: { body: { storeId: store.storeId } },
    shareCart: { body: { ownerName: 'Somebody Else' } },
    changeSharing: { body: { isLocked: true } },
    joinSharedCart: { body: { name: 'Somebody Else' } },
    changeSharedCart: { body: { newBasketItem: { productId: store.productIds.garlicBread } } },
    changeCart: { body: { newBasketItem: { productId: store.productIds.garlicBread } } },
    changeCartDetails: { body: { contact: { ...CONTACT, name: 'Somebody Else' } } },
    changeCartAddress: { body: { address: IN_E8 } },
    addCartAddress: { body: { address: IN_E8, addressLine: 'Elsewhere' } },
    placeOrder: { body: { cartToken, totalPence: 2159, paymentMethod: 'cash' } },
    ...givenAboutAccounts(store),
    ...givenAboutNews(),
    sendContactMessage: {
      body: { name: 'Somebody Else', email: newEmail(), message: 'Where is my curry?' },
    },
    sendPartnerEnquiry: {
      body: {
        restaurant: 'The Corner',
        name: 'Somebody Else',
        email: newEmail(),
        phone: '020 7946 0111',
        postCode: 'E8 1AA',
      },
    },
    pauseStore: { body: { minutes: 30 } },
    markStoreBusy: { body: { addedMinutes: 10, forMinutes: 60 } },
    acceptOrder: { body: { minutes: 20 } },
    declineOrder: { body: { reason: 'tooBusy' } },
    cancelAcceptedOrder: { body: { reason: 'tooBusy' } },
    ...givenAboutProblems(),
    refundPartnerOrder: { body: { reason: 'Cold food' } },
    refundOperatorOrder: { body: { reason: 'Cold food', payer: 'marketplace' } },
    reviewOrder: { body: { food: 5, delivery: 4, service: 5, text: 'Lovely.' } },
    reportReview: { body: { reason: 'abusive' } },
    replyToReview: { body: { text: 'Thank you.' } },
    reportPartnerReview: { body: { reason: 'unrelated' } },
    hideReview: { body: { reason: 'abusive' } },
    getStatement: { query: 'from=2026-05-01&to=2026-05-31' },
    getStatementCsv: { query: 'from=2026-05-01&to=2026-05-31' },
    getStatementPdf: { query: 'from=2026-05-01&to=2026-05-31' },
  }
  return given[id] ?? {}
}

function givenAboutProblems(): Record<string, { body: object }> {
  return {
    reportProblem: { body: PROBLEM },
    appealProblem: { body: { text: 'Decide for me.' } },
    refundProblem: { body: { amountPence: 100 } },
    declineProblem: { body: { reason: 'onTime' } },
    upholdProblem: { body: { amountPence: 100, payer: 'marketplace' } },
    rejectProblem: { body: { reason: 'onTime' } },
    changeProblemPolicy: {
      body: { reportHours: 1, answerHours: 1, lateCredit: null, version: 1 },
    },
  }
}

function givenAboutAccounts({
  storeId,
}: TestStore): Record<string, { query?: string; body?: object }> {
  const credentials = (username: string) => ({ username, password: 'a guess' })
  return {
    logIn: { body: credentials('customer@example.com') },
    getBotCheck: { query: 'action=login' },
    register: { body: { email: newEmail() } },
    confirmRegistration: { body: { code: noCode } },
    resendConfirmation: { body: { email: newEmail() } },
    completeRegistration: {
      body: {
        code: noCode,
        firstName: 'Somebody',
        lastName: 'Else',
        phone: '07700 900199',
        password: 'mushy peas',
      },
    },
    registerSocially: { query: `code=${noCode}`, body: {} },
    logInSocially: { query: `code=${noCode}`, body: {} },
    requestPasswordReset: { body: { email: newEmail() } },
    resetPassword: { body: { token: noCode, email: 'new@example.com', password: 'mushy peas' } },
    setFavouriteStore: { body: { storeId } },
    changeUser: { body: { firstName: 'Somebody', lastName: 'Else', phone: '07700 900198' } },
    changeEmail: { body: { email: newEmail(), password: 'a guess' } },
    confirmEmailChange: { body: { code: noCode } },
    deleteAccount: { body: { password: 'a guess' } },
    changePassword: { body: { currentPassword: 'a guess', password: 'mushy peas' } },
    logInOperator: { body: credentials('operator@example.com') },
    logInPartner: { body: credentials('partner@example.com') },
  }
}

/** The browser's keys are those of an example in the standard (RFC 8291, section 5). */
function givenAboutNews(): Record<string, { body: object }> {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/somebody'
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  return {
    changeNews: { body: { byEmail: { received: true, onItsWay: true } } },
    findOrderPush: { body: { endpoint } },
    startOrderPush: { body: { endpoint, keys } },
    stopOrderPush: { body: { endpoint } },
  }
}
