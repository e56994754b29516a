import * as account from './account/account.ts'
import * as emailChange from './account/email-change.ts'
import * as personalData from './account/personal-data.ts'
import * as secondFactor from './account/second-factor.ts'
import * as address from './address.ts'
import * as cartDiscount from './cart/cart-discount.ts'
import * as cartLine from './cart/cart-line.ts'
import * as cartSlots from './cart/cart-slots.ts'
import * as cart from './cart/cart.ts'
import * as cartMenuChanges from './cart/menu-changes.ts'
import * as content from './content.ts'
import * as discount from './discount.ts'
import * as enquiries from './enquiries.ts'
import * as fields from './fields.ts'
import * as menu from './menu.ts'
import * as news from './news.ts'
import * as orderChangeCalls from './order-changes/order-change-calls.ts'
import * as orderChange from './order-changes/order-change.ts'
import * as orderedOption from './order-changes/ordered-option.ts'
import * as orders from './orders.ts'
import * as payments from './payments/payments.ts'
import * as receipts from './payments/receipts.ts'
import * as refunds from './payments/refunds.ts'
import * as tips from './payments/tips.ts'
import * as photos from './photos.ts'
import * as problemCalls from './problems/problem-calls.ts'
import * as problemPolicy from './problems/problem-policy.ts'
import * as problemReport from './problems/problem-report.ts'
import * as orderReview from './reviews/order-review.ts'
import * as review from './reviews/review.ts'
import * as storeReviews from './reviews/store-reviews.ts'
import * as session from './session.ts'
import * as sharedCart from './sharing/shared-cart.ts'
import * as sharing from './sharing/sharing.ts'
import * as areas from './stores/areas.ts'
import * as deliveryNotices from './stores/delivery-notices.ts'
import * as favourites from './stores/favourites.ts'
import * as slots from './stores/slots.ts'
import * as stores from './stores/stores.ts'
import { OPERATOR_CALLS, OPERATOR_MODULES } from './operator/operator-calls.ts'
import { STORE_APP_CALLS, STORE_APP_MODULES } from './partner/store-app-calls.ts'
import type { Call } from './call.ts'

/** The headings of the API's reference, and what stands under each. */
export const HEADINGS = {
  Stores: 'Find restaurants by address, look at one, and see when it can deliver or hand over.',
  Menu: 'The menu of a restaurant, with its options, meal deals and allergens.',
  'Addresses and delivery': 'Suggest and locate addresses, save them, and ask who delivers there.',
  Cart: 'Fill a basket. Every answer is the whole basket, priced by the server.',
  'Shared cart': 'A basket that several people fill from their own devices.',
  'Discounts and loyalty': 'Promo codes, offers and stamp cards.',
  Orders: 'Place an order, follow it, cancel it, order it again.',
  Reviews: 'What customers thought of an order, and what restaurants answered.',
  Payments: 'Pay online, saved cards, receipts, refunds and tips after delivery.',
  'Order news': 'News of an order by email and web push.',
  'Problems with an order': 'Report what went wrong with an order, and follow the answer.',
  Session: 'Register, log in, and get a new access token for a refresh token.',
  Photos: 'Send photos for reviews and problem reports.',
  Account: 'Details, devices, favourites, a copy of the data, and deletion.',
  Enquiries: 'Messages to the marketplace, and restaurants that want to join.',
  Content: 'What the marketplace says about itself.',
  'Store app': 'For the staff of a restaurant: orders, statements, reviews, problems.',
  Operator: 'For the people who run the marketplace.',
} as const

export type Heading = keyof typeof HEADINGS

/** Every call there is, by the heading it stands under in the API's reference. */
export const CALLS_BY_HEADING: Readonly<Record<Heading, readonly Call[]>> = {
  Stores: Object.values({
    ...stores.storeCalls,
    ...areas.areaCalls,
    ...slots.slotCalls,
    ...deliveryNotices.deliveryNoticeCalls,
  }),
  Menu: Object.values(menu.menuCalls),
  'Addresses and delivery': Object.values(address.addressCalls),
  Cart: Object.values({
    ...cart.cartCalls,
    ...cartDiscount.cartDiscountCalls,
    ...cartSlots.cartSlotCalls,
  }),
  'Shared cart': Object.values(sharedCart.sharedCartCalls),
  'Discounts and loyalty': Object.values(discount.discountCalls),
  Orders: Object.values({ ...orders.orderCalls, ...orderChangeCalls.orderChangeCalls }),
  Reviews: Object.values({ ...orderReview.orderReviewCalls, ...storeReviews.storeReviewCalls }),
  Payments: Object.values({
    ...payments.paymentCalls,
    ...tips.tipCalls,
    ...refunds.refundCalls,
    ...receipts.receiptCalls,
  }),
  'Order news': Object.values(news.newsCalls),
  'Problems with an order': Object.values({
    ...problemCalls.problemCalls,
    ...problemPolicy.problemPolicyCalls,
  }),
  Session: Object.values({ ...session.sessionCalls, ...secondFactor.secondFactorCalls }),
  Photos: Object.values(photos.photoCalls),
  Account: Object.values({
    ...account.accountCalls,
    ...emailChange.emailChangeCalls,
    ...favourites.favouriteCalls,
    ...personalData.personalDataCalls,
  }),
  Enquiries: Object.values(enquiries.enquiryCalls),
  Content: Object.values(content.contentCalls),
  'Store app': STORE_APP_CALLS,
  Operator: OPERATOR_CALLS,
}

/** The parts of the contract: what they export by name is named so in the API's description. */
export const CONTRACT_MODULES: readonly Readonly<Record<string, unknown>>[] = [
  account,
  address,
  cartDiscount,
  cartLine,
  cartMenuChanges,
  cartSlots,
  cart,
  content,
  discount,
  emailChange,
  enquiries,
  favourites,
  fields,
  menu,
  news,
  secondFactor,
  orderChange,
  orderChangeCalls,
  orderedOption,
  orders,
  payments,
  personalData,
  photos,
  problemCalls,
  problemPolicy,
  problemReport,
  receipts,
  refunds,
  orderReview,
  review,
  storeReviews,
  session,
  sharedCart,
  sharing,
  areas,
  stores,
  tips,
  ...STORE_APP_MODULES,
  ...OPERATOR_MODULES,
]
