import { API_BASE } from '#contract/constants.ts'
import { failureOf, NO_ANSWER } from './api-failure.ts'
import { sessionOf } from './base-query.ts'
import { freshAccessToken, type RefreshStore } from './refresh.ts'

/** A large statement takes the server some seconds. */
const timeoutMs = 60_000

/**
 * A file that only whoever is signed in may have, or who shows by headers that it is theirs. `path` is
 * below the API's, with its query. Throws an ApiFailure.
 */
export async function fetchFile(
  store: RefreshStore,
  path: `/${string}`,
  headers: Record<string, string> = {},
): Promise<Blob> {
  const url = `${API_BASE}${path}`
  const session = sessionOf(url)
  const send = (token: string | null) =>
    fetch(url, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
  try {
    const { accessToken } = session.tokensOf(store.getState())
    let response = await send(accessToken)
    if (response.status === 401 && accessToken !== null)
      response = await send(await freshAccessToken(store, accessToken, session))
    if (response.ok) return await response.blob()
    // Thrown as it is: the browser has an answer, and it is no.
    return await Promise.reject(failureOf(response.status, await response.json().catch(() => null)))
  } catch (thrown) {
    throw thrown instanceof Error ? NO_ANSWER : thrown
  }
}

/** Has the browser keep a file, as if it came from a link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn; what is never let go stays in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
