import { VALIDATION_ERROR, type ErrorAnswer, type FieldFault } from '#contract/errors.ts'

/** The failure of a call. `code` is the contract's, or one of our own if there was no answer. */
export interface ApiFailure {
  /** 0 when there was no answer. */
  status: number
  code: string
  details: Record<string, unknown>
  /** Errors of single fields; empty for every other failure. */
  fields: FieldFault[]
}

/** The network is down or the answer is not ours. */
export const NO_ANSWER: ApiFailure = { status: 0, code: 'NO_ANSWER', details: {}, fields: [] }

/** Reads the answer of a failed call. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  if (!isErrorAnswer(answer)) return { ...NO_ANSWER, status, code: codeOfStatus(status) }
  if (Array.isArray(answer.message))
    return { status, code: VALIDATION_ERROR, details: {}, fields: answer.message }
  const details = 'details' in answer ? (answer.details ?? {}) : {}
  return { status, code: answer.message, details, fields: [] }
}

export function isApiFailure(thrown: unknown): thrown is ApiFailure {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'fields' in thrown
}

/**
 * For a call whose failure is not shown to anybody; rethrows everything that is not the failure of a call.
 */
export function ignoreFailure(thrown: unknown): null {
  if (isApiFailure(thrown)) return null
  throw thrown
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && 'statusCode' in answer
  )
}

function codeOfStatus(status: number) {
  // A proxy in front that takes less than the server does.
  if (status === 413) return 'REQUEST_TOO_LARGE'
  return status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'UNREADABLE_REQUEST'
}
