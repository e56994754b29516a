// Written by tools/generate-call-paths.ts from the calls of the contract: change those, not this.
import type { accountCalls } from './account/account.ts'
import type { emailChangeCalls } from './account/email-change.ts'
import type { personalDataCalls } from './account/personal-data.ts'
import type { addressCalls } from './address.ts'
import type { cartDiscountCalls } from './cart/cart-discount.ts'
import type { cartSlotCalls } from './cart/cart-slots.ts'
import type { cartCalls } from './cart/cart.ts'
import type { contentCalls } from './content.ts'
import type { discountCalls } from './discount.ts'
import type { enquiryCalls } from './enquiries.ts'
import type { menuCalls } from './menu.ts'
import type { newsCalls } from './news.ts'
import type { orderCalls } from './orders.ts'
import type { changeCalls } from './partner/changes.ts'
import type { hoursCalls } from './partner/hours.ts'
import type { partnerCalls } from './partner/partner.ts'
import type { soldOutCalls } from './partner/sold-out.ts'
import type { teamCalls } from './partner/team.ts'
import type { zoneCalls } from './partner/zones.ts'
import type { operatorPaymentCalls } from './payments/operator-payments.ts'
import type { paymentCalls } from './payments/payments.ts'
import type { receiptCalls } from './payments/receipts.ts'
import type { refundCalls } from './payments/refunds.ts'
import type { statementCalls } from './payments/statement.ts'
import type { tipCalls } from './payments/tips.ts'
import type { photoCalls } from './photos.ts'
import type { problemCalls } from './problems/problem-calls.ts'
import type { problemPolicyCalls } from './problems/problem-policy.ts'
import type { operatorReviewCalls } from './reviews/operator-reviews.ts'
import type { orderReviewCalls } from './reviews/order-review.ts'
import type { partnerReviewCalls } from './reviews/partner-reviews.ts'
import type { storeReviewCalls } from './reviews/store-reviews.ts'
import type { sessionCalls } from './session.ts'
import type { sharedCartCalls } from './sharing/shared-cart.ts'
import type { areaCalls } from './stores/areas.ts'
import type { favouriteCalls } from './stores/favourites.ts'
import type { slotCalls } from './stores/slots.ts'
import type { storeCalls } from './stores/stores.ts'

/** Every call by its id. */
export type CallsById = typeof accountCalls &
  typeof emailChangeCalls &
  typeof personalDataCalls &
  typeof addressCalls &
  typeof cartDiscountCalls &
  typeof cartSlotCalls &
  typeof cartCalls &
  typeof contentCalls &
  typeof discountCalls &
  typeof enquiryCalls &
  typeof menuCalls &
  typeof newsCalls &
  typeof orderCalls &
  typeof changeCalls &
  typeof hoursCalls &
  typeof partnerCalls &
  typeof soldOutCalls &
  typeof teamCalls &
  typeof zoneCalls &
  typeof operatorPaymentCalls &
  typeof paymentCalls &
  typeof receiptCalls &
  typeof refundCalls &
  typeof statementCalls &
  typeof tipCalls &
  typeof photoCalls &
  typeof problemCalls &
  typeof problemPolicyCalls &
  typeof operatorReviewCalls &
  typeof orderReviewCalls &
  typeof partnerReviewCalls &
  typeof storeReviewCalls &
  typeof sessionCalls &
  typeof sharedCartCalls &
  typeof areaCalls &
  typeof favouriteCalls &
  typeof slotCalls &
  typeof storeCalls

export type CallId = keyof CallsById

type PathsOf<Calls extends Record<keyof Calls, { method: string; path: string }>> = {
  [Id in keyof Calls]: `${Calls[Id]['method']} ${Calls[Id]['path']}`
}

