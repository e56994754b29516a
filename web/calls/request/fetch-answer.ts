import { STORED_AT_HEADER } from '#web/service-worker/shared.ts'
import { NO_ANSWER } from './api-failure.ts'

/** What the server said, its body read; null for a body that is no JSON. */
export interface Answer {
  status: number
  date: string | null
  /** When it was given, where the service worker has answered with a stored one. */
  storedAt: string | null
  body: unknown
}

/** Throws NO_ANSWER where none arrives, or not in time. */
export async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  const { response, body } = await fetchBody(url, init, (response) => response.text())
  const { status, headers } = response
  const storedAt = headers.get(STORED_AT_HEADER)
  return { status, date: headers.get('date'), storedAt, body: readJson(body) }
}

/** The same with a body that is read in another way. */
export async function fetchBody<Body>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<Body>,
): Promise<{ response: Response; body: Body }> {
  try {
    const response = await fetch(url, init)
    return { response, body: await read(response) }
  } catch {
    throw NO_ANSWER
  }
}

export function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
