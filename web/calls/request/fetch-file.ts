import { API_BASE } from '#contract/constants.ts'
import { failureOf } from './api-failure.ts'
import { sessionOf } from './base-query.ts'
import { fetchBody, readJson } from './fetch-answer.ts'
import { freshAccessToken, type RefreshStore } from './refresh.ts'

/** A large statement takes the server some seconds. */
const timeoutMs = 60_000

/**
 * Downloads a file with the session, or with headers that prove who may have it. `path` is below the API's,
 * with its query. Throws an ApiFailure.
 */
export async function fetchFile(
  store: RefreshStore,
  path: `/${string}`,
  headers: Record<string, string> = {},
): Promise<Blob> {
  const url = `${API_BASE}${path}`
  const session = sessionOf(url)
  const send = (token: string | null) =>
    fetchBody(
      url,
      {
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => response.blob(),
    )
  const { accessToken } = session.tokensOf(store.getState())
  let { response, body } = await send(accessToken)
  if (response.status === 401 && accessToken !== null)
    ({ response, body } = await send(await freshAccessToken(store, accessToken, session)))
  if (response.ok) return body
  throw failureOf(response.status, readJson(await body.text()))
}

/** Saves a file in the browser, as if it came from a link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next turn the browser has started to read it; a URL that is never revoked stays in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves data in the browser as a file of JSON that a person can read. */
export function saveJson(data: object, name: string): void {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
}
