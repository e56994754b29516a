import type { Call, HttpMethod, RequestOf } from '#contract/call.ts'
import { API_BASE } from '#contract/constants.ts'

export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** One request on its way: what to send where. */
export interface ApiRequest {
  method: HttpMethod
  /** With the query. */
  url: string
  body?: unknown
}

/**
 * Builds the requests of a call. The types insist on the method and path that the contract promises,
 * without its schemas having to travel to the browser.
 */
export function requestFor<C extends Call>(
  method: C['method'],
  path: C['path'],
): (parts: RequestOf<C>) => ApiRequest {
  return (parts) => {
    // A call's parts are these three at most; its own type says which.
    const { params = {}, query = {}, body } = parts as Parts
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    return { method, url: `${API_BASE}${filled}${queryText(query)}`, body }
  }
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}
