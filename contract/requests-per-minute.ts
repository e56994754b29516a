const LOOK_UPS = 600
const CART_CHANGES = 600
const SIGN_INS = 20

/** The way to a provider and the way back, which are no calls: of one network address in a minute. */
export const SOCIAL_REDIRECTS_PER_MINUTE = SIGN_INS

/**
 * How many requests of one network address a call takes in a minute, by its id. A mobile network may
 * have many people behind one address. Other calls have no limit.
 */
export const REQUESTS_PER_MINUTE = {
  // One is made with every letter that many people type.
  getPlace: LOOK_UPS,
  getDistrict: LOOK_UPS,
  suggestAddresses: LOOK_UPS,
  // A search looks through the menus of up to five hundred stores.
  listStores: LOOK_UPS,
  saveAddress: 120,
  changeSavedAddress: 120,
  makeAddressDefault: 120,
  deleteSavedAddress: 120,

  // A new password costs a server some work.
  logIn: SIGN_INS,
  logInPartner: SIGN_INS,
  logInOperator: SIGN_INS,
  // Whoever tries codes out has to be slow.
  setUpMarketplace: SIGN_INS,
  getSetup: 120,
  logInSocially: SIGN_INS,
  completeSignIn: SIGN_INS,
  beginPasskeySignIn: SIGN_INS,
  beginApp: SIGN_INS,
  confirmApp: SIGN_INS,
  beginPasskey: SIGN_INS,
  addPasskey: SIGN_INS,
  removeSecondFactor: SIGN_INS,
  replaceRecoveryCodes: SIGN_INS,
  register: SIGN_INS,
  registerSocially: SIGN_INS,
  confirmRegistration: SIGN_INS,
  resendConfirmation: SIGN_INS,
  completeRegistration: SIGN_INS,
  requestPasswordReset: SIGN_INS,
  resetPassword: SIGN_INS,
  changePassword: SIGN_INS,
  // Every one leaves a row behind; all the tabs of an office come together.
  refreshTokens: 300,
  // Each is the beginning of a call above.
  getBotCheck: 60,
  changeEmail: 10,
  confirmEmailChange: 10,
  // Reading everything costs a server some work, and so does a password.
  exportPersonalData: 10,
  deleteAccount: 10,

  createCart: 120,
  changeCart: CART_CHANGES,
  changeCartDetails: CART_CHANGES,
  changeCartAddress: CART_CHANGES,
  addCartAddress: CART_CHANGES,
  removeUnavailableProducts: CART_CHANGES,
  // Finding codes by trying them needs more.
  applyDiscount: 60,
  shareCart: CART_CHANGES,
  changeSharing: CART_CHANGES,
  stopSharing: CART_CHANGES,
  joinSharedCart: 60,
  changeSharedCart: CART_CHANGES,

  // A kitchen that has run out of many things.
  changeProductAvailability: 300,
  changeOptionAvailability: 300,

  // Somebody who edits quickly; each writes a whole menu.
  editMenuDraft: 300,
  replaceMenuDraft: 30,
  discardMenuDraft: 30,
  publishMenuDraft: 30,
  restoreMenuVersion: 30,
  // Reading a file takes a thread of its own.
  importMenu: 20,
  sendMenuPhoto: 60,
  sendLogo: 20,
  exportMenu: 30,

  // Each may be an email to the customer.
  changeOrder: 60,
  endOrderChange: 60,
  answerOrderChange: 60,

  // A household or an office places a few.
  placeOrder: 30,
  // Each leaves a whole cart behind.
  reorder: 20,
  // A household or an office pays for a few, and some cards are refused.
  createPaymentIntent: 60,
  finishPayment: 60,
  abandonPayment: 60,
  // Trying cards out one after the other is what thieves do.
  prepareCard: 20,
  saveCard: 20,
  // Drawing one takes some hundredths of a second.
  getReceipt: 20,
  // Some cards are refused, and each question is one to the provider.
  askForLaterTip: 30,
  finishLaterTip: 30,
  // It asks the provider for all of a day.
  reconcilePayments: 10,
  // Making a file takes a moment of the server.
  getStatementCsv: 20,
  // It adds up all of a year.
  getSales: 60,
  getSalesCsv: 20,
  // A long one takes some two seconds to draw.
  getStatementPdf: 6,

  findOrderPush: 60,
  startOrderPush: 60,
  stopOrderPush: 60,
  // Each is answered by a person.
  reportProblem: 10,
  appealProblem: 10,
  // Encoding one takes a second of a processor.
  sendPhoto: 20,
  reviewOrder: 10,
  stopReviewRequests: 10,
  // Each is an email.
  inviteColleague: 20,
  resendInvitation: 20,
  withdrawInvitation: 60,
  changeColleague: 60,
  removeColleague: 60,
  openInvitation: SIGN_INS,
  acceptInvitation: SIGN_INS,
  joinStore: SIGN_INS,
  inviteOperator: 20,
  resendOperatorInvitation: 20,
  withdrawOperatorInvitation: 60,
  changeOperator: 60,
  removeOperator: 60,
  openOperatorInvitation: SIGN_INS,
  acceptOperatorInvitation: SIGN_INS,
  getAuditCsv: 20,
  // Each is a hash, and a tablet serves a whole kitchen.
  setPin: 20,
  deletePin: 20,
  removePin: 60,
  shareTablet: 20,
  endTablet: 60,
  switchPerson: SIGN_INS,
  lockTablet: 60,
  // Each is an email.
  sendTestEmail: 10,
  // Asks the provider of payments.
  getOpeningList: 60,
  // Each becomes paper.
  addPrinter: 20,
  changePrinter: 60,
  replacePrinterSecret: 20,
  testPrinter: 20,
  removePrinter: 20,
  reprintOrder: 60,
  reprintForStore: 60,
  readStoreMessage: 120,
  listStoreReviews: 120,
  changeStoreHours: 60,
  saveStoreSettings: 60,
  findStaffPush: 60,
  startStaffPush: 60,
  stopStaffPush: 60,
  findAlertPush: 60,
  startAlertPush: 60,
  stopAlertPush: 60,
  changeBusiness: 30,
  // Each is a question to an outside service.
  findEstablishments: 20,
  linkEstablishment: 20,
  // Each is an email to every owner, and a password.
  changeBankDetails: 10,
  // Each is up to 10 MB to read and to encrypt.
  sendIdentityDocument: 10,
  addRestaurantDocument: 20,
  downloadRestaurantDocument: 30,
  // Each looks through the open baskets of a restaurant, and through the postcodes around it.
  previewZones: 60,
  addZone: 30,
  changeZone: 30,
  deleteZone: 30,
  tryPostcode: LOOK_UPS,
  replyToReview: 30,
  reportReview: 5,
  reportPartnerReview: 5,

  // Each looks through the orders of the marketplace.
  listOperatorOrders: 120,
  listCustomers: 120,
  exportCustomer: 10,
  eraseCustomer: 10,
  listEnquiries: 120,
  // Each is an email.
  answerEnquiry: 20,
  sendOrderMessage: 20,
  resendOrderEmail: 20,
  resetCustomerPassword: 20,

  // More hearts than anybody presses.
  listFavouriteStores: 120,
  setFavouriteStore: 120,
  getFooter: 120,
  getText: 120,
  addBanner: 30,
  changeBanner: 30,
  listStoragePeriods: 120,
  changeStoragePeriods: 30,
  previewSiteText: 120,
  saveSiteText: 60,
  publishSiteText: 30,
  // Each ends in a mailbox that somebody reads.
  sendContactMessage: 5,
  sendPartnerEnquiry: 5,
  requestDeliveryNotice: 5,
} as const satisfies Record<string, number>