/** Where each call is. All of the contract that a browser loads: its schemas are for the server. */
export const CALL_PATHS: PathsOf<CallsById> = {
  abandonPayment: 'DELETE /order/:orderId/payment',
  acceptInvitation: 'POST /partner/invitations/accept',
  acceptOrder: 'POST /partner/orders/:orderId/accept',
  acknowledgeOrder: 'POST /partner/orders/:orderId/acknowledge',
  addCartAddress: 'POST /cart/:cartToken/address',
  addZone: 'POST /partner/stores/:storeId/zones',
  appealProblem: 'POST /order/:orderId/problems/:reportId/appeal',
  applyDiscount: 'POST /cart/:cartToken/discount/:discountCode',
  askForLaterTip: 'POST /order/:orderId/tip',
  cancelAcceptedOrder: 'POST /partner/orders/:orderId/cancel',
  cancelOrder: 'POST /order/:orderId/cancel',
  changeCard: 'PUT /payment/cards/:id',
  changeCart: 'PUT /cart/:cartToken',
  changeCartAddress: 'PATCH /cart/address/:cartToken',
  changeCartDetails: 'PUT /cart/:cartToken/details',
  changeColleague: 'PUT /partner/stores/:storeId/team/:accountId',
  changeEmail: 'POST /user/email',
  changeNews: 'PUT /user/news',
  changeOptionAvailability: 'PUT /partner/stores/:storeId/options/:optionId/availability',
  changePassword: 'PUT /user/change-password',
  changeProblemPolicy: 'PUT /operator/problem-policy',
  changeProductAvailability: 'PUT /partner/stores/:storeId/products/:productId/availability',
  changeSavedAddress: 'PUT /address/:id',
  changeSharedCart: 'PUT /shared-cart/:shareToken',
  changeSharing: 'PUT /cart/:cartToken/share',
  changeStoreHours: 'PUT /partner/stores/:storeId/hours',
  changeUser: 'PUT /user',
  changeZone: 'PUT /partner/stores/:storeId/zones/:zoneId',
  chooseCartCard: 'POST /cart/:cartToken/card',
  completeOrder: 'POST /partner/orders/:orderId/complete',
  completeRegistration: 'POST /auth/register/complete',
  confirmEmailChange: 'POST /user/email/confirm',
  confirmRegistration: 'POST /auth/register/confirm',
  createCart: 'POST /cart',
  createPaymentIntent: 'POST /payment/payment-intent',
  declineOrder: 'POST /partner/orders/:orderId/decline',
  declineProblem: 'POST /partner/problems/:reportId/decline',
  deleteAccount: 'DELETE /user/delete-account',
  deleteBrowsers: 'DELETE /user/news/browsers',
  deleteCard: 'DELETE /payment/cards/:id',
  deleteSavedAddress: 'DELETE /address/:id',
  deleteZone: 'DELETE /partner/stores/:storeId/zones/:zoneId',
  dismissReports: 'POST /operator/reviews/:id/dismiss',
  dispatchOrder: 'POST /partner/orders/:orderId/dispatch',
  endOtherSessions: 'DELETE /auth/sessions',
  exportPersonalData: 'GET /user/personal-data',
  findOrderPush: 'POST /order/:orderId/push/find',
  finishLaterTip: 'POST /order/:orderId/tip/payment',
  finishPayment: 'POST /order/:orderId/payment',
  getBotCheck: 'GET /auth/bot-check',
  getCart: 'GET /cart/:cartToken',
  getDeliveryZone: 'GET /delivery/zone',
  getDistrict: 'GET /address/district',
  getFooter: 'GET /footer',
  getLaterTip: 'GET /order/:orderId/tip',
  getNews: 'GET /user/news',
  getOperatorOrder: 'GET /operator/orders/:orderId',
  getOperatorProblem: 'GET /operator/problems/:reportId',
  getOrder: 'GET /order/:orderId',
  getOrderProblems: 'GET /order/:orderId/problems',
  getOrderReview: 'GET /order/:id/review',
  getOwnCart: 'GET /cart',
  getPartnerOrder: 'GET /partner/orders/:orderId',
  getPartnerProblem: 'GET /partner/problems/:reportId',
  getPartnerStore: 'GET /partner/stores/:storeId',
  getPaymentOptions: 'GET /payment/options',
  getPlace: 'GET /address/place',
  getProblemPolicy: 'GET /operator/problem-policy',
  getProductWithOptions: 'GET /product/:id/with-options',
  getPushKey: 'GET /push/key',
  getReceipt: 'GET /order/:orderId/receipt.pdf',
  getSharedCart: 'GET /shared-cart/:shareToken',
  getStaffMenu: 'GET /partner/stores/:storeId/menu',
  getStatement: 'GET /partner/stores/:storeId/statement',
  getStatementCsv: 'GET /partner/stores/:storeId/statement.csv',
  getStatementPdf: 'GET /partner/stores/:storeId/statement.pdf',
  getStore: 'GET /store/:slug',
  getStoreHours: 'GET /partner/stores/:storeId/hours',
  getStoreMetaData: 'GET /store/:slug/meta-data',
  getStoreUrl: 'GET /store/:id/storeurl',
  getUser: 'GET /auth/user',
  hideReview: 'POST /operator/reviews/:id/hide',
  inviteColleague: 'POST /partner/stores/:storeId/invitations',
  joinSharedCart: 'POST /shared-cart/:shareToken/members',
  joinStore: 'POST /partner/invitations/join',
  listAreas: 'GET /store/areas',
  listAreasOfCity: 'GET /areas/:city',
  listCards: 'GET /payment/cards',
  listCartCards: 'GET /cart/:cartToken/cards',
  listCartSlots: 'GET /cart/:cartToken/slots',
  listCategories: 'GET /store/:slug/categories',
  listCities: 'GET /areas',
  listDiscrepancies: 'GET /operator/payments/discrepancies',
  listFavouriteStores: 'GET /user/favourite-stores',
  listNearbyStores: 'GET /store/:id/nearby',
  listOffers: 'GET /store/:slug/offers',
  listOperatorProblems: 'GET /operator/problems',
  listOperatorReviews: 'GET /operator/reviews',
  listOrders: 'GET /order',
  listPartnerOrders: 'GET /partner/stores/:storeId/orders',
  listPartnerProblems: 'GET /partner/stores/:storeId/problems',
  listPartnerReviews: 'GET /partner/stores/:storeId/reviews',
  listSavedAddresses: 'GET /address',
  listSessions: 'GET /auth/sessions',
  listSlots: 'GET /store/:slug/slots',
  listStampCards: 'GET /loyalty',
  listStoreChanges: 'GET /partner/stores/:storeId/changes',
  listStoreReviews: 'GET /store/:slug/reviews',
  listStoreTypes: 'GET /store/store-types',
  listStores: 'GET /store',
  listStoresOfArea: 'GET /areas/:city/:area',
  listTeam: 'GET /partner/stores/:storeId/team',
  listZones: 'GET /partner/stores/:storeId/zones',
  logIn: 'POST /auth/login',
  logInOperator: 'POST /operator/auth/login',
  logInPartner: 'POST /partner/auth/login',
  logInSocially: 'POST /auth/login/social/:provider',
  logOut: 'POST /auth/logout',
  makeAddressDefault: 'PUT /address/:id/default',
  markStoreBusy: 'PUT /partner/stores/:storeId/busy',
  openInvitation: 'POST /partner/invitations/open',
  pauseStore: 'PUT /partner/stores/:storeId/pause',
  placeOrder: 'POST /order',
  prepareCard: 'POST /payment/setup-intent',
  previewZones: 'POST /partner/stores/:storeId/zones/preview',
  readyOrder: 'POST /partner/orders/:orderId/ready',
  reconcilePayments: 'POST /operator/payments/reconcile',
  refreshTokens: 'POST /auth/refresh',
  refundOperatorOrder: 'POST /operator/orders/:orderId/refund',
  refundPartnerOrder: 'POST /partner/orders/:orderId/refund',
  refundProblem: 'POST /partner/problems/:reportId/refund',
  register: 'POST /auth/register',
  registerSocially: 'POST /auth/register/social/:provider',
  rejectProblem: 'POST /operator/problems/:reportId/reject',
  removeColleague: 'DELETE /partner/stores/:storeId/team/:accountId',
  removeDiscount: 'DELETE /cart/:cartToken/discount/:discountCode',
  removePhoto: 'DELETE /photos/:photoId',
  removeUnavailableProducts: 'DELETE /cart/unavailable-products/:cartToken',
  reorder: 'POST /order/:orderId/reorder',
  replyToReview: 'PUT /partner/reviews/:id/reply',
  reportPartnerReview: 'POST /partner/reviews/:id/report',
  reportProblem: 'POST /order/:orderId/problems',
  reportReview: 'POST /review/:id/report',
  requestPasswordReset: 'POST /auth/reset-password/request',
  resendConfirmation: 'POST /auth/register/confirm/resend',
  resendInvitation: 'POST /partner/stores/:storeId/invitations/:invitationId/resend',
  resetPassword: 'POST /auth/reset-password',
  resolveDiscrepancy: 'POST /operator/payments/discrepancies/:id/resolve',
  restoreReview: 'POST /operator/reviews/:id/restore',
  restoreUser: 'POST /operator/users/:id/restore',
  reviewOrder: 'POST /order/:id/review',
  saveAddress: 'POST /address',
  saveCard: 'POST /payment/cards',
  sendContactMessage: 'POST /email/contactus',
  sendPartnerEnquiry: 'POST /email/partner-with-us',
  sendPhoto: 'POST /photos',
  setFavouriteStore: 'POST /user/favourite-stores',
  shareCart: 'POST /cart/:cartToken/share',
  startOrder: 'POST /partner/orders/:orderId/start',
  startOrderPush: 'PUT /order/:orderId/push',
  stopOrderPush: 'POST /order/:orderId/push/stop',
  stopReviewRequests: 'POST /order/:id/review/stop',
  stopSharing: 'DELETE /cart/:cartToken/share',
  suggestAddresses: 'GET /address/suggestions',
  suspendUser: 'POST /operator/users/:id/suspend',
  tryPostcode: 'GET /partner/stores/:storeId/zones/try',
  upholdProblem: 'POST /operator/problems/:reportId/uphold',
  watchMenu: 'GET /store/:slug/events',
  watchOrder: 'GET /order/:orderId/events',
  watchStore: 'GET /partner/stores/:storeId/events',
  withdrawInvitation: 'DELETE /partner/stores/:storeId/invitations/:invitationId',
}
