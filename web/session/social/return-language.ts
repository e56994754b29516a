import { DEFAULT_LANGUAGE } from '#rules/text/languages.ts'
import { LANGUAGE } from '#web/language.ts'

/** Of the page that a provider leads back to; without one, that is an English page. */
export const RETURN_LANGUAGE = LANGUAGE === DEFAULT_LANGUAGE ? {} : { language: LANGUAGE }
