import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { printerCalls } from '#contract/partner/printers.ts'
import { isRoleAllowed, STAFF_ROLES } from '#contract/partner/staff-roles.ts'
import { givenTo } from './testing/call-inputs.ts'
import { addressOf, gatherPeople, type Headers, type People } from './testing/people.ts'

type Stranger = keyof People['strangers'] | 'customerThere' | 'partnerThere'

/** The answer to a stranger; 'served' for calls that are for everybody. */
type Answers = Record<Stranger, string>

const unauthorized = { nobody: 'UNAUTHORIZED', otherOrder: 'UNAUTHORIZED' }
const badToken = { expired: 'UNAUTHORIZED', forged: 'UNAUTHORIZED' }
const wrongKind = 'PROFILE_TYPE_NOT_ALLOWED'

const anybody: Answers = {
  nobody: 'served',
  otherCustomer: 'served',
  otherPartner: 'served',
  otherOrder: 'served',
  expired: 'served',
  forged: 'served',
  customerThere: 'served',
  partnerThere: 'served',
}
/** Objects of a customer, or of a guest with its token. */
const owned = (code: string): Answers => ({
  nobody: code,
  otherCustomer: code,
  otherOrder: code,
  otherPartner: wrongKind,
  partnerThere: wrongKind,
  customerThere: 'served',
  ...badToken,
})
const asGuestOrCustomer: Answers = {
  ...anybody,
  otherPartner: wrongKind,
  partnerThere: wrongKind,
  ...badToken,
}
const customersOwn: Answers = { ...asGuestOrCustomer, ...unauthorized }
const partnersOf = (code: string): Answers => ({
  ...unauthorized,
  ...badToken,
  otherCustomer: wrongKind,
  customerThere: wrongKind,
  otherPartner: code,
  partnerThere: 'served',
})
const anyAccount: Answers = { ...anybody, ...unauthorized, ...badToken }
/** Every signed-in caller may call, and is refused for the values. */
const ofAccount = (code: string): Answers => ({
  ...unauthorized,
  ...badToken,
  otherCustomer: code,
  otherPartner: code,
  customerThere: code,
  partnerThere: code,
})
const operatorsOnly: Answers = ofAccount('Forbidden resource')
/** Without a session of one's own there is none to get. */
const nobodyYet = (code: string): Answers => ({
  nobody: code,
  otherCustomer: code,
  otherPartner: code,
  otherOrder: code,
  expired: code,
  forged: code,
  customerThere: code,
  partnerThere: code,
})

const customersOwnOf = (code: string): Answers => ({ ...owned(code), ...unauthorized })

/** The owner, too, has the cart's own calls for it. */
const membersOnly = { ...owned('NOT_A_MEMBER'), customerThere: 'NOT_A_MEMBER' }
const cartOf = owned('NONEXISTING_CART')
const orderOf = owned('NONEXISTING_ORDER')
const addressOfCustomer = customersOwnOf('NONEXISTING_ADDRESS')
const cardOfCustomer = customersOwnOf('NONEXISTING_CARD')
const atStore = partnersOf('NONEXISTING_STORE')
const onOrder = partnersOf('NONEXISTING_ORDER')
const onProblem = partnersOf('NONEXISTING_PROBLEM')
const onReview = partnersOf('NONEXISTING_REVIEW')

/** Who may make each call. A new call needs a line here. */
/** The same answers of several calls. */
const each = (answers: Answers, ids: string): Record<string, Answers> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, answers]))

