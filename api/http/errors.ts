import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { VALIDATION_ERROR, type ErrorAnswer, type ErrorCode } from '#contract/errors.ts'
import { isDatabaseAway } from '#api/database/is-away.ts'
import { isDatabaseError } from '#api/database/is-database-error.ts'
import { answerOf, ApiError, FieldError } from './api-error.ts'

/** Turns anything thrown into an answer of the contract, in one place. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Also for what the server refuses before routing, such as an address it cannot read. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = answerTo(error)
  if (error instanceof ApiError && error.details?.['retryAfterSeconds'])
    reply.header('retry-after', String(error.details['retryAfterSeconds']))
  if (answer.statusCode >= 500 && !isNoFault(error))
    request.log.error({ err: error, ...requestFacts(request) }, 'request failed')
  return reply.code(answer.statusCode).header('cache-control', 'no-store').send(answer)
}

/** The requested route, by the pattern of its path. */
const requestFacts = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? '(none)',
})

/**
 * Not logged as an error of one request. The maps driver logs its trouble once a minute; otherwise each
 * letter that anybody types would. Refusing somebody who sends many photos at once is intended.
 */
function isNoFault(error: FastifyError | ApiError): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'ADDRESS_API_ERROR' || error.code === 'PHOTO_UPLOADS_BUSY')
  )
}

/** The answer of an address without a call. */
export function notFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send(answerOf('NOT_FOUND'))
}

function answerTo(error: FastifyError | ApiError | FieldError): ErrorAnswer {
  if (error instanceof ApiError) return answerOf(error.code, error.details)
  if (error instanceof FieldError)
    return { statusCode: 400, error: VALIDATION_ERROR, message: error.faults }
  return answerOf(codeOf(error))
}

/** The codes for what Fastify and PostgreSQL refuse before a verb can. */
function codeOf(error: FastifyError): ErrorCode {
  const { statusCode } = error
  if (isOfErasedAccount(error)) return 'UNAUTHORIZED'
  if (statusCode === 413) return 'REQUEST_TOO_LARGE'
  if (statusCode === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (statusCode === 404) return 'NOT_FOUND'
  // Checked before the database: a body that breaks off is a broken connection too, but the visitor's.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'UNREADABLE_REQUEST'
  if (statusCode === 503 || isDatabaseAway(error)) return 'SERVICE_UNAVAILABLE'
  return 'INTERNAL_SERVER_ERROR'
}

/** A row for an account that was deleted at the same moment. */
function isOfErasedAccount(error: FastifyError): boolean {
  return (
    isDatabaseError(error) &&
    error.code === '23503' &&
    error.constraint?.endsWith('_account_id_fkey') === true
  )
}
