import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOf } from './api-error.ts'

interface Served {
  path: RegExp
  parameters: number
  methods: Set<string>
}

/**
 * Collects the paths that are served from now on. Its handler runs first, before anything of a request is
 * read, if no call was found: at a served path it answers METHOD_NOT_ALLOWED with the allowed methods.
 */
export function refuseOtherMethods(app: FastifyInstance) {
  const servedAt = new Map<string, Served>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const served = servedAt.get(url) ?? servedOf(url)
    servedAt.set(url, served)
    for (const each of [method].flat()) served.methods.add(each)
  })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const served = [...servedAt.values()]
      .filter((each) => each.path.test(path))
      // Literal paths go before parameters, as in routing.
      .toSorted((one, other) => one.parameters - other.parameters)
      .at(0)
    if (!served || served.methods.has(request.method)) return
    return reply
      .code(405)
      .header('allow', [...served.methods].toSorted().join(', '))
      .header('cache-control', 'no-store')
      .send(answerOf('METHOD_NOT_ALLOWED'))
  }
}

function servedOf(url: string): Served {
  const parts = url.split('/')
  const isParameter = (part: string) => part.startsWith(':')
  const written = parts.map((part) =>
    isParameter(part) ? '[^/]+' : part.replaceAll('.', String.raw`\.`),
  )
  return {
    path: new RegExp(`^${written.join('/')}/?$`),
    parameters: parts.filter(isParameter).length,
    methods: new Set(),
  }
}