const whoMay: Record<string, Answers> = {
  listStores: anybody,
  listStoreTypes: anybody,
  listAreas: anybody,
  listCities: anybody,
  listAreasOfCity: anybody,
  listStoresOfArea: anybody,
  getStore: anybody,
  getStoreMetaData: anybody,
  getStoreUrl: anybody,
  getFooter: anybody,
  listNearbyStores: anybody,
  listSlots: anybody,
  listCategories: anybody,
  watchMenu: anybody,
  getProductWithOptions: anybody,
  getPlace: anybody,
  getDistrict: anybody,
  suggestAddresses: anybody,
  listSavedAddresses: customersOwn,
  saveAddress: customersOwn,
  changeSavedAddress: addressOfCustomer,
  makeAddressDefault: addressOfCustomer,
  deleteSavedAddress: addressOfCustomer,
  getDeliveryZone: anybody,
  getCart: cartOf,
  listCartSlots: cartOf,
  getOwnCart: customersOwn,
  createCart: asGuestOrCustomer,
  changeCart: cartOf,
  changeCartDetails: cartOf,
  changeCartAddress: cartOf,
  addCartAddress: cartOf,
  removeUnavailableProducts: cartOf,
  applyDiscount: cartOf,
  removeDiscount: cartOf,
  listOffers: anybody,
  listStampCards: customersOwn,
  shareCart: cartOf,
  changeSharing: cartOf,
  stopSharing: cartOf,
  getSharedCart: asGuestOrCustomer,
  joinSharedCart: asGuestOrCustomer,
  changeSharedCart: membersOnly,
  placeOrder: cartOf,
  listOrders: customersOwn,
  getOrder: orderOf,
  watchOrder: orderOf,
  cancelOrder: orderOf,
  answerOrderChange: orderOf,
  getReceipt: orderOf,
  getLaterTip: orderOf,
  askForLaterTip: orderOf,
  finishLaterTip: orderOf,
  reorder: orderOf,
  getNews: customersOwn,
  changeNews: customersOwn,
  deleteBrowsers: customersOwn,
  getPushKey: anybody,
  findOrderPush: orderOf,
  startOrderPush: orderOf,
  stopOrderPush: orderOf,
  getPaymentOptions: anybody,
  createPaymentIntent: orderOf,
  finishPayment: orderOf,
  abandonPayment: orderOf,
  listCards: customersOwn,
  prepareCard: customersOwn,
  saveCard: customersOwn,
  changeCard: cardOfCustomer,
  deleteCard: cardOfCustomer,
  listCartCards: customersOwnOf('NONEXISTING_CART'),
  chooseCartCard: customersOwnOf('NONEXISTING_CART'),
  getBotCheck: anybody,
  register: anybody,
  confirmRegistration: nobodyYet('WRONG_CONFIRM_CODE'),
  resendConfirmation: anybody,
  completeRegistration: nobodyYet('WRONG_CONFIRM_CODE'),
  registerSocially: nobodyYet('SOCIAL_AUTH_FAILED_GOOGLE'),
  logIn: nobodyYet('Unauthorized'),
  logInSocially: nobodyYet('SOCIAL_AUTH_FAILED_GOOGLE'),
  logInPartner: nobodyYet('Unauthorized'),
  logInOperator: nobodyYet('Unauthorized'),
  requestPasswordReset: anybody,
  resetPassword: nobodyYet('PASSWORD_RESET_FAILED'),
  refreshTokens: nobodyYet('UNAUTHORIZED'),
  getUser: anyAccount,
  logOut: anybody,
  exportPersonalData: customersOwn,
  deleteAccount: { ...customersOwnOf('INCORRECT_PASSWORD'), customerThere: 'INCORRECT_PASSWORD' },
  changeEmail: { ...customersOwnOf('INCORRECT_PASSWORD'), customerThere: 'INCORRECT_PASSWORD' },
  confirmEmailChange: nobodyYet('EMAIL_CHANGE_EXPIRED'),
  listFavouriteStores: customersOwn,
  setFavouriteStore: customersOwn,
  changeUser: customersOwn,
  changePassword: ofAccount('INCORRECT_PASSWORD'),
  listSessions: anyAccount,
  endOtherSessions: anyAccount,
  suspendUser: operatorsOnly,
  restoreUser: operatorsOnly,
  sendContactMessage: anybody,
  sendPartnerEnquiry: anybody,
  sendPhoto: asGuestOrCustomer,
  removePhoto: asGuestOrCustomer,
  getPartnerStore: atStore,
  pauseStore: atStore,
  markStoreBusy: atStore,
  listStoreChanges: atStore,
  getStoreHours: atStore,
  changeStoreHours: atStore,
  getStoreSettings: atStore,
  saveStoreSettings: atStore,
  findStaffPush: atStore,
  startStaffPush: { ...atStore, partnerThere: 'UNAUTHORIZED' },
  stopStaffPush: atStore,
  getBusiness: atStore,
  findEstablishments: atStore,
  linkEstablishment: atStore,
  changeBusiness: atStore,
  changeBankDetails: atStore,
  listZones: atStore,
  tryPostcode: atStore,
  previewZones: atStore,
  addZone: atStore,
  changeZone: atStore,
  deleteZone: atStore,
  getStaffMenu: atStore,
  changeProductAvailability: atStore,
  changeOptionAvailability: atStore,
  ...each(
    atStore,
    'getMenuDraft editMenuDraft replaceMenuDraft discardMenuDraft publishMenuDraft ' +
      'listMenuVersions getMenuVersion restoreMenuVersion',
  ),
  listPartnerOrders: atStore,
  ...each(
    onOrder,
    'getPartnerOrder acceptOrder declineOrder cancelAcceptedOrder readyOrder dispatchOrder ' +
      'completeOrder acknowledgeOrder startOrder delayOrder undoOrderAct recallOrder ' +
      'quoteOrderChange changeOrder endOrderChange refundPartnerOrder',
  ),
  watchStore: atStore,
  ...Object.fromEntries(Object.keys(printerCalls).map((id) => [id, atStore])),
  reprintOrder: onOrder,
  listTeam: atStore,
  inviteColleague: atStore,
  resendInvitation: atStore,
  withdrawInvitation: atStore,
  changeColleague: atStore,
  removeColleague: atStore,
  openInvitation: nobodyYet('NONEXISTING_INVITATION'),
  acceptInvitation: nobodyYet('NONEXISTING_INVITATION'),
  joinStore: { ...partnersOf('NONEXISTING_INVITATION'), partnerThere: 'NONEXISTING_INVITATION' },
  getOrderProblems: orderOf,
  reportProblem: orderOf,
  appealProblem: orderOf,
  listPartnerProblems: atStore,
  getPartnerProblem: onProblem,
  refundProblem: onProblem,
  declineProblem: onProblem,
  listOperatorProblems: operatorsOnly,
  getOperatorProblem: operatorsOnly,
  upholdProblem: operatorsOnly,
  rejectProblem: operatorsOnly,
  getProblemPolicy: operatorsOnly,
  changeProblemPolicy: operatorsOnly,
  getOperatorOrder: operatorsOnly,
  refundOperatorOrder: operatorsOnly,
  reviewOrder: orderOf,
  getOrderReview: orderOf,
  stopReviewRequests: orderOf,
  listStoreReviews: anybody,
  reportReview: asGuestOrCustomer,
  listPartnerReviews: atStore,
  replyToReview: onReview,
  reportPartnerReview: onReview,
  listOperatorReviews: operatorsOnly,
  hideReview: operatorsOnly,
  restoreReview: operatorsOnly,
  dismissReports: operatorsOnly,
  getStatement: atStore,
  getStatementCsv: atStore,
  getStatementPdf: atStore,
  listDiscrepancies: operatorsOnly,
  resolveDiscrepancy: operatorsOnly,
  reconcilePayments: operatorsOnly,
}

