import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Call, OutputOf, ParamsOf, QueryOf } from '#contract/call.ts'
import { REQUESTS_PER_MINUTE } from '#contract/requests-per-minute.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { answerWriter } from './answer-writer.ts'
import type { Admit, Asker, Who } from './asker.ts'
import { checkInput } from './check-input.ts'

/** A call as a handler gets it: checked, and by somebody who may make it. */
export interface Asking<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** Who asks; null for a visitor without a token. */
  who: Who | null
  asker: Asker
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<C extends Call> = (asking: Asking<C>) => Promise<OutputOf<C>> | OutputOf<C>

/** Serves a promised call. */
export type Serve = <C extends Call>(call: C, handler: Handler<C>) => void

/**
 * Mounts calls on the server: `admit` answers who makes them, their input is checked, their answers are
 * written by their schemas.
 */
export function serveOn(app: FastifyInstance, { rateLimits }: Configuration, admit: Admit): Serve {
  const limits: Readonly<Record<string, number | undefined>> = rateLimits ? REQUESTS_PER_MINUTE : {}
  return (call, handler) => {
    const { method, path, output, status = output ? 200 : 204, permission, produces } = call
    const isWrittenBySchema = output && !call.isEventStream && !produces
    const perMinute = limits[call.id]
    const write = isWrittenBySchema ? answerWriter(output) : null
    app.route({
      method,
      url: path,
      exposeHeadRoute: method === 'GET' && !call.isEventStream,
      ...(write && {
        // The framework asks for what writes an answer that has a schema; the call's own one does.
        schema: { response: { [status]: {} } },
        serializerCompiler: () => write,
      }),
      config: {
        call: call.id,
        ...(perMinute && { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
      },
      handler: async (request, reply) => {
        const who = await admit(request, permission)
        // The schemas are the call's own, so what they answer is what the handler's types say.
        const asking = {
          params: call.params && checkInput(call.params, request.params, 'params'),
          query: call.query && checkInput(call.query, request.query, 'query'),
          body: call.body && checkInput(call.body, request.body, 'body'),
          who,
          asker: { who, ip: request.ip },
          request,
          reply,
        } as unknown as Parameters<typeof handler>[0]
        if (permission !== 'public') reply.header('cache-control', 'no-store')
        const answer = await handler(asking)
        if (reply.sent) return reply
        if (produces) reply.type(produces)
        return reply.code(status).send(answer)
      },
    })
  }
}

/** The account that asks, of a call whose permission has made sure that there is one. */
export function accountOf({ who }: { who: Who | null }): Who {
  if (!who) throw new Error('The call lets visitors in')
  return who
}
