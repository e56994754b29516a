import type { Language } from '#rules/text/languages.ts'

/** A sentence above the home page and the lists of restaurants, on days in London that are both within. */
export interface Banner {
  textEn: string
  /** Empty: Welsh pages show the English one. */
  textCy: string
  /** Empty: it leads nowhere. */
  href: string
  fromDay: string
  toDay: string
}

/** More at once would never be read. */
export const BANNERS_MAXIMUM = 20

/** The banner of a day: of several the one that began last; null: none. `banners` are in the order of their days. */
export function bannerOf<Each extends Banner>(
  banners: readonly Each[],
  today: string,
): Each | null {
  return banners.findLast(({ fromDay, toDay }) => fromDay <= today && today <= toDay) ?? null
}

/** Its sentence on pages of a language, and the language that it is in. */
export function bannerWords(
  { textEn, textCy }: Pick<Banner, 'textEn' | 'textCy'>,
  language: Language,
): { text: string; language: Language } {
  return language === 'cy' && textCy !== ''
    ? { text: textCy, language: 'cy' }
    : { text: textEn, language: 'en' }
}
