import { API_BASE } from '#contract/constants.ts'
import { failureOf, NO_ANSWER } from './api-failure.ts'
import { sessionOf } from './base-query.ts'
import { freshAccessToken, type RefreshStore } from './refresh.ts'

/** Over a slow connection a photo takes half a minute. */
const timeoutMs = 60_000

export interface SendingFile {
  /** From 0 to 1, whenever the browser reports progress. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a file as the body of a call, with the session's access token; returns the call's answer. `path` is
 * below the API's. Throws an ApiFailure, or the signal's reason.
 */
export async function sendFile(
  store: RefreshStore,
  path: `/${string}`,
  file: Blob,
  sending: SendingFile,
): Promise<unknown> {
  const url = `${API_BASE}${path}`
  const session = sessionOf(url)
  const { accessToken } = session.tokensOf(store.getState())
  let answer = await sendOnce(url, file, accessToken, sending)
  if (answer.status === 401 && accessToken !== null) {
    const renewed = await freshAccessToken(store, accessToken, session)
    answer = await sendOnce(url, file, renewed, sending)
  }
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw failureOf(answer.status, answer.body)
}

/** By XMLHttpRequest, because `fetch` doesn't report how much has been sent. */
function sendOnce(
  url: string,
  file: Blob,
  token: string | null,
  { onProgress, signal }: SendingFile,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.timeout = timeoutMs
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      resolve({ status: request.status, body: request.response })
    })
    request.addEventListener('error', () => reject(NO_ANSWER))
    request.addEventListener('timeout', () => reject(NO_ANSWER))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
