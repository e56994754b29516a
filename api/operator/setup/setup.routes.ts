import { setupCalls as calls } from '#contract/operator/settings/setup.ts'
import { deviceName } from '#rules/session/device-name.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { setUpMarketplace } from './set-up-marketplace.ts'
import { isSetupOpen } from './setup.queries.ts'

export function setupRoutes(serve: Serve, context: Context): void {
  serve(calls.getSetup, async () => ({ isAwaited: await isSetupOpen(context.db) }))
  serve(calls.setUpMarketplace, ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const device = deviceName(request.headers['user-agent'] ?? '')
    return setUpMarketplace(context, body, { address: request.ip, device })
  })
}
