import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageOfPath, pathIn } from '#rules/text/languages.ts'

const CANONICAL = /<link rel="canonical" href="([^"]*)"\/>/

/**
 * Adds the addresses in each language to the head of a public page. Only the server does it: search engines
 * read it there, so no browser needs to load this.
 *
 * @param html of a whole page; one without a canonical address stays unchanged
 */
export function withAlternates(html: string, publicUrl: string): string {
  return html.replace(CANONICAL, (link, url: string) => {
    const { path } = languageOfPath(url.slice(publicUrl.length))
    const alternates = [
      ...LANGUAGE_CODES.map((language) => [language, pathIn(language, path)] as const),
      ['x-default', pathIn(DEFAULT_LANGUAGE, path)] as const,
    ]
    return [
      link,
      ...alternates.map(
        ([language, href]) =>
          `<link rel="alternate" hreflang="${language}" href="${publicUrl}${href}"/>`,
      ),
    ].join('')
  })
}
