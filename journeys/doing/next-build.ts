import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** A marketplace that can be switched to its next build. */
export interface Rebuilt {
  url: string
  /** From now on everything it serves is of the next build, and nothing of the former one exists. */
  deploy: () => void
  stop: () => Promise<void>
}

const routeMap = /manifest-([0-9a-f]{8})\.js/g
const text = /^(text\/html|application\/javascript|text\/javascript)/

/**
 * A proxy in front of a marketplace. A build is identified by its route manifest: in the next one it has
 * another name, in every page and in the service worker.
 */
export async function rebuilt(marketplaceUrl: string): Promise<Rebuilt> {
  let isNext = false
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace('manifest-next', 'manifest-')
    const answer = await fetch(marketplaceUrl + path, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      headers.delete(name)
    const isText = text.test(headers.get('content-type') ?? '')
    // Its script that names the map is another one, which the policy's hash does not name.
    if (isText) headers.delete('content-security-policy')
    if (isText && isNext) headers.set('etag', `W/"next ${headers.get('etag')}"`)
    response.writeHead(answer.status, Object.fromEntries(headers))
    if (!isText) return response.end(Buffer.from(await answer.arrayBuffer()))
    const body = await answer.text()
    return response.end(isNext ? body.replaceAll(routeMap, 'manifest-next$1.js') : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, not on a path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      isNext = true
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
