import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import { dialogAt } from '#web/dialog-paths.ts'

/** Any origin shows whether an address stays on its own. */
const here = 'https://here.invalid'

interface Shown {
  pathname: string
  search: string
}

/**
 * The address to go back to, from the query of a page; null for none, for one on another website, and for one
 * that only opens a dialog.
 */
export function returnHref(search: string): string | null {
  const given = new URLSearchParams(search).get(RETURN_HREF_PARAMETER)
  // "//elsewhere" and "/\elsewhere" are other hosts to a browser.
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || /\p{Cc}/u.test(given)) return null
  const url = URL.parse(given, here)
  if (!url || url.origin !== here || dialogAt(url.pathname)) return null
  // Dots in a path may have produced a second slash at its start.
  if (url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/**
 * A path with the return address attached: the one in the current address, else the current path and query. A
 * dialog is no return address. Without a path, the current one and its query.
 */
export function withReturnHref(current: Shown, path = currentHref(current)): string {
  const isDialog = dialogAt(current.pathname) !== null
  const back = returnHref(current.search) ?? (isDialog ? null : currentHref(current))
  if (back === null) return path
  const separator = path.includes('?') ? '&' : '?'
  return `${path}${separator}${new URLSearchParams({ [RETURN_HREF_PARAMETER]: back })}`
}

/** The current address, without the return address. */
export function currentHref({ pathname, search }: Shown): string {
  const query = new URLSearchParams(search)
  query.delete(RETURN_HREF_PARAMETER)
  const text = query.toString()
  return pathname + (text && `?${text}`)
}
