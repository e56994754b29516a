import { nameInLanguage, type NamedInLanguages } from '#rules/text/name-in-language.ts'
import { LANGUAGE } from '#web/language.ts'

/** What these pages call a cuisine. */
export const cuisineName = (cuisine: NamedInLanguages): string => nameInLanguage(LANGUAGE, cuisine)
