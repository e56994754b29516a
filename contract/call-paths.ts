// Written by tools/generate-call-paths.ts from the calls of the contract: change those, not this.
// oxlint-disable max-lines -- it is generated, and all calls belong together
import type { accountCalls } from './account/account.ts'
import type { emailChangeCalls } from './account/email-change.ts'
import type { personalDataCalls } from './account/personal-data.ts'
import type { secondFactorCalls } from './account/second-factor.ts'
import type { secondFactorOfOthersCalls } from './account/second-factor.ts'
import type { addressCalls } from './address.ts'
import type { cartDiscountCalls } from './cart/cart-discount.ts'
import type { cartSlotCalls } from './cart/cart-slots.ts'
import type { cartCalls } from './cart/cart.ts'
import type { contentCalls } from './content.ts'
import type { discountCalls } from './discount.ts'
import type { enquiryCalls } from './enquiries.ts'
import type { identityDocumentCalls } from './identity-documents/identity-documents.ts'
import type { restaurantDocumentCalls } from './identity-documents/restaurant-documents.ts'
import type { menuCalls } from './menu.ts'
import type { newsCalls } from './news.ts'
import type { areaPauseCalls } from './operator/area-pauses.ts'
import type { auditCalls } from './operator/audit-log.ts'
import type { customerCalls } from './operator/customers.ts'
import type { marketplaceDiscountCalls } from './operator/discounts.ts'
import type { enquiryInboxCalls } from './operator/enquiries.ts'
import type { guestCalls } from './operator/guests.ts'
import type { nowCalls } from './operator/now.ts'
import type { operatorOrderCalls } from './operator/operator-orders.ts'
import type { operatorTeamCalls } from './operator/operator-team.ts'
import type { orderRecordCalls } from './operator/order-record.ts'
import type { reportCalls } from './operator/reports.ts'
import type { applicationCalls } from './operator/restaurants/applications.ts'
import type { restaurantListCalls } from './operator/restaurants/restaurant-list.ts'
import type { restaurantCalls } from './operator/restaurants/restaurants.ts'
import type { storeImportCalls } from './operator/restaurants/store-imports.ts'
import type { bagMinimumCalls } from './operator/settings/bag-minimums.ts'
import type { cuisineCalls } from './operator/settings/cuisines.ts'
import type { logoCalls } from './operator/settings/logo.ts'
import type { refundLimitCalls } from './operator/settings/refund-limit.ts'
import type { storagePeriodCalls } from './operator/settings/retention.ts'
import type { marketplaceCalls } from './operator/settings/settings.ts'
import type { setupCalls } from './operator/settings/setup.ts'
import type { siteTextCalls } from './operator/settings/site-texts.ts'
import type { orderChangeCalls } from './order-changes/order-change-calls.ts'
import type { staffOrderChangeCalls } from './order-changes/order-change-calls.ts'
import type { orderCalls } from './orders.ts'
import type { businessCalls } from './partner/business.ts'
import type { changeCalls } from './partner/changes.ts'
import type { storeDiscountCalls } from './partner/discounts.ts'
import type { hoursCalls } from './partner/hours.ts'
import type { hygieneCalls } from './partner/hygiene.ts'
import type { operatorHygieneCalls } from './partner/hygiene.ts'
import type { kitchenCalls } from './partner/kitchen.ts'
import type { menuDraftCalls } from './partner/menu/menu-draft.ts'
import type { menuFileCalls } from './partner/menu/menu-files.ts'
import type { menuPhotoCalls } from './partner/menu/menu-photos.ts'
import type { menuPreviewCalls } from './partner/menu/menu-preview.ts'
import type { menuVersionCalls } from './partner/menu/menu-versions.ts'
import type { partnerCalls } from './partner/partner.ts'
import type { pinCalls } from './partner/pins.ts'
import type { printerCalls } from './partner/printers.ts'
import type { readinessCalls } from './partner/readiness.ts'
import type { settingsCalls } from './partner/settings.ts'
import type { soldOutCalls } from './partner/sold-out.ts'
import type { staffPushCalls } from './partner/staff-push.ts'
import type { tabletCalls } from './partner/tablets.ts'
import type { teamCalls } from './partner/team.ts'
import type { zoneCalls } from './partner/zones.ts'
import type { billingCalls } from './payments/billing-details.ts'
import type { commissionCalls } from './payments/commission.ts'
import type { storeCommissionCalls } from './payments/commission.ts'
import type { invoiceCalls } from './payments/invoices.ts'
import type { storeInvoiceCalls } from './payments/invoices.ts'
import type { monthlyStatementCalls } from './payments/monthly-statements.ts'
import type { storeStatementCalls } from './payments/monthly-statements.ts'
import type { operatorPaymentCalls } from './payments/operator-payments.ts'
import type { paymentCalls } from './payments/payments.ts'
import type { payoutCalls } from './payments/payouts.ts'
import type { receiptCalls } from './payments/receipts.ts'
import type { refundCalls } from './payments/refunds.ts'
import type { salesCalls } from './payments/sales.ts'
import type { sellerReportCalls } from './payments/seller-report.ts'
import type { statementCalls } from './payments/statement.ts'
import type { storeAccountCalls } from './payments/store-account.ts'
import type { storePaymentsCalls } from './payments/store-account.ts'
import type { storePayoutCalls } from './payments/store-payouts.ts'
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
import type { deliveryNoticeCalls } from './stores/delivery-notices.ts'
import type { favouriteCalls } from './stores/favourites.ts'
import type { slotCalls } from './stores/slots.ts'
import type { storeCalls } from './stores/stores.ts'

