import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'

/** Any origin will do to see whether an address stays on its own. */
const here = 'https://here.invalid'

/**
 * The address to go back to, from the query of a page; null for none, for one that would leave this
 * website, and for the page itself (`ownPath`).
 */
export function returnHref(search: string, ownPath: string): string | null {
  const given = new URLSearchParams(search).get(RETURN_HREF_PARAMETER)
  // "//elsewhere" and "/\elsewhere" are other hosts to a browser.
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || /\p{Cc}/u.test(given)) return null
  const url = URL.parse(given, here)
  if (!url || url.origin !== here || url.pathname === ownPath) return null
  return url.pathname + url.search + url.hash
}

/** A path with the current address attached as the one to go back to. */
export function withReturnHref(
  path: string,
  current: { pathname: string; search: string },
): string {
  const query = new URLSearchParams(current.search)
  query.delete(RETURN_HREF_PARAMETER)
  const text = query.toString()
  const back = current.pathname + (text && `?${text}`)
  const separator = path.includes('?') ? '&' : '?'
  return `${path}${separator}${new URLSearchParams({ [RETURN_HREF_PARAMETER]: back })}`
}
