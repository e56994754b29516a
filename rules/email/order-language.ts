import type { Language } from '#rules/text/languages.ts'

/**
 * The language in which the customer of an order is written to: what they have chosen for their account comes before
 * the language of the page on which they ordered, which is a guest's.
 */
export function orderLanguage({
  ofAccount,
  ofPage,
}: {
  ofAccount: Language | null
  ofPage: Language
}): Language {
  return ofAccount ?? ofPage
}
