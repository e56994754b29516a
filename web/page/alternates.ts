import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageOfPath, pathIn } from '#rules/text/languages.ts'
import type { Rewrite } from './rewrite-page.ts'

const CANONICAL = /^<link rel="canonical" href="([^"]*)"\/>$/

/**
 * Adds the addresses in each language to the canonical address of a public page. Only the server does it: search
 * engines read it there, so no browser needs to load this.
 */
export function addAlternates(publicUrl: string): Rewrite {
  return (element) => {
    const [, url] = CANONICAL.exec(element) ?? []
    if (url === undefined) return element
    const { path } = languageOfPath(url.slice(publicUrl.length))
    const alternates = [
      ...LANGUAGE_CODES.map((language) => [language, pathIn(language, path)] as const),
      ['x-default', pathIn(DEFAULT_LANGUAGE, path)] as const,
    ]
    return [
      element,
      ...alternates.map(
        ([language, href]) =>
          `<link rel="alternate" hreflang="${language}" href="${publicUrl}${href}"/>`,
      ),
    ].join('')
  }
}
