import { LANGUAGE_CODES, pathIn } from '#rules/text/languages.ts'

/** A page, or a file of pages, as a sitemap lists it; see https://www.sitemaps.org/protocol.html. */
export interface SitemapEntry {
  /** From its first slash. */
  path: string
  /** Null: unknown. */
  changedAt: Date | null
}

/** The protocol's limits for one file. */
const MAXIMUM_URLS = 50_000
/**
 * The maximum of pages, each in every language, where it lists the others: the addresses grow with the
 * square.
 */
export const MAXIMUM_ENTRIES = Math.floor(MAXIMUM_URLS / LANGUAGE_CODES.length ** 2)
export const MAXIMUM_BYTES = 50 * 1024 * 1024

/** A file of pages, each in every language; see https://developers.google.com/search/docs/specialty/international/localized-versions. */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.slice(0, MAXIMUM_ENTRIES).flatMap(({ path, changedAt }) => {
    const others = LANGUAGE_CODES.map((language) => {
      const href = escaped(publicUrl + pathIn(language, path))
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    }).join('')
    return LANGUAGE_CODES.map((language) =>
      row('url', publicUrl, { path: pathIn(language, path), changedAt }, others),
    )
  })
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', rows)
}

/** The index of the other files. */
export function sitemapIndexXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.slice(0, MAXIMUM_URLS).map((entry) => row('sitemap', publicUrl, entry))
  return xml('sitemapindex', '', rows)
}

function row(name: string, publicUrl: string, entry: SitemapEntry, others = ''): string {
  const date = entry.changedAt && `<lastmod>${entry.changedAt.toISOString()}</lastmod>`
  return `<${name}><loc>${escaped(publicUrl + entry.path)}</loc>${date ?? ''}${others}</${name}>\n`
}

function xml(root: string, namespaces: string, rows: readonly string[]): string {
  const begin = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n`
  return `${begin}${rows.join('')}</${root}>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
