import {
  DEFAULT_LANGUAGE,
  languageOfPath,
  LANGUAGES,
  pathIn,
  type Language,
} from '#rules/text/languages.ts'

declare global {
  interface ImportMetaEnv {
    /** Set by the build; see tools/build/messages-of-language.ts. */
    readonly VITE_LANGUAGE?: Language
  }
}

/**
 * The language of these pages. The website is built once for each, so that nobody loads the sentences
 * of another.
 */
export const LANGUAGE: Language = import.meta.env.VITE_LANGUAGE ?? DEFAULT_LANGUAGE

/** Of dates, numbers and lists. */
export const LOCALE = LANGUAGES[LANGUAGE].locale

/**
 * A path of this website as browsers know it. The router's own links, forms and moves don't need it: they put
 * the prefix of the language there themselves.
 */
export const hrefOf = (path: string): string => pathIn(LANGUAGE, path)

/** The path of a page in this language, from an address as browsers know it; another path as it is. */
export function pathOf(pathname: string): string {
  const { language, path } = languageOfPath(pathname)
  return language === LANGUAGE ? path : pathname
}
