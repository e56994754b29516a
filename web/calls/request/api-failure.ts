import { VALIDATION_ERROR, type ErrorAnswer, type FieldFault } from '#contract/errors.ts'

/** What went wrong with a call. `code` is the catalogue's, or one of our own for no answer at all. */
export interface ApiFailure {
  /** 0 when there was no answer. */
  status: number
  code: string
  details: Record<string, unknown>
  /** Faults of single fields; empty for every other failure. */
  fields: FieldFault[]
}

/** The network is gone or the answer is not ours. */
export const NO_ANSWER: ApiFailure = { status: 0, code: 'NO_ANSWER', details: {}, fields: [] }

/** Reads the answer of a call that failed. */
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

/** For a call of which nobody is told that it failed; what is no failure of a call is thrown on. */
export function ignoreFailure(thrown: unknown): null {
  if (isApiFailure(thrown)) return null
  throw thrown
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && 'statusCode' in answer
  )
}

const codeOfStatus = (status: number) =>
  status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'UNREADABLE_REQUEST'
