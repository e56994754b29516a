import { givenAboutRestaurants } from './restaurant-inputs.ts'
import { TEN_PER_CENT_OFF } from '#api/discount/testing/discount-manager.ts'
import { randomUUID } from 'node:crypto'
import { givenAboutOperators } from './inputs-of-operators.ts'
import { CONTACT, IN_E8 } from '#api/cart/testing/test-customer.ts'
import type { TestStore } from '#api/testing/test-store.ts'

export const PROBLEM = {
  kind: null,
  lines: [{ position: 0, quantity: 1, kind: 'missing' as const }],
  remedy: 'money' as const,
  text: '',
  photoIds: [],
}

const closed = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}
const NO_HOURS = {
  week: { delivery: closed, collection: closed },
  exceptions: [],
  usualHolidays: [],
  preparationMinutes: 20,
  preparationHours: [],
  lastOrderMinutes: 0,
  slotOrders: null,
  preOrderDays: 0,
  version: 'a'.repeat(22),
}

const BUSINESS = {
  legalName: 'Somebody Else Ltd',
  legalAddress: '',
  companyNumber: '',
  vatNumber: '',
  vatRate: null,
}

const NEW_PERSON = { firstName: 'Somebody', lastName: 'Else', password: 'mushy peas' }

const noCode = 'a'.repeat(64)
// No mailbox gets more than a few emails.
const newEmail = () => `${randomUUID()}@example.com`

/** The input of each call, so that only the caller can be wrong. */
export function givenTo(
  id: string,
  { store, cartToken, orderId }: { store: TestStore; cartToken: string; orderId: string },
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
    ...givenAboutEnquiries(),
    ...givenAboutStaff(),
    ...givenAboutOperators(),
    acceptOrder: { body: { minutes: 20 } },
    declineOrder: { body: { reason: 'tooBusy' } },
    cancelAcceptedOrder: { body: { reason: 'tooBusy' } },
    delayOrder: { body: { minutes: 10, dueAt: '2026-05-15T18:30:00.000Z' } },
    undoOrderAct: { body: { eventId: 1 } },
    tickDish: {
      body: { position: 0, part: 0, productId: store.productIds.margherita, isCooked: true },
    },
    ...givenAboutChanges(store),
    ...givenAboutProblems(),
    ...givenAboutDiscounts(),
    refundPartnerOrder: { body: { reason: 'Cold food' } },
    reviewOrder: { body: { food: 5, delivery: 4, service: 5, text: 'Lovely.' } },
    reportReview: { body: { reason: 'abusive' } },
    replyToReview: { body: { text: 'Thank you.' } },
    reportPartnerReview: { body: { reason: 'unrelated' } },
    hideReview: { body: { reason: 'abusive' } },
    ...givenAboutMoney(),
    ...givenAboutRestaurants(),
    getSellerReport: { query: 'year=2026' },
    getStatement: { query: 'from=2026-05-01&to=2026-05-31' },
    getSales: { query: 'from=2026-05-01&to=2026-05-31' },
    getSalesCsv: { query: 'from=2026-05-01&to=2026-05-31&table=days' },
    getStatementCsv: { query: 'from=2026-05-01&to=2026-05-31' },
    getStatementPdf: { query: 'from=2026-05-01&to=2026-05-31' },
  }
  return given[id] ?? {}
}

function givenAboutMoney(): Record<string, { body: object }> {
  return {
    issueInvoices: { body: { month: '2026-04' } },
    creditInvoice: { body: { amountPence: 100, reason: 'Wrong rate', creditedPence: 0 } },
    setCommission: {
      body: {
        storeId: null,
        services: ['delivery'],
        from: '2026-06-01',
        terms: { rateHundredths: 1400, minimumPence: null, maximumPence: null },
      },
    },
  }
}

function givenAboutEnquiries(): Record<string, { body: object }> {
  return {
    requestDeliveryNotice: { body: { email: newEmail(), postCode: 'E8 1AA' } },
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
  }
}

