import { createServer } from 'node:http'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { besideServer } from '../server/cores.ts'
import { timingsOf } from '../timings.ts'
import { Client } from './client.ts'

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
  const { origin, pathname, search } = new URL(url)
  const durations: number[] = []
  const endsAt = performance.now() + seconds * 1000
  const isGood = (status: number) => (status >= 200 && status < 300) || refusals.includes(status)

  const runOne = async (_: unknown, connection: number) => {
    const own = paths.filter((_path, i) => i % atOnce === connection)
    const client = new Client(origin, 1)
    try {
      for (let turn = 0; performance.now() < endsAt; turn += 1) {
        const path = own[turn % own.length] ?? pathname + search
        const startedAt = performance.now()
        const { status } = await client.send('GET', path, { ...(accept && { accept }) })
        if (!isGood(status)) throw new Error(`${origin}${path}: ${status}`)
        durations.push(performance.now() - startedAt)
      }
    } finally {
      client.close()
    }
  }
  await besideServer(() => Promise.all(Array.from({ length: atOnce }, runOne)))
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
