import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from '#api/configuration.ts'

/**
 * Headers of every answer. Answers of the API run nothing at all; pages set their own
 * Content-Security-Policy, with a nonce of their own.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Configuration,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https://')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(self), usb=()',
    )
  })
}
