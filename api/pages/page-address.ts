import { languageOfPath } from '#rules/text/languages.ts'
import type { CacheablePage } from './rendered-page.ts'

/** The rendered address of a request: without anything that the page does not read. */
export interface PageAddress {
  url: string
  /** Whether everybody may be shown the same page. */
  isCacheable: boolean
}

/** React Router's own parameter: the routes whose data is requested. */
const ROUTES_OF_DATA = '_routes'

/**
 * Reads the path and query of requests, in any language. Of a page that may be cached only the parameters
 * that it reads are left, in one order, so that nobody can have it cached under any number of made-up
 * addresses. Other pages are rendered for the address unchanged.
 */
export function pageAddressReader(
  pages: readonly CacheablePage[],
): (requested: string) => PageAddress {
  const known = pages.map(({ path, query }) => ({ pattern: patternOf(path), query }))
  return (requested) => {
    const { pathname, searchParams } = URL.parse(`http://website${requested}`) ?? {}
    const path = pathname === undefined ? null : decodedPath(languageOfPath(pathname).path)
    const page = path === null ? undefined : known.find(({ pattern }) => pattern.test(path))
    if (!page || pathname === undefined) return { url: requested, isCacheable: false }
    const names = pathname.endsWith('.data') ? [...page.query, ROUTES_OF_DATA] : page.query
    const query = new URLSearchParams()
    for (const name of names)
      for (const value of searchParams?.getAll(name) ?? []) query.append(name, value)
    return { url: query.size > 0 ? `${pathname}?${query}` : pathname, isCacheable: true }
  }
}

/** The path that React Router matches, for a page and for its data; null when it cannot be read. */
function decodedPath(pathname: string): string | null {
  const ofPage = pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  try {
    return ofPage
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return null
  }
}

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${segments.join('')}/*$`, 'i')
}