/** Every call by its id. */
export type CallsById = typeof accountCalls &
  typeof emailChangeCalls &
  typeof personalDataCalls &
  typeof secondFactorCalls &
  typeof secondFactorOfOthersCalls &
  typeof addressCalls &
  typeof cartDiscountCalls &
  typeof cartSlotCalls &
  typeof cartCalls &
  typeof contentCalls &
  typeof discountCalls &
  typeof enquiryCalls &
  typeof identityDocumentCalls &
  typeof restaurantDocumentCalls &
  typeof menuCalls &
  typeof newsCalls &
  typeof areaPauseCalls &
  typeof auditCalls &
  typeof customerCalls &
  typeof marketplaceDiscountCalls &
  typeof enquiryInboxCalls &
  typeof guestCalls &
  typeof nowCalls &
  typeof operatorOrderCalls &
  typeof operatorTeamCalls &
  typeof orderRecordCalls &
  typeof reportCalls &
  typeof applicationCalls &
  typeof restaurantListCalls &
  typeof restaurantCalls &
  typeof storeImportCalls &
  typeof bagMinimumCalls &
  typeof cuisineCalls &
  typeof logoCalls &
  typeof refundLimitCalls &
  typeof storagePeriodCalls &
  typeof marketplaceCalls &
  typeof setupCalls &
  typeof siteTextCalls &
  typeof orderChangeCalls &
  typeof staffOrderChangeCalls &
  typeof orderCalls &
  typeof businessCalls &
  typeof changeCalls &
  typeof storeDiscountCalls &
  typeof hoursCalls &
  typeof hygieneCalls &
  typeof operatorHygieneCalls &
  typeof kitchenCalls &
  typeof menuDraftCalls &
  typeof menuFileCalls &
  typeof menuPhotoCalls &
  typeof menuPreviewCalls &
  typeof menuVersionCalls &
  typeof partnerCalls &
  typeof pinCalls &
  typeof printerCalls &
  typeof readinessCalls &
  typeof settingsCalls &
  typeof soldOutCalls &
  typeof staffPushCalls &
  typeof tabletCalls &
  typeof teamCalls &
  typeof zoneCalls &
  typeof billingCalls &
  typeof commissionCalls &
  typeof storeCommissionCalls &
  typeof invoiceCalls &
  typeof storeInvoiceCalls &
  typeof monthlyStatementCalls &
  typeof storeStatementCalls &
  typeof operatorPaymentCalls &
  typeof paymentCalls &
  typeof payoutCalls &
  typeof receiptCalls &
  typeof refundCalls &
  typeof salesCalls &
  typeof sellerReportCalls &
  typeof statementCalls &
  typeof storeAccountCalls &
  typeof storePaymentsCalls &
  typeof storePayoutCalls &
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
  typeof deliveryNoticeCalls &
  typeof favouriteCalls &
  typeof slotCalls &
  typeof storeCalls

export type CallId = keyof CallsById

type PathOf<Id extends CallId> = `${CallsById[Id]['method']} ${CallsById[Id]['path']}`

/** The calls of the store app and the operator's pages. */
export type StaffCallId = {
  [Id in CallId]: CallsById[Id]['path'] extends `/${'partner' | 'operator' | 'staff'}/${string}`
    ? Id
    : never
}[CallId]

export type PathsOf<Ids extends CallId> = { readonly [Id in Ids]: PathOf<Id> }

