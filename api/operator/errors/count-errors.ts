import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/context.ts'
import { addErrors, deleteErrorsBefore } from './server-errors.queries.ts'

const writeMs = 2000
const DAY_MS = 86_400_000
const LONGEST_ROUTE = 300

/**
 * Counts the answers that are an error of ours, by their route, and writes the counts every two seconds, so that
 * operators see them. Those during an outage of the database stay until it is back.
 */
export function countErrors(app: FastifyInstance, { db, now }: Context): void {
  const counts = new Map<string, number>()
  const write = async () => {
    if (counts.size === 0) return
    const written = new Map(counts)
    counts.clear()
    try {
      await addErrors(db, written, now())
    } catch (error) {
      for (const [route, count] of written) counts.set(route, (counts.get(route) ?? 0) + count)
      app.log.warn({ err: error }, 'errors could not be counted, will be tried again')
    }
  }
  let writing: Promise<void> | null = null
  const timer = setInterval(() => {
    writing ??= write().finally(() => {
      writing = null
    })
  }, writeMs).unref()
  app.addHook('onResponse', async (request, reply) => {
    // 503 says that something outside is away, which is another row's matter.
    if (reply.statusCode !== 500) return
    const route = `${request.method} ${request.routeOptions.url ?? ''}`.slice(0, LONGEST_ROUTE)
    counts.set(route, (counts.get(route) ?? 0) + 1)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await writing
    await write()
  })
}

/** Errors that nobody has cleared, a week after the last. */
export async function deleteOldErrors({ db, now }: Context): Promise<void> {
  await deleteErrorsBefore(db, new Date(now().getTime() - 7 * DAY_MS))
}
