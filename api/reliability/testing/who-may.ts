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
/** The own account of staff: customers are refused. */
const staffOnly = (code: string): Answers => ({
  ...ofAccount(code),
  otherCustomer: wrongKind,
  customerThere: wrongKind,
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
  ...each(
    anybody,
    'listStores listStoreTypes listAreas listCities listAreasOfCity listStoresOfArea ' +
      'getStore getStoreMetaData getStoreUrl getFooter listNearbyStores listSlots ' +
      'listCategories watchMenu getProductWithOptions getPlace getDistrict suggestAddresses requestDeliveryNotice',
  ),
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
  ...each(
    orderOf,
    'getOrder watchOrder cancelOrder answerOrderChange getReceipt getLaterTip ' +
      'askForLaterTip finishLaterTip reorder',
  ),
  ...each(customersOwn, 'getNews changeNews changeLanguage deleteBrowsers'),
  ...each(anybody, 'getPushKey getSetup'),
  ...each(orderOf, 'findOrderPush startOrderPush stopOrderPush'),
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
  getSecondFactor: staffOnly('served'),
  ...each(
    staffOnly('INCORRECT_PASSWORD'),
    'beginApp beginPasskey removeSecondFactor replaceRecoveryCodes',
  ),
  confirmApp: staffOnly('WRONG_SECOND_FACTOR'),
  addPasskey: staffOnly('SIGN_IN_EXPIRED'),
  ...each(nobodyYet('SIGN_IN_EXPIRED'), 'beginPasskeySignIn completeSignIn'),
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
  ...each(anyAccount, 'endOtherSessions endSession'),
  getText: anybody,
  listStoragePeriods: anybody,
  sendContactMessage: anybody,
  sendPartnerEnquiry: anybody,
  sendPhoto: asGuestOrCustomer,
  removePhoto: asGuestOrCustomer,
  ...each(
    atStore,
    'getPartnerStore pauseStore markStoreBusy listStoreChanges getStoreHours ' +
      'changeStoreHours getStoreSettings saveStoreSettings findStaffPush',
  ),
  startStaffPush: { ...atStore, partnerThere: 'UNAUTHORIZED' },
  ...each(
    atStore,
    'stopStaffPush getBusiness findEstablishments linkEstablishment changeBusiness ' +
      'changeBankDetails listIdentityDocuments sendIdentityDocument removeIdentityDocument ' +
      'getStoreAccount beginStoreAccount listZones tryPostcode previewZones addZone changeZone deleteZone',
  ),
  ...each(atStore, 'listStoreDiscounts createStoreDiscount changeStoreDiscount stopStoreDiscount'),
  ...each(atStore, 'getStaffMenu changeProductAvailability changeOptionAvailability'),
  ...each(
    atStore,
    'getMenuDraft editMenuDraft replaceMenuDraft discardMenuDraft publishMenuDraft ' +
      'getPublishedMenu listMenuVersions getMenuVersion restoreMenuVersion importMenu exportMenu ' +
      'sendMenuPhoto listMenuPhotos previewMenu previewProduct',
  ),
  listPartnerOrders: atStore,
  ...each(
    onOrder,
    'getPartnerOrder acceptOrder declineOrder cancelAcceptedOrder readyOrder dispatchOrder ' +
      'completeOrder acknowledgeOrder startOrder delayOrder undoOrderAct recallOrder tickDish ' +
      'quoteOrderChange changeOrder endOrderChange refundPartnerOrder',
  ),
  readStoreMessage: { ...onOrder, partnerThere: 'NOT_FOUND' },
  watchStore: atStore,
  ...Object.fromEntries(Object.keys(printerCalls).map((id) => [id, atStore])),
  reprintOrder: onOrder,
  ...each(
    atStore,
    'listTeam inviteColleague resendInvitation withdrawInvitation changeColleague removeColleague',
  ),
  ...each(
    atStore,
    'getPin setPin deletePin removePin listTablets endTablet getReadiness askForApproval',
  ),
  shareTablet: { ...atStore, partnerThere: 'UNAUTHORIZED' },
  ...each(
    { ...atStore, partnerThere: 'NOT_A_SHARED_TABLET' },
    'listPeople switchPerson lockTablet',
  ),
  ...each(
    operatorsOnly,
    'listOperators inviteOperator resendOperatorInvitation withdrawOperatorInvitation changeOperator ' +
      'removeOperator listAuditLog getAuditCsv resetSecondFactor getReport getReportCsv getRetention ' +
      'getRetentionCsv listReportAreas',
  ),
  ...each(
    nobodyYet('NONEXISTING_INVITATION'),
    'openOperatorInvitation acceptOperatorInvitation openInvitation acceptInvitation',
  ),
  joinStore: { ...partnersOf('NONEXISTING_INVITATION'), partnerThere: 'NONEXISTING_INVITATION' },
  getOrderProblems: orderOf,
  reportProblem: orderOf,
  appealProblem: orderOf,
  listPartnerProblems: atStore,
  getPartnerProblem: onProblem,
  refundProblem: onProblem,
  declineProblem: onProblem,
  ...each(orderOf, 'reviewOrder getOrderReview stopReviewRequests'),
  listStoreReviews: anybody,
  reportReview: asGuestOrCustomer,
  listPartnerReviews: atStore,
  replyToReview: onReview,
  reportPartnerReview: onReview,
  ...each(
    atStore,
    'getStoreCommission getStatement getStatementCsv getStatementPdf getSales getSalesCsv ' +
      'listStorePayouts listStoreInvoices getStoreInvoicePdf getStoreInvoiceCsv listStoreStatements getStoreStatementPdf getStoreStatementCsv',
  ),
  ...each(
    operatorsOnly,
    'listMarketplaceDiscounts createMarketplaceDiscount changeMarketplaceDiscount ' +
      'stopMarketplaceDiscount listRestaurants getRestaurant findKitchens linkKitchen listRestaurantChanges actOnRestaurant planOpening pauseRestaurant ' +
      'listRestaurantDocuments addRestaurantDocument downloadRestaurantDocument eraseRestaurantDocument ' +
      'decideRestaurantDocument changeRestaurant addRestaurantNote addRestaurant inviteOwner inviteOwners ' +
      'listApplications takeOnApplication ' +
      'listSiteTexts getSiteText saveSiteText publishSiteText withdrawSiteText getSiteTextVersion ' +
      'restoreSiteText previewSiteText getStoragePeriods changeStoragePeriods ' +
      'declineApplication workAsStaff listCuisines addCuisine changeCuisine listEnquiries getEnquiry ' +
      'answerEnquiry actOnEnquiry addEnquiryNote listBanners addBanner changeBanner removeBanner',
  ),
  ...each(
    operatorsOnly,
    'getNow watchNow pauseArea endAreaPause retryJobs acknowledgeMissedOrders clearErrors getAlertSettings ' +
      'changeAlertSettings findAlertPush startAlertPush stopAlertPush listOperatorOrders getOrderRecord actOnOrder ' +
      'reprintForStore addOrderNote sendOrderMessage resendOrderEmail listCustomers getCustomer resetCustomerPassword exportCustomer ' +
      'eraseCustomer exportGuest eraseGuest suspendUser restoreUser',
  ),
  ...each(
    operatorsOnly,
    'listOperatorProblems getOperatorProblem upholdProblem rejectProblem getProblemPolicy ' +
      'changeProblemPolicy getOperatorOrder refundOperatorOrder',
  ),
  ...each(
    operatorsOnly,
    'listPayoutRuns makePayoutRun getPayoutRun listPayouts listPayoutHolds approvePayoutRun ' +
      'exportPayoutRun getPayoutBacsFile getPayoutCsvFile markPayoutRunPaid discardPayoutRun ' +
      'removePayout returnPayout listPayoutAccounts checkPayoutAccount ' +
      'getBillingDetails changeBillingDetails getStorePayments changeStorePayments listInvoices issueInvoices creditInvoice ' +
      'getInvoicePdf getInvoiceCsv listMonthlyStatements getMonthlyStatementPdf getMonthlyStatementCsv getCommission listCommissionStores setCommission ' +
      'removeCommission getSellerReport listDiscrepancies resolveDiscrepancy reconcilePayments ' +
      'listOperatorReviews hideReview restoreReview dismissReports ' +
      'previewStoreImport importStores listStoreImports getMarketplaceSettings ' +
      'changeMarketplaceSettings listPlatformFees changePlatformFee sendTestEmail getOpeningList listBagMinimums changeBagMinimum getLogo sendLogo removeLogo getRefundLimit changeRefundLimit',
  ),
  setUpMarketplace: nobodyYet('SETUP_CODE_INVALID'),
}