/** Where each call of customers is. All of the contract that their browsers load: its schemas are for the server. */
export const CALL_PATHS: PathsOf<Exclude<CallId, StaffCallId>> = {
  abandonPayment: 'DELETE /order/:orderId/payment',
  addCartAddress: 'POST /cart/:cartToken/address',
  answerOrderChange: 'POST /order/:orderId/changes/:changeId/answer',
  appealProblem: 'POST /order/:orderId/problems/:reportId/appeal',
  applyDiscount: 'POST /cart/:cartToken/discount/:discountCode',
  askForLaterTip: 'POST /order/:orderId/tip',
  cancelOrder: 'POST /order/:orderId/cancel',
  changeCard: 'PUT /payment/cards/:id',
  changeCart: 'PUT /cart/:cartToken',
  changeCartAddress: 'PATCH /cart/address/:cartToken',
  changeCartDetails: 'PUT /cart/:cartToken/details',
  changeEmail: 'POST /user/email',
  changeLanguage: 'PUT /user/language',
  changeNews: 'PUT /user/news',
  changePassword: 'PUT /user/change-password',
  changeSavedAddress: 'PUT /address/:id',
  changeSharedCart: 'PUT /shared-cart/:shareToken',
  changeSharing: 'PUT /cart/:cartToken/share',
  changeUser: 'PUT /user',
  chooseCartCard: 'POST /cart/:cartToken/card',
  completeRegistration: 'POST /auth/register/complete',
  confirmEmailChange: 'POST /user/email/confirm',
  confirmRegistration: 'POST /auth/register/confirm',
  createCart: 'POST /cart',
  createPaymentIntent: 'POST /payment/payment-intent',
  deleteAccount: 'DELETE /user/delete-account',
  deleteBrowsers: 'DELETE /user/news/browsers',
  deleteCard: 'DELETE /payment/cards/:id',
  deleteSavedAddress: 'DELETE /address/:id',
  endOtherSessions: 'DELETE /auth/sessions',
  endSession: 'DELETE /auth/sessions/:sessionId',
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
  getOrder: 'GET /order/:orderId',
  getOrderProblems: 'GET /order/:orderId/problems',
  getOrderReview: 'GET /order/:id/review',
  getOwnCart: 'GET /cart',
  getPaymentOptions: 'GET /payment/options',
  getPlace: 'GET /address/place',
  getProductWithOptions: 'GET /product/:id/with-options',
  getPushKey: 'GET /push/key',
  getReceipt: 'GET /order/:orderId/receipt.pdf',
  getSharedCart: 'GET /shared-cart/:shareToken',
  getStore: 'GET /store/:slug',
  getStoreMetaData: 'GET /store/:slug/meta-data',
  getStoreUrl: 'GET /store/:id/storeurl',
  getText: 'GET /texts/:slug',
  getUser: 'GET /auth/user',
  joinSharedCart: 'POST /shared-cart/:shareToken/members',
  listAreas: 'GET /store/areas',
  listAreasOfCity: 'GET /areas/:city',
  listCards: 'GET /payment/cards',
  listCartCards: 'GET /cart/:cartToken/cards',
  listCartSlots: 'GET /cart/:cartToken/slots',
  listCategories: 'GET /store/:slug/categories',
  listCities: 'GET /areas',
  listFavouriteStores: 'GET /user/favourite-stores',
  listNearbyStores: 'GET /store/:id/nearby',
  listOffers: 'GET /store/:slug/offers',
  listOrders: 'GET /order',
  listSavedAddresses: 'GET /address',
  listSessions: 'GET /auth/sessions',
  listSlots: 'GET /store/:slug/slots',
  listStampCards: 'GET /loyalty',
  listStoragePeriods: 'GET /retention',
  listStoreReviews: 'GET /store/:slug/reviews',
  listStoreTypes: 'GET /store/store-types',
  listStores: 'GET /store',
  listStoresOfArea: 'GET /areas/:city/:area',
  logIn: 'POST /auth/login',
  logInSocially: 'POST /auth/login/social/:provider',
  logOut: 'POST /auth/logout',
  makeAddressDefault: 'PUT /address/:id/default',
  placeOrder: 'POST /order',
  prepareCard: 'POST /payment/setup-intent',
  refreshTokens: 'POST /auth/refresh',
  register: 'POST /auth/register',
  registerSocially: 'POST /auth/register/social/:provider',
  removeDiscount: 'DELETE /cart/:cartToken/discount/:discountCode',
  removePhoto: 'DELETE /photos/:photoId',
  removeUnavailableProducts: 'DELETE /cart/unavailable-products/:cartToken',
  reorder: 'POST /order/:orderId/reorder',
  reportProblem: 'POST /order/:orderId/problems',
  reportReview: 'POST /review/:id/report',
  requestDeliveryNotice: 'POST /delivery-notices',
  requestPasswordReset: 'POST /auth/reset-password/request',
  resendConfirmation: 'POST /auth/register/confirm/resend',
  resetPassword: 'POST /auth/reset-password',
  reviewOrder: 'POST /order/:id/review',
  saveAddress: 'POST /address',
  saveCard: 'POST /payment/cards',
  sendContactMessage: 'POST /email/contactus',
  sendPartnerEnquiry: 'POST /email/partner-with-us',
  sendPhoto: 'POST /photos',
  setFavouriteStore: 'POST /user/favourite-stores',
  shareCart: 'POST /cart/:cartToken/share',
  startOrderPush: 'PUT /order/:orderId/push',
  stopOrderPush: 'POST /order/:orderId/push/stop',
  stopReviewRequests: 'POST /order/:id/review/stop',
  stopSharing: 'DELETE /cart/:cartToken/share',
  suggestAddresses: 'GET /address/suggestions',
  watchMenu: 'GET /store/:slug/events',
  watchOrder: 'GET /order/:orderId/events',
}
