import type { OutputOf, RequestOf } from '#contract/call.ts'
import { CALL_PATHS, type CallId, type CallsById } from '#contract/call-paths.ts'
import { API_BASE } from '#contract/constants.ts'

/** What a call is given: its `params`, `query` and `body`, as far as it has them. */
export type Argument<Id extends CallId> = RequestOf<CallsById[Id]>

/** What it answers; null for a call that answers nothing. */
export type Result<Id extends CallId> =
  OutputOf<CallsById[Id]> extends undefined ? null : OutputOf<CallsById[Id]>

export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** One request on its way: what to send where. */
export interface ApiRequest {
  method: string
  /** With the query. */
  url: string
  body?: unknown
}

/** The request of a call, as the contract promises it; of a page of a list with its cursor. */
export function requestOf<Id extends CallId>(
  id: Id,
  argument: Argument<Id>,
  page?: { cursor: string | null },
): ApiRequest {
  const [method = '', path = '']: string[] = CALL_PATHS[id].split(' ')
  // A call's parts are these three at most; its own type says which.
  const { params = {}, query = {}, body } = (argument ?? {}) as Parts
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return { method, url: `${API_BASE}${filled}${queryText({ ...query, ...page })}`, body }
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}
