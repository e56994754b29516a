import { createServer } from 'node:http'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

export interface Rate {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/** How often an address is answered, asked for over so many connections at once. */
export async function measureRate(
  url: string,
  { atOnce, seconds, paths }: { atOnce: number; seconds: number; paths?: readonly string[] },
): Promise<Rate> {
  const requests = (paths ?? []).map((path) => ({ method: 'GET' as const, path }))
  const result = await autocannon({
    url,
    connections: atOnce,
    duration: seconds,
    ...(requests.length > 0 && { requests }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no good, ${result.errors} failed`)
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}

/** The same bytes from a server that does nothing else: what this machine can do at all. */
export async function measureBareServer(
  text: string,
  options: { atOnce: number; seconds: number },
): Promise<Rate> {
  const child = fork(import.meta.filename, ['bare'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send(text)
  const [port] = await once(child, 'message')
  try {
    return await measureRate(`http://127.0.0.1:${String(port)}/`, options)
  } finally {
    child.kill()
  }
}

if (process.argv[2] === 'bare') {
  process.once('message', (text: string) => {
    const bytes = Buffer.from(text)
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
