import { accountTexts } from './account/account-texts.ts'
import { businessTexts } from './business/business-texts.ts'
import { answerTexts } from './enquiries/answer-texts.ts'
import { declinedTexts } from './enquiries/declined-texts.ts'
import { enquiryTexts } from './enquiries/enquiry-texts.ts'
import { alertTexts } from './marketplace/alert-texts.ts'
import { marketplaceTexts } from './marketplace/marketplace-texts.ts'
import { newsTexts } from './news-texts.ts'
import { changeTexts } from './orders/change-texts.ts'
import { messageTexts } from './orders/message-texts.ts'
import { orderTexts } from './orders/order-texts.ts'
import { payingTexts } from './orders/paying-texts.ts'
import { storeTexts } from './orders/store-texts.ts'
import { problemTexts } from './problems/problem-texts.ts'
import { problemToStaffTexts } from './problems/problem-to-staff-texts.ts'
import { reviewTexts } from './reviews/review-texts.ts'
import { staffTexts } from './staff/staff-texts.ts'
import { deliveryNoticeTexts } from './stores/delivery-notice-texts.ts'
import { invitationTexts } from './team/invitation-texts.ts'

/** The sentences that customers are sent, in British English; `{{name}}` is filled in. Each language has them. */
export const customerTexts = {
  ...orderTexts,
  ...payingTexts,
  ...newsTexts,
  ...changeTexts,
  ...messageTexts,
  ...problemTexts,
  ...reviewTexts,
  ...accountTexts,
  ...answerTexts,
  ...deliveryNoticeTexts,
} as const

/** Every sentence of every email. Restaurants and operators are written to in English alone. */
export const englishTexts = {
  ...customerTexts,
  ...storeTexts,
  ...problemToStaffTexts,
  ...invitationTexts,
  ...businessTexts,
  ...enquiryTexts,
  ...declinedTexts,
  ...staffTexts,
  ...marketplaceTexts,
  ...alertTexts,
} as const