let people: People
beforeAll(async () => {
  people = await gatherPeople()
})
afterAll(() => people.test.close())

const calls = Object.values(CALLS_BY_HEADING).flat()

test('every call has a line that says who may make it', () => {
  expect(Object.keys(whoMay).sort()).toEqual(calls.map(({ id }) => id).sort())
})

describe('a caller who may not make a call is refused, and changes nothing', () => {
  test.each(calls)('$id', async (call) => {
    const expected = answersTo(call, (answer) => answer !== 'served')
    const before = await everything()
    const answers = new Map<Stranger, string>()
    for (const who of expected.keys()) answers.set(who, await send(call, who))
    expect(answers).toEqual(expected)
    expect(await everything()).toEqual(before)
  })
})

describe('staff whose role may not make a call are refused, and change nothing', () => {
  const ofStaff = calls.filter(({ permission }) => permission === 'partner')

  test.each(ofStaff)('$id', async (call) => {
    const { staffPermission } = call
    if (!staffPermission) throw new Error('Say in its contract which staff may make this call')
    const before = await everything()
    for (const role of STAFF_ROLES.filter((each) => !isRoleAllowed(each, staffPermission)))
      expect(await askAs(call, people.staff[role], '192.0.2.100'), role).toBe(
        'STAFF_ROLE_NOT_ALLOWED',
      )
    expect(await everything()).toEqual(before)
  })
})

