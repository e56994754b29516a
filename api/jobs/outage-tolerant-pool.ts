import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from '#api/database/is-away.ts'

/** PostgreSQL's error while it starts: the queue waits and tries again at this, and only this. */
const cannotConnectNow = '57P03'

/**
 * The pool as the queue sees it: in whatever way the database is away, it reports that it is starting. The
 * queue records the end of a job without waiting for it, so that any other error there would be unhandled and
 * end the process.
 */
export function outageTolerantPool(pool: Pool): Pool {
  return seenAs(pool, {
    connect: (whenConnected?: Parameters<Pool['connect']>[0]) => {
      // With a callback it listens for new jobs, and does wait for the result.
      if (whenConnected) return pool.connect(whenConnected)
      // Nobody handles what it still tries after the end; the next worker does it again.
      if (pool.ending) return new Promise(() => {})
      return patiently(pool.connect()).then((client) => seenAs(client, { query: queryOf(client) }))
    },
  })
}

function queryOf(client: PoolClient) {
  // Every query is passed on unchanged, and answered by a promise.
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  return (...given: unknown[]) => patiently(query(...given))
}

async function patiently<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    throw Object.assign(new Error('The database is away', { cause: error }), {
      code: cannotConnectNow,
    })
  }
}

/** The same object, except for these methods. */
function seenAs<Seen extends object>(seen: Seen, methods: Record<string, unknown>): Seen {
  return new Proxy(seen, {
    get(target, name) {
      if (typeof name === 'string' && name in methods) return methods[name]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
