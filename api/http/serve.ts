import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BodyOf, Call, OutputOf, ParamsOf, QueryOf } from '#contract/call.ts'
import { FIELD_CODES, type FieldCode, type FieldFault } from '#contract/errors.ts'
import { REQUESTS_PER_MINUTE } from '#contract/requests-per-minute.ts'
import { preferredLanguage, type Language } from '#rules/text/languages.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { ApiError, FieldError } from './api-error.ts'
import { answerWriter } from './answer-writer.ts'
import type { Admit, Asker, Who } from './asker.ts'

/** Reads JSON. An empty body is none: many programs send its content type with every request. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const options = { parseAs: 'string' } as const
  app.addContentTypeParser('application/json', options, (request, text: string, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
}

/** A call as a handler gets it: validated and authorised. */
export interface ReceivedCall<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** The caller; null for a visitor without a token. */
  who: Who | null
  asker: Asker
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<C extends Call> = (
  received: ReceivedCall<C>,
) => Promise<OutputOf<C>> | OutputOf<C>

/** Serves a call of the contract. */
export type Serve = <C extends Call>(call: C, handler: Handler<C>) => void

/**
 * Mounts calls on the server: `admit` returns the caller, their input is validated, their answers are
 * serialised by their schemas.
 */
export function serveOn(app: FastifyInstance, { rateLimits }: Configuration, admit: Admit): Serve {
  const limits: Readonly<Record<string, number | undefined>> = rateLimits ? REQUESTS_PER_MINUTE : {}
  return (call, handler) => {
    const {
      method,
      path,
      output,
      status = output ? 200 : 204,
      permission,
      produces,
      bodyBytes,
    } = call
    const isWrittenBySchema = output && !call.isEventStream && !produces
    const perMinute = limits[call.id]
    const write = isWrittenBySchema ? answerWriter(output) : null
    app.route({
      method,
      url: path,
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      exposeHeadRoute: method === 'GET' && !call.isEventStream,
      ...(write && {
        // The framework asks for a serialiser of an answer with a schema; this returns the call's own.
        schema: { response: { [status]: {} } },
        serializerCompiler: () => write,
      }),
      config: {
        call: call.id,
        ...(perMinute && { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
      },
      handler: async (request, reply) => {
        const who = await admit(request, call)
        // The schemas are the call's own, so their output has the handler's types.
        const received = {
          params: call.params && checkInput(call.params, request.params, 'params'),
          query: call.query && checkInput(call.query, request.query, 'query'),
          body: call.body && checkInput(call.body, request.body, 'body'),
          who,
          asker: { who, ip: request.ip },
          request,
          reply,
        } as unknown as Parameters<typeof handler>[0]
        if (permission !== 'public') reply.header('cache-control', 'no-store')
        const answer = await handler(received)
        if (reply.sent) return reply
        if (produces) reply.type(produces)
        return reply.code(status).send(answer)
      },
    })
  }
}

/** The calling account, for a call whose permission has made sure that there is one. */
export function accountOf({ who }: { who: Who | null }): Who {
  if (!who) throw new Error('The call lets visitors in')
  return who
}

/** The language of the page that a call comes from, or what another caller prefers. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return preferredLanguage(headers['accept-language'] ?? '')
}

/** Who changes something for the marketplace, as the audit log has it. */
export const operatorOf = (received: { who: Who | null }) => ({
  accountId: accountOf(received).accountId,
  by: 'operator' as const,
})

type Part = 'params' | 'query' | 'body'

const codes: ReadonlySet<string> = new Set(FIELD_CODES)

const isFieldCode = (text: string): text is FieldCode => codes.has(text)

/**
 * The input as its schema reads it. Throws INVALID_ID_PAREMETER for a path, and a FieldError that names every
 * wrong field for a query or a body.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  part: Part,
): z.output<Schema> {
  const unstorable = findUnstorable(input)
  // An invalid value has another code than a missing one.
  const read = unstorable === null ? schema.safeParse(input ?? {}, { reportInput: true }) : null
  if (read?.success) return read.data
  if (part === 'params') throw new ApiError('INVALID_ID_PAREMETER')
  if (!read) throw new FieldError([{ field: unstorable ?? '', code: 'invalid_value' }])
  throw new FieldError(faultsOf(read.error))
}

function faultsOf(error: z.ZodError): FieldFault[] {
  return error.issues.slice(0, 50).map((issue) => ({
    field: issue.path.join('.'),
    code: codeOf(issue),
  }))
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  // Whatever the schema says of wrong values, one that isn't there is none. A rule of its own knows better.
  if (issue.input === undefined && issue.code !== 'custom') return 'required_field'
  if (isFieldCode(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === null) return 'required_field'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_many'
  if (issue.code === 'too_small') return 'too_few'
  return 'invalid_value'
}

/** No call takes more than a few levels; endless ones would overflow the stack. */
const deepestInput = 20

/**
 * The path of what cannot be stored: a text that PostgreSQL refuses (a null character, or half a
 * surrogate pair), or more levels than any call takes.
 */
export function findUnstorable(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth === deepestInput) return ''
  for (const key of Object.keys(value)) {
    // Any object is a record of its keys.
    const found = findUnstorable((value as Record<string, unknown>)[key], depth + 1)
    // The path is put together on the way back: of what is all right, which is nearly everything, none is.
    if (found !== null) return found === '' ? key : `${key}.${found}`
  }
  return null
}
