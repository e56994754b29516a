import type { Language } from '#rules/text/languages.ts'

/** What a marketplace is, in its picture for shared links and where it is installed as an app. */
export const MARKETPLACE_LINE: Record<Language, string> = {
  en: 'Takeaway delivery and collection',
  cy: 'Bwyd parod i’w ddanfon neu i’w gasglu',
}