describe('a caller who may make a call is not refused', () => {
  // A stream has no end to wait for, and an order moves once only: both have tests of their own.
  const repeatable = calls.filter((call) => !call.isEventStream && !call.path.includes(':orderId/'))
  test.each(repeatable)('$id', async (call) => {
    for (const who of answersTo(call, (answer) => answer === 'served').keys()) {
      const answer = await send(call, who)
      expect(served, who).toContain(answer)
    }
  })
})

/** Answers that an authorised caller gets, whatever the outcome. */
const served = [
  'ORDER_STATUS_INVALID',
  'ZONES_HAVE_CHANGED',
  'MENU_DRAFT_HAS_CHANGED',
  'NOTHING_TO_PUBLISH',
  'NOT_ON_MENU',
  'NONEXISTING_MENU_VERSION',
  'PROBLEM_STATUS_INVALID',
  'served',
  'CART_TOTAL_AMOUNT_MISMATCH',
  'NONEXISTING_CART',
  'LAST_OWNER',
  'NONEXISTING_INVITATION',
  'NONEXISTING_PRINTER',
  'PHONE_NUMBER_USED',
  'HOURS_HAVE_CHANGED',
  'BUSINESS_HAS_CHANGED',
  // No sandbox runs beside this marketplace.
  'SERVICE_UNAVAILABLE',
  'INCORRECT_PASSWORD',
  'PHOTO_IS_EMPTY',
  // No payment provider is connected in this marketplace.
  'PAYMENT_UNAVAILABLE',
]

function answersTo({ id }: Call, which: (answer: string) => boolean): Map<Stranger, string> {
  const answers = whoMay[id] ?? anybody
  return new Map(
    strangersOf(answers).flatMap((who) => (which(answers[who]) ? [[who, answers[who]]] : [])),
  )
}

function strangersOf(answers: Answers): Stranger[] {
  // The keys of a record are those of its type.
  return Object.keys(answers) as Stranger[]
}

function headersOf(who: Stranger): Headers {
  if (who === 'customerThere') return people.customer.headers
  if (who === 'partnerThere') return people.partner.headers
  return people.strangers[who]
}

function send(call: Call, who: Stranger): Promise<string> {
  // Each from another network, because one of them alone may try only a few passwords.
  return askAs(call, headersOf(who), `192.0.2.${1 + strangersOf(anybody).indexOf(who)}`)
}

async function askAs(call: Call, headers: Headers, remoteAddress: string): Promise<string> {
  const { query, body } = givenTo(call.id, people)
  const { statusCode, json } = await people.test.app.inject({
    method: call.method,
    url: addressOf(call, people) + (query ? `?${query.replaceAll(' ', '%20')}` : ''),
    headers,
    remoteAddress,
    ...(body && { payload: body }),
  })
  return statusCode < 400 ? 'served' : String(json<{ message: unknown }>().message)
}

const TABLES = `
  customer_address favourite_store cart orders order_line order_event store opening_span
  hours_exception preparation_hour usual_holiday session account review review_act
  review_report review_request_stop audit_event product option product_stock partner_store
  problem_event store_bank_account store_establishment
`
  .trim()
  .split(/\s+/)

/** Everything that can change, except the counted password attempts. */
async function everything() {
  const { pool } = people.test.context
  const rows = TABLES.map(async (table) => {
    const sql = `SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY 1`
    return [table, (await pool.query(sql)).rows] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
