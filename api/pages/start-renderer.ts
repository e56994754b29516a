import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/context.ts'
import { IN_PROCESS } from '#api/http/in-process.ts'
import { marketplacePage } from './marketplace-page.ts'
import { Renderer } from './renderer.ts'

/**
 * Starts the render thread, which loads the website at once. Its calls of the API are answered here, by the
 * app once that has started. A thread may fail before there is an app, which the log has to expect.
 */
export function startRenderer(
  {
    configuration,
    socialSignIn,
    marketplace,
  }: Pick<Context, 'configuration' | 'socialSignIn' | 'marketplace'>,
  app: () => FastifyInstance,
  log: { error: (fields: object, message: string) => void },
): Renderer {
  const { publicUrl, mapStyleUrl, googleMapsApiKey, sandbox } = configuration
  const { passwordMinimum, sentry } = configuration
  return new Renderer({
    facts: {
      publicUrl,
      mapStyleUrl,
      placesFrom: googleMapsApiKey === null ? 'gazetteer' : 'google',
      socialProviders: [...socialSignIn.keys()],
      passwordMinimum,
      monitoringDsn: sentry && sentry.dsn,
      isSandbox: sandbox,
    },
    marketplace: () => marketplacePage(marketplace),
    ask: async (url) => {
      const request = { method: 'GET', url, remoteAddress: IN_PROCESS } as const
      const { statusCode, body } = await app().inject(request)
      return { status: statusCode, body }
    },
    logError: (error) => log.error({ err: error }, 'page failed'),
  })
}
