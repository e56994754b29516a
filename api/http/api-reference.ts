import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/constants.ts'
import type { openApiDocument } from '#contract/openapi.ts'
import type { Context } from '#api/context.ts'

/** The documents are long, and the page that shows them is some ten files. */
const PER_MINUTE = 60

/** The OpenAPI document, which `describe` writes, and a page to read it and try it. */
export async function serveApiReference(
  app: FastifyInstance,
  { configuration: { publicUrl, rateLimits }, marketplace }: Context,
  describe: typeof openApiDocument,
): Promise<void> {
  const limit = { max: PER_MINUTE, timeWindow: 60_000 }
  const document = describe({ name: marketplace.name, url: publicUrl, version: '1.0.0' })
  const text = JSON.stringify(document)
  app.get('/openapi.json', rateLimits ? { config: { rateLimit: limit } } : {}, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(text),
  )
  await app.register(swagger, {
    mode: 'static',
    // The plugin's type wants the document it would have made itself.
    specification: { document: document as never },
  })
  await app.register(swaggerUi, {
    routePrefix: `/reference`,
    staticCSP: true,
    ...(rateLimits && { uiHooks: { onRequest: app.rateLimit(limit) } }),
    uiConfig: {
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      url: `${API_BASE}/openapi.json`,
    },
  })
}
