import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyHttpOptions,
  type RawServerDefault,
} from 'fastify'

import type { Configuration } from '#api/settings/configuration.ts'
import { loggedError } from './logged-error.ts'

/** Where the lines go. */
export interface LogStream {
  write(line: string): void
}

/** Where errors are reported to, besides the lines. */
interface ErrorMonitor {
  report(error: Error, message: string, fields: Readonly<Record<string, unknown>>): void
}

/**
 * One structured line for each request: its identifier, the route (the pattern of the path, because paths and
 * queries contain tokens and addresses), the status and the time. Never headers, bodies or callers. The lines
 * go to standard output unless `stream` is given. What is logged as an error is reported to `monitoring` as
 * well.
 */
export function logging(
  { logLevel }: Configuration,
  stream?: LogStream,
  monitoring?: ErrorMonitor,
): FastifyHttpOptions<RawServerDefault> {
  return {
    logger:
      logLevel === 'silent'
        ? false
        : {
            level: logLevel,
            ...(stream && { stream }),
            base: null,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            formatters: { level: (label: string) => ({ level: label }) },
            serializers: { err: (error) => loggedError(error) },
            hooks: {
              streamWrite: visible,
              logMethod(args, log, level) {
                const [fields, message]: unknown[] = args
                if (level >= ERROR_LEVEL && hasError(fields))
                  monitoring?.report(fields.err, String(message), fields)
                log.apply(this, args)
              },
            },
          },
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  }
}

/** The identifier that a request brings with it, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** pino's numbers. */
const ERROR_LEVEL = 50

const hasError = (fields: unknown): fields is { err: Error } =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error

/**
 * The line with every character escaped that could hide or forge a part of it. JSON does that for line breaks
 * and the escape character, but not for the other control characters that terminals obey (U+007F to U+009F),
 * other line separators, and characters that change the direction of text.
 */
function visible(line: string): string {
  return line.replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request
    const { statusCode: status, elapsedTime } = reply
    logRequest(log, { method, route: routeOptions.url ?? '(none)', status, elapsedTime })
    done()
  })
}

/** An answered request. */
interface AnsweredRequest {
  method: string
  /** The pattern of its path. */
  route: string
  status: number
  /** In milliseconds. */
  elapsedTime: number
  /** Of the request; a request's own logger writes it without being given it. */
  reqId?: string
}

export function logRequest(
  log: FastifyBaseLogger,
  { elapsedTime, ...fields }: AnsweredRequest,
): void {
  log.info({ ...fields, ms: Math.round(elapsedTime * 10) / 10 }, 'request')
}
