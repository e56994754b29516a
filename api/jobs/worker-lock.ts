import { Client } from 'pg'
import { pauseUntilAborted } from '#api/database/pause.ts'
import type { JobLog } from './job-log.ts'
import { aliveLockClass } from './tidy-queue.ts'

const reconnectMs = 1000
const heartbeatMs = 10_000

export type WorkerLock = {
  /** Releases the lock: from now on the worker's jobs count as abandoned. */
  stop(): Promise<void>
}

/**
 * Shows the other processes that a worker lives, by a lock in PostgreSQL that ends with its connection, and
 * so with the process, however that ends. When the connection breaks, it is made again.
 */
export function holdWorkerLock(databaseUrl: string, workerId: string, log: JobLog): WorkerLock {
  const closing = new AbortController()
  const running = renewLock(databaseUrl, workerId, { log, signal: closing.signal })
  return {
    async stop() {
      closing.abort()
      await running
    },
  }
}

async function renewLock(
  databaseUrl: string,
  workerId: string,
  { log, signal }: { log: JobLog; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'tuck-in jobs alive',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    // Waits only for its end.
    client.on('error', () => {})
    // Not `once`: that rejects when the connection breaks, maybe before anybody waits for it.
    const ended = new Promise<void>((resolve) => void client.once('end', resolve))
    try {
      await client.connect()
      await takeLock(client, workerId)
      await untilBroken(client, ended, signal)
    } catch (error) {
      log.warn({ err: error }, 'a worker cannot show that it lives, will try again')
    }
    await client.end()
    await pauseUntilAborted(reconnectMs, signal)
  }
}

async function takeLock(client: Client, workerId: string): Promise<void> {
  // A machine that vanishes is noticed after some 25 seconds, not after the usual two hours.
  await client.query('SET tcp_keepalives_idle = 10')
  await client.query('SET tcp_keepalives_interval = 5')
  await client.query('SET tcp_keepalives_count = 3')
  await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [aliveLockClass, workerId])
}

async function untilBroken(
  client: Client,
  ended: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const end = () => void client.end()
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(end), heartbeatMs)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  await ended
  clearInterval(heartbeat)
  signal.removeEventListener('abort', end)
}
