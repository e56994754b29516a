import { STORED_AT_HEADER } from '#web/service-worker/shared.ts'
import { NO_ANSWER } from './api-failure.ts'

/** The server's answer with its parsed body; null for a body that is no JSON. */
export interface Answer {
  status: number
  date: string | null
  /** When it was stored, if the service worker answered with a stored one. */
  storedAt: string | null
  body: unknown
}

/** Throws NO_ANSWER if none arrives in time. */
export async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  const { response, body } = await fetchBody(url, init, (response) => response.text())
  const { status, headers } = response
  const storedAt = headers.get(STORED_AT_HEADER)
  return { status, date: headers.get('date'), storedAt, body: readJson(body) }
}

/** The same with another way to read the body. */
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