/** Changes name an outdated version, so that the store stays as it is for the other calls. */
function givenAboutStaff(): Record<string, { query?: string; body?: object }> {
  const zone = {
    name: 'Leeds',
    prefixes: ['LS6'],
    radiusMiles: null,
    feeTiers: [{ fromPence: 0, feePence: 200 }],
    minimumOrderPence: 1000,
    minMinutes: 10,
    maxMinutes: 20,
  }
  const seen = { version: NO_HOURS.version, confirmedBaskets: 1000 }
  const printer = { name: 'Kitchen', kitchenCopies: 1, customerCopies: 0, services: ['delivery'] }
  return {
    setPin: { body: { pin: '4071' } },
    shareTablet: { body: { name: 'Till' } },
    switchPerson: { body: { accountId: randomUUID(), pin: '4071' } },
    addPrinter: { body: { ...printer, kind: 'star' } },
    changePrinter: { body: printer },
    reprintOrder: { body: { printerId: randomUUID(), kind: 'kitchen' } },
    editMenuDraft: {
      body: { revision: 0, edits: [{ kind: 'removeCategory', categoryId: randomUUID() }] },
    },
    replaceMenuDraft: { body: { revision: 0, menu: { categories: [], optionGroups: [] } } },
    discardMenuDraft: { body: { revision: 0 } },
    publishMenuDraft: { body: { revision: 0, at: 'now' } },
    importMenu: { query: 'mode=add' },
    exportMenu: { query: 'format=json' },
    restoreMenuVersion: { body: { publishedNumber: 0 } },
    changeProductAvailability: { body: { kind: 'untilTomorrow' } },
    changeOptionAvailability: { body: { kind: 'untilTomorrow' } },
    pauseStore: { body: { minutes: 30 } },
    markStoreBusy: { body: { addedMinutes: 10, forMinutes: 60 } },
    changeStoreHours: { body: NO_HOURS },
    findEstablishments: { query: 'name=Mare' },
    findKitchens: { query: 'name=Mare' },
    linkKitchen: { body: { establishmentId: 1 } },
    linkEstablishment: { body: { establishmentId: 1 } },
    saveStoreSettings: { body: { alerts: { waitingEmailMinutes: 5 } } },
    changeBusiness: { body: { ...BUSINESS, version: NO_HOURS.version } },
    sendIdentityDocument: { query: 'kind=passport' },
    changeBankDetails: {
      body: {
        accountName: 'Somebody Else',
        sortCode: '12-34-56',
        accountNumber: '12345678',
        password: 'a guess',
      },
    },
    inviteColleague: { body: { email: newEmail(), role: 'kitchen' } },
    changeColleague: { body: { role: 'manager' } },
    openInvitation: { body: { code: noCode } },
    acceptInvitation: { body: { code: noCode, ...NEW_PERSON } },
    joinStore: { body: { code: noCode } },
    tryPostcode: { query: 'postCode=E8 1AA' },
    previewZones: { body: { zoneId: null, zone } },
    addZone: { body: { ...seen, zone } },
    changeZone: { body: { ...seen, zone: { ...zone, prefixes: ['LS7'] } } },
    deleteZone: { query: `version=${seen.version}&confirmedBaskets=1000` },
  }
}

function givenAboutDiscounts(): Record<string, { body: object }> {
  return {
    createStoreDiscount: { body: { discount: TEN_PER_CENT_OFF } },
    createMarketplaceDiscount: {
      body: { discount: TEN_PER_CENT_OFF, storeSlug: null, fundedBy: 'marketplace' },
    },
    changeMarketplaceDiscount: { body: { version: 1, discount: TEN_PER_CENT_OFF } },
    changeStoreDiscount: { body: { version: 1, discount: TEN_PER_CENT_OFF } },
  }
}

function givenAboutChanges({ productIds }: TestStore): Record<string, { body: object }> {
  const body = { position: 0, productId: productIds.margherita, seenQuantity: 2, quantity: 1 }
  return {
    quoteOrderChange: { body },
    changeOrder: { body },
    endOrderChange: { body: { end: 'withdraw' } },
    answerOrderChange: { body: { agrees: true } },
  }
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
    setUpMarketplace: { body: { code: noCode, email: newEmail(), ...NEW_PERSON } },
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
    changeLanguage: { body: { language: 'cy' } },
    findOrderPush: { body: { endpoint } },
    startOrderPush: { body: { endpoint, keys } },
    findStaffPush: { body: { endpoint } },
    startStaffPush: { body: { endpoint, keys } },
    findAlertPush: { body: { endpoint } },
    startAlertPush: { body: { endpoint, keys } },
    stopAlertPush: { body: { endpoint } },
    changeAlertSettings: { body: { byEmail: true } },
    stopStaffPush: { body: { endpoint } },
    stopOrderPush: { body: { endpoint } },
  }
}
