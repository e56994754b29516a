import type { z } from 'zod'
import { errorAnswer } from './google-responses.ts'
import { GoogleTrouble, type GoogleApi, type TroubleKind } from './google-error.ts'

export type Question<Answer> = {
  api: GoogleApi
  url: string
  init?: RequestInit
  answer: z.ZodType<Answer>
  /** The maximum time that a person waits, a second try included. */
  withinMs: number
  /** For an API that answers its errors with status 200. */
  troubleIn?: (answer: Answer) => { kind: TroubleKind; reason: string } | null
  /** What Google rejects as invalid is something that it does not know either. */
  isRefusalNothing?: true
}

/**
 * Sends Google one request; null for something that Google does not know. Throws GoogleTrouble, never
 * anything else. A connection that breaks is tried once more in the remaining time: every request only reads.
 */
export async function requestGoogle<Answer>(question: Question<Answer>): Promise<Answer | null> {
  const { api, withinMs } = question
  const signal = AbortSignal.timeout(withinMs)
  const requestOnce = () => answerTo(question, signal)
  try {
    return await requestOnce().catch((error: unknown) => {
      if (error instanceof GoogleTrouble || signal.aborted) throw error
      return requestOnce()
    })
  } catch (error) {
    if (error instanceof GoogleTrouble) throw error
    if (signal.aborted) throw new GoogleTrouble('timeout', api, 'TIMEOUT')
    throw new GoogleTrouble('unreachable', api, connectionCode(error))
  }
}

async function answerTo<Answer>(
  question: Question<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { api, url, init } = question
  // A redirect could take the key to another server.
  const response = await fetch(url, { ...init, redirect: 'error', signal })
  const body = jsonIn(await response.text())
  if (response.status === 404) return null
  if (!response.ok) {
    const trouble = troubleOf(api, response.status, body)
    if (trouble.kind === 'refused' && question.isRefusalNothing) return null
    throw trouble
  }
  const read = question.answer.safeParse(body)
  if (!read.success) throw new GoogleTrouble('malformed', api, 'UNREADABLE')
  const trouble = question.troubleIn?.(read.data)
  if (trouble) throw new GoogleTrouble(trouble.kind, api, trouble.reason)
  return read.data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function troubleOf(api: GoogleApi, httpStatus: number, body: unknown): GoogleTrouble {
  const read = errorAnswer.safeParse(body)
  const { status = '', details = [] } = read.success ? read.data.error : {}
  const reason = details.find((detail) => detail.reason !== undefined)?.reason
  return new GoogleTrouble(
    kindOf(httpStatus, reason),
    api,
    reason ?? (status || `HTTP_${httpStatus}`),
  )
}

/** A wrong key is answered as an invalid argument, and distinguished by its reason alone. */
function kindOf(httpStatus: number, reason = ''): TroubleKind {
  if (httpStatus === 429) return 'quota'
  if (httpStatus === 401 || httpStatus === 403 || reason.startsWith('API_KEY_')) return 'denied'
  return httpStatus >= 500 ? 'unavailable' : 'refused'
}

/** fetch reports a connection's error in its cause, maybe deeper. */
function connectionCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if ('code' in error && typeof error.code === 'string') return error.code
  return connectionCode(error.cause)
}
