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
 * The language of these pages. The website is built once for each, so that no visitor loads the sentences of
 * another.
 */
export const LANGUAGE: Language = import.meta.env.VITE_LANGUAGE ?? DEFAULT_LANGUAGE

/** Of dates, numbers and lists. */
export const LOCALE = LANGUAGES[LANGUAGE].locale

/**
 * A path of this website with the prefix of its language. The router's own links, forms and moves don't need
 * it: they add the prefix themselves.
 */
export const hrefOf = (path: string): string => pathIn(LANGUAGE, path)

/** The path of a page in this language, without the prefix; another path unchanged. */
export function pathOf(pathname: string): string {
  const { language, path } = languageOfPath(pathname)
  return language === LANGUAGE ? path : pathname
}
