import { ERRORS, type ErrorCode } from '#contract/errors.ts'

/** What a server answers that refuses a call. */
export const refusal = (message: ErrorCode, details: object) =>
  Response.json({ statusCode: ERRORS[message], error: '', message, details }, { status: 409 })
