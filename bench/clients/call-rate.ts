import { createServer } from 'node:http'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { besideServer } from '../server/cores.ts'
import { timingsOf } from '../timings.ts'

export interface Rate {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export interface LoadRequest {
  atOnce: number
  seconds: number
  /** Requested in turn; each connection has its own share, so that no two request the same. */
  paths?: readonly string[]
  /** Statuses that count as good too, such as for a typing error. */
  refusals?: readonly number[]
  /** The accepted encodings; none without it. */
  accept?: string
}

/** The requests per second for an address, over a number of connections at once. */
export async function measureRate(
  url: string,
  { atOnce, seconds, paths = [], refusals = [], accept }: LoadRequest,
): Promise<Rate> {
  const durations: number[] = []
  const statuses = new Map<number, number>()
  let connections = 0
  const run = () =>
    new Promise<autocannon.Result>((resolve, reject) => {
      const running = autocannon(
        {
          url,
          connections: atOnce,
          duration: seconds,
          ...(accept && { headers: { 'accept-encoding': accept } }),
          setupClient: (client) => {
            const own = paths.filter((_, i) => i % atOnce === connections)
            connections += 1
            if (own.length > 0) client.setRequests(own.map((path) => ({ method: 'GET', path })))
          },
        },
        (error: unknown, result) => (error ? reject(error) : resolve(result)),
      )
      running.on('response', (_client, status, _bytes, tookMs) => {
        durations.push(tookMs)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
    })
  const result = await besideServer(run)
  const isGood = (status: number) => (status >= 200 && status < 300) || refusals.includes(status)
  const bad = [...statuses].filter(([status]) => !isGood(status))
  if (bad.length > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(bad)} were no good, ${result.errors} failed`)
  const { p50Ms, p99Ms } = timingsOf(durations)
  return { perSecond: Math.round(durations.length / seconds), p50Ms, p99Ms }
}

/** The same bytes from a bare server: the maximum of this machine. */
export async function measureBareServer(
  bytes: Buffer,
  options: { atOnce: number; seconds: number },
): Promise<Rate> {
  const child = fork(import.meta.filename, ['bare'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  child.send(bytes)
  const [port] = await once(child, 'message')
  try {
    return await measureRate(`http://127.0.0.1:${String(port)}/`, options)
  } finally {
    child.kill()
  }
}

if (process.argv[2] === 'bare') {
  process.once('message', (bytes: Buffer) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': bytes.length,
      })
      response.end(bytes)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
