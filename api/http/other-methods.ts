import type { FastifyInstance } from 'fastify'
import { answerOf } from './api-error.ts'

/**
 * Notes the paths that are served from now on. What it answers, called after the last of them, lets
 * their other methods answer METHOD_NOT_ALLOWED and which ones there are.
 */
export function noteMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ routePath, method }) => {
    const methods = methodsOf.get(routePath) ?? new Set()
    methodsOf.set(routePath, methods)
    for (const each of [method].flat()) methods.add(each)
  })
  return () => {
    for (const [path, methods] of methodsOf) refuseOthers(app, path, [...methods])
  }
}

function refuseOthers(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const others = app.supportedMethods.filter((method) => !allowed.includes(method))
  if (others.length === 0) return
  const allow = allowed.toSorted().join(', ')
  app.route({
    method: others,
    url,
    // Before anything of the request is read.
    onRequest: (_request, reply) =>
      void reply
        .code(405)
        .header('allow', allow)
        .header('cache-control', 'no-store')
        .send(answerOf('METHOD_NOT_ALLOWED')),
    handler: () => {},
  })
}
