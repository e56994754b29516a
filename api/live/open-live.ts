import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/context.ts'
import { LiveHub, type RefuseEnded } from './live-hub.ts'

/** The hub of this server, whose streams end before the server waits for its connections. */
export function openLive(
  app: FastifyInstance,
  context: Context,
  refuseEnded: RefuseEnded,
): LiveHub {
  const live = new LiveHub(context, { refuseEnded, log: app.log })
  app.addHook('preClose', () => live.close())
  return live
}
