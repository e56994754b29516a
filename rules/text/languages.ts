/** A language that the website and its emails are written in. */
interface LanguageFacts {
  /** Of its dates, numbers and plurals. */
  locale: string
  /** Before the path of each of its pages. */
  prefix: string
  /** As its speakers call it. */
  name: string
}

/** English first: it has every page, and its sentences name those of the others. */
export const LANGUAGES = {
  en: { locale: 'en-GB', prefix: '', name: 'English' },
  cy: { locale: 'cy-GB', prefix: '/cy', name: 'Cymraeg' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE: Language = 'en'

/** Their codes, as they are stored and sent. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

/** What there is once for each language. */
export function forEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >
}

/**
 * The first language of an `Accept-Language` header that we have, by its weights; without one, English. The website
 * sends the one of the page; what a browser says by itself is its reader's.
 */
export function preferredLanguage(header: string): Language {
  const ranges = header.split(',').map((range) => {
    const [tag = '', weight = ''] = range.split(';')
    const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(weight)?.[1] ?? '1')
    return { code: tag.trim().toLowerCase().split('-')[0], quality }
  })
  const preferred = ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ code }) => LANGUAGE_CODES.filter((language) => language === code))
  return preferred[0] ?? DEFAULT_LANGUAGE
}

/** A path of the website in a language, as browsers ask for it. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language]
  return prefix !== '' && /^\/(?=[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path
}

/** The language of a path that browsers ask for, and the path without it. */
export function languageOfPath(path: string): { language: Language; path: string } {
  for (const language of LANGUAGE_CODES) {
    const { prefix } = LANGUAGES[language]
    if (prefix === '' || !path.toLowerCase().startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    if (/^$|^[/?#]/.test(rest)) return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
    if (rest.startsWith('.data')) return { language, path: `/_${rest}` }
  }
  return { language: DEFAULT_LANGUAGE, path }
}
