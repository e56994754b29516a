import type { FastifyInstance } from 'fastify'
import { STRIPE_WEBHOOK_PATH } from '#contract/constants.ts'
import type { Context } from '#api/context.ts'
import { handleAccountEvent, handleWebhookEvent } from './handle-webhook-event.ts'

const SIGNATURE_HEADER = 'stripe-signature'

/**
 * Where the payment provider sends its events. They are signed byte by byte, so in this scope nothing parses
 * them before that is checked.
 */
export async function webhookRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    const receive = (path: string, handle: typeof handleWebhookEvent) =>
      scope.post(path, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers[SIGNATURE_HEADER]
        await handle(context, body, typeof signature === 'string' ? signature : '')
        return reply.header('cache-control', 'no-store').send({ received: true })
      })
    receive(STRIPE_WEBHOOK_PATH, handleWebhookEvent)
    receive(`${STRIPE_WEBHOOK_PATH}/accounts`, handleAccountEvent)
  })
}
