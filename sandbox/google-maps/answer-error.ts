import type { ServerResponse } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'

/** https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto */
const STATUSES = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
} as const

export type ErrorStatus = keyof typeof STATUSES

/**
 * Answers an error as Google's newer APIs do: google.rpc.Status under `error`; with `reason` it
 * carries a google.rpc.ErrorInfo. https://cloud.google.com/apis/design/errors
 */
export function answerError(
  response: ServerResponse,
  status: ErrorStatus,
  message: string,
  reason?: string,
): void {
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata: { service: 'places.googleapis.com' },
  }
  const code = STATUSES[status]
  const error = { code, message, status, ...(reason && { details: [info] }) }
  answerJson(response, { error }, { status: code })
}
