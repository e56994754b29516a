import { bankNoticeTexts } from './bank-notice-texts.ts'
import { payoutNoticeTexts } from './payout-notice-texts.ts'
import { storeNewsTexts } from './store-news-texts.ts'

/** The sentences of the emails about a restaurant as a business, to those who own it. */
export const businessTexts = {
  ...bankNoticeTexts,
  ...payoutNoticeTexts,
  ...storeNewsTexts,
} as const
