import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageOfPath, pathIn } from '#rules/text/languages.ts'

const CANONICAL = /<link rel="canonical" href="([^"]*)"\/>/

/**
 * Names in the head of a public page where it is in each language. Only the server does: search engines
 * read it there, and no browser needs to load what writes it.
 *
 * @param html of a whole page; one without a canonical address stays as it is
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
