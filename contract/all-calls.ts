import { accountCalls } from './account.ts'
import { addressCalls } from './address.ts'
import type { Call } from './call.ts'
import { cartCalls } from './cart.ts'
import { cartDiscountCalls } from './cart-discount.ts'
import { cartSlotCalls } from './cart-slots.ts'
import { contentCalls } from './content.ts'
import { discountCalls } from './discount.ts'
import { emailChangeCalls } from './email-change.ts'
import { enquiryCalls } from './enquiries.ts'
import { favouriteCalls } from './favourites.ts'
import { menuCalls } from './menu.ts'
import { newsCalls } from './news.ts'
import { operatorPaymentCalls } from './operator-payments.ts'
import { orderCalls } from './orders.ts'
import { personalDataCalls } from './personal-data.ts'
import { partnerCalls } from './partner.ts'
import { paymentCalls } from './payments.ts'
import { photoCalls } from './photos.ts'
import { problemCalls } from './problems/problem-calls.ts'
import { problemPolicyCalls } from './problems/problem-policy.ts'
import { receiptCalls } from './receipts.ts'
import { refundCalls } from './refunds.ts'
import { operatorReviewCalls } from './reviews/operator-reviews.ts'
import { orderReviewCalls } from './reviews/order-review.ts'
import { partnerReviewCalls } from './reviews/partner-reviews.ts'
import { storeReviewCalls } from './reviews/store-reviews.ts'
import { sessionCalls } from './session.ts'
import { sharedCartCalls } from './shared-cart.ts'
import { statementCalls } from './statement.ts'
import { storeCalls } from './stores.ts'
import { tipCalls } from './tips.ts'

/** Every call there is, by the heading it stands under in the API's reference. */
export const CALLS_BY_HEADING: Readonly<Record<string, readonly Call[]>> = {
  Stores: Object.values(storeCalls),
  Menu: Object.values(menuCalls),
  'Addresses and delivery': Object.values(addressCalls),
  Cart: Object.values({ ...cartCalls, ...cartDiscountCalls, ...cartSlotCalls }),
  'Shared cart': Object.values(sharedCartCalls),
  'Discounts and loyalty': Object.values(discountCalls),
  Orders: Object.values(orderCalls),
  Reviews: Object.values({ ...orderReviewCalls, ...storeReviewCalls }),
  Payments: Object.values({ ...paymentCalls, ...tipCalls, ...refundCalls, ...receiptCalls }),
  'Order news': Object.values(newsCalls),
  'Problems with an order': Object.values({ ...problemCalls, ...problemPolicyCalls }),
  Session: Object.values(sessionCalls),
  Photos: Object.values(photoCalls),
  Account: Object.values({
    ...accountCalls,
    ...emailChangeCalls,
    ...favouriteCalls,
    ...personalDataCalls,
  }),
  Enquiries: Object.values(enquiryCalls),
  Content: Object.values(contentCalls),
  'Store app': Object.values({ ...partnerCalls, ...statementCalls, ...partnerReviewCalls }),
  Operator: Object.values({ ...operatorPaymentCalls, ...operatorReviewCalls }),
}
