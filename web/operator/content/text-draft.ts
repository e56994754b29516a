import type { SiteText } from '#rules/content/site-text.ts'

/** A text while it is written. */
export type TextDraft = SiteText
export type DraftLanguage = 'en' | 'cy'

const EMPTY = { title: '', body: '' }

/** What somebody goes on to write: what there is, or nothing yet. */
export const beginDraft = (text: SiteText | null): TextDraft =>
  text ?? { en: EMPTY, cy: null, isInFooter: true }

/** The first language in which something is missing; null: nothing is. */
export function faultyLanguage({ en, cy }: TextDraft): DraftLanguage | null {
  const isMissing = ({ title, body }: typeof en) => title.trim() === '' || body.trim() === ''
  if (isMissing(en)) return 'en'
  return cy && isMissing(cy) ? 'cy' : null
}
