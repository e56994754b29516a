import { LOCALE } from '#web/language.ts'
import { WEEKDAY_NAMES } from '#rules/time/london.ts'
import {
  WELSH_WEEKDAYS,
  welshDateFormat,
  welshListFormat,
  type DateFormat,
  type ListFormat,
} from '#rules/text/welsh-formats.ts'

// As the build says it, so that English pages load nothing of Welsh.
const isWelsh = import.meta.env.VITE_LANGUAGE === 'cy'

/** Dates and times in the language of these pages, the same on the server and in every browser. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  madeLater(() => (isWelsh ? welshDateFormat(options) : new Intl.DateTimeFormat(LOCALE, options)))

/** "naan, dal and chai", in the language of these pages. */
export const listFormat = (options: Intl.ListFormatOptions = {}): ListFormat =>
  madeLater(() => (isWelsh ? welshListFormat(options) : new Intl.ListFormat(LOCALE, options)))

/** "Mon", from Monday, in the language of these pages. */
export const shortWeekdays: readonly string[] = isWelsh ? WELSH_WEEKDAYS : WEEKDAY_NAMES

/**
 * A format that is made with the first text it writes: the first one of a page takes a browser 10 ms, and a phone 50,
 * which a page that writes neither dates nor lists need not wait for.
 */
function madeLater<Value>(make: () => { format: (value: Value) => string }) {
  let made: ReturnType<typeof make> | undefined
  return { format: (value: Value) => (made ??= make()).format(value) }
}
