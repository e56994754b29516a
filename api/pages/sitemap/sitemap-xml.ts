/** A page, or a file of pages, as a sitemap names it; see https://www.sitemaps.org/protocol.html. */
export interface SitemapEntry {
  /** From its first slash. */
  path: string
  /** Null: nobody can say. */
  changedAt: Date | null
}

/** What the protocol allows of one file. */
export const MAXIMUM_ENTRIES = 50_000
export const MAXIMUM_BYTES = 50 * 1024 * 1024

/** A file of pages. */
export const sitemapXml = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  xml(publicUrl, entries, { root: 'urlset', entry: 'url' })

/** The file that names the others. */
export const sitemapIndexXml = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  xml(publicUrl, entries, { root: 'sitemapindex', entry: 'sitemap' })

function xml(
  publicUrl: string,
  entries: readonly SitemapEntry[],
  names: { root: string; entry: string },
): string {
  const rows = entries.slice(0, MAXIMUM_ENTRIES).map(({ path, changedAt }) => {
    const date = changedAt && `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<${names.entry}><loc>${escaped(publicUrl + path)}</loc>${date ?? ''}</${names.entry}>\n`
  })
  const begin = `<?xml version="1.0" encoding="UTF-8"?>\n<${names.root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  return `${begin}${rows.join('')}</${names.root}>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
