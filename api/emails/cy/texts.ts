import type { TranslationOf } from '#rules/text/translator.ts'
import type { customerTexts as english } from '../texts.ts'
import { accountTexts } from './account-texts.ts'
import { answerTexts } from './answer-texts.ts'
import { changeTexts } from './change-texts.ts'
import { deliveryNoticeTexts } from './delivery-notice-texts.ts'
import { messageTexts } from './message-texts.ts'
import { newsTexts } from './news-texts.ts'
import { orderTexts } from './order-texts.ts'
import { payingTexts } from './paying-texts.ts'
import { problemTexts } from './problem-texts.ts'
import { reviewTexts } from './review-texts.ts'

/** The sentences that customers are sent, in Welsh. Names and dates stand where they need no mutation. */
export const welshTexts = {
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
} as const satisfies TranslationOf<typeof english>
