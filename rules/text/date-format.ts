import { LANGUAGES, type Language } from './languages.ts'
import { welshDateFormat, type DateFormat } from './welsh-formats.ts'

/** Dates and times in a language. Pages choose at build time instead; see web/messages/intl-formats.ts. */
export function dateFormatIn(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  return language === 'cy'
    ? welshDateFormat(options)
    : new Intl.DateTimeFormat(LANGUAGES[language].locale, options)
}
