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
import type { orderChangeCalls } from './order-changes/order-change-calls.ts'
import type { staffOrderChangeCalls } from './order-changes/order-change-calls.ts'
import type { orderCalls } from './orders.ts'
import type { businessCalls } from './partner/business.ts'
import type { changeCalls } from './partner/changes.ts'
import type { hoursCalls } from './partner/hours.ts'
import type { hygieneCalls } from './partner/hygiene.ts'
import type { kitchenCalls } from './partner/kitchen.ts'
import type { menuDraftCalls } from './partner/menu/menu-draft.ts'
import type { menuFileCalls } from './partner/menu/menu-files.ts'
import type { menuVersionCalls } from './partner/menu/menu-versions.ts'
import type { partnerCalls } from './partner/partner.ts'
import type { pinCalls } from './partner/pins.ts'
import type { printerCalls } from './partner/printers.ts'
import type { settingsCalls } from './partner/settings.ts'
import type { soldOutCalls } from './partner/sold-out.ts'
import type { staffPushCalls } from './partner/staff-push.ts'
import type { tabletCalls } from './partner/tablets.ts'
import type { teamCalls } from './partner/team.ts'
import type { zoneCalls } from './partner/zones.ts'
import type { operatorPaymentCalls } from './payments/operator-payments.ts'
import type { paymentCalls } from './payments/payments.ts'
import type { receiptCalls } from './payments/receipts.ts'
import type { refundCalls } from './payments/refunds.ts'
import type { salesCalls } from './payments/sales.ts'
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
  typeof orderChangeCalls &
  typeof staffOrderChangeCalls &
  typeof orderCalls &
  typeof businessCalls &
  typeof changeCalls &
  typeof hoursCalls &
  typeof hygieneCalls &
  typeof kitchenCalls &
  typeof menuDraftCalls &
  typeof menuFileCalls &
  typeof menuVersionCalls &
  typeof partnerCalls &
  typeof pinCalls &
  typeof printerCalls &
  typeof settingsCalls &
  typeof soldOutCalls &
  typeof staffPushCalls &
  typeof tabletCalls &
  typeof teamCalls &
  typeof zoneCalls &
  typeof operatorPaymentCalls &
  typeof paymentCalls &
  typeof receiptCalls &
  typeof refundCalls &
  typeof salesCalls &
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

type PathOf<Id extends CallId> = `${CallsById[Id]['method']} ${CallsById[Id]['path']}`

/** The calls of the store app and the operator's pages. */
export type StaffCallId = {
  [Id in CallId]: CallsById[Id]['path'] extends `/${'partner' | 'operator'}/${string}` ? Id : never
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
