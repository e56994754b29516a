import { buildApp } from '#api/app.ts'
import { connect } from '#api/database/connect.ts'
import type { TestApp } from './test-app.ts'

/** The same server with as many connections as it gets requests at once, so that they really meet in the database. */
export async function withManyConnections<Server extends TestApp>(server: Server): Promise<Server> {
  const { configuration } = server.context
  const { db, pool, close } = connect(configuration.databaseUrl ?? '', { max: 24 })
  const context = { ...server.context, db, pool }
  const app = await buildApp(context)
  return {
    ...server,
    context,
    app,
    close: async () => {
      await app.close()
      await close()
      await server.close()
    },
  }
}

/** Does the same so many times, without waiting for one before the next begins. */
export function atOnce<Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}
