import { LOCALE } from '#web/language.ts'
import {
  welshDateFormat,
  welshListFormat,
  type DateFormat,
  type ListFormat,
} from '#rules/text/welsh-formats.ts'

// As the build says it, so that English pages load nothing of Welsh.
const isWelsh = import.meta.env.VITE_LANGUAGE === 'cy'

/** Dates and times in the language of these pages, the same on the server and in every browser. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  isWelsh ? welshDateFormat(options) : new Intl.DateTimeFormat(LOCALE, options)

/** "naan, dal and chai", in the language of these pages. */
export const listFormat = (options: Intl.ListFormatOptions = {}): ListFormat =>
  isWelsh ? welshListFormat(options) : new Intl.ListFormat(LOCALE, options)
