import { STATUS_CODES } from 'node:http'
import {
  ERRORS,
  VALIDATION_ERROR,
  type ErrorAnswer,
  type ErrorCode,
  type FieldFault,
} from '#contract/errors.ts'

/** An error of the contract. `details` are the numbers and names that its message needs. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, details?: Record<string, unknown>, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.details = details
  }
}

/** Errors of single fields, answered together so that a form can show them all. */
export class FieldError extends Error {
  override name = 'FieldError'
  readonly faults: FieldFault[]

  constructor(faults: FieldFault[]) {
    super(VALIDATION_ERROR)
    this.faults = faults
  }
}

/** How a code is sent. */
export function answerOf(code: ErrorCode, details?: Record<string, unknown>): ErrorAnswer {
  const statusCode = ERRORS[code]
  const error = STATUS_CODES[statusCode] ?? 'Error'
  return { statusCode, error, message: code, ...(details && { details }) }
}
