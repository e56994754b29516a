import { printerCalls } from '#contract/partner/printers.ts'
import type { People } from './people.ts'

export type Stranger = keyof People['strangers'] | 'customerThere' | 'partnerThere'

/** The answer to a stranger; 'served' for calls that are for everybody. */
export type Answers = Record<Stranger, string>

const unauthorized = { nobody: 'UNAUTHORIZED', otherOrder: 'UNAUTHORIZED' }
const badToken = { expired: 'UNAUTHORIZED', forged: 'UNAUTHORIZED' }
const wrongKind = 'PROFILE_TYPE_NOT_ALLOWED'

export const anybody: Answers = {
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

/** The same answers of several calls. */
const each = (answers: Answers, ids: string): Record<string, Answers> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, answers]))

/** Who may make each call. A new call needs a line here. */
export const whoMay: Record<string, Answers> = {
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
      'getPublishedMenu listMenuVersions getMenuVersion restoreMenuVersion importMenu exportMenu',
  ),
  listPartnerOrders: atStore,
  ...each(
    onOrder,
    'getPartnerOrder acceptOrder declineOrder cancelAcceptedOrder readyOrder dispatchOrder ' +
      'completeOrder acknowledgeOrder startOrder delayOrder undoOrderAct recallOrder tickDish ' +
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
  ...each(atStore, 'getPin setPin deletePin removePin listTablets endTablet'),
  shareTablet: { ...atStore, partnerThere: 'UNAUTHORIZED' },
  ...each(
    { ...atStore, partnerThere: 'NOT_A_SHARED_TABLET' },
    'listPeople switchPerson lockTablet',
  ),
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
  getSales: atStore,
  getSalesCsv: atStore,
  getStatementPdf: atStore,
  listDiscrepancies: operatorsOnly,
  resolveDiscrepancy: operatorsOnly,
  reconcilePayments: operatorsOnly,
}
