/** The pages that the product has itself, by the end of their addresses; their texts may be replaced. */
export const BUILT_IN_TEXTS = ['faq', 'terms-and-conditions', 'privacy', 'review-policy'] as const
export type BuiltInText = (typeof BUILT_IN_TEXTS)[number]

/** More pages of one's own would no longer fit under a page. */
export const OWN_PAGES_MAXIMUM = 50

const SLUG = /^[a-z0-9][a-z0-9-]{0,59}$/

/** Whether a text can have this name at the end of its address. */
export const isTextSlug = (slug: string): boolean => SLUG.test(slug)

export const isBuiltInText = (slug: string): slug is BuiltInText =>
  BUILT_IN_TEXTS.some((each) => each === slug)

/** The path of a text on the website. */
export const pathOfText = (slug: string): string =>
  isBuiltInText(slug) ? `/${slug}` : `/pages/${slug}`

/** A text in one language: what stands above it, and Markdown. */
interface TextInLanguage {
  title: string
  body: string
}

export interface SiteText {
  en: TextInLanguage
  /** Null: Welsh pages have the English text. */
  cy: TextInLanguage | null
  /** Whether every page links to it at its end. */
  isInFooter: boolean
}

/** The text that a page of a language shows, and the language that it is in. */
export function textIn(
  text: SiteText,
  language: 'en' | 'cy',
): TextInLanguage & { language: 'en' | 'cy' } {
  return language === 'cy' && text.cy
    ? { ...text.cy, language: 'cy' }
    : { ...text.en, language: 'en' }
}
