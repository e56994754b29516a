import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { standInForGoogleMaps } from '#sandbox/google-maps/google-maps-stand-in.ts'
import type { MapsCall } from '#sandbox/google-maps/calls.ts'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'

export type TestGoogle = {
  /** The value for GOOGLE_MAPS_URL. */
  url: string
  setMood(mood: string): Promise<void>
  /** The requests so far. */
  calls(): Promise<MapsCall[]>
  close(): void
}

/** The sandbox's Google Maps, on a port of its own. */
export async function startTestGoogle(): Promise<TestGoogle> {
  const { origin, close } = await listen(createSandboxServer([standInForGoogleMaps()]))
  const url = `${origin}/google-maps`
  return {
    url,
    close,
    async setMood(mood) {
      const answer = await fetch(`${url}/api/mood/${mood}`, { method: 'PUT' })
      if (!answer.ok) throw new Error(`No mood ${mood}`)
    },
    async calls() {
      const answer = await fetch(`${url}/api/calls`)
      // The stand-in's answer to programs.
      return ((await answer.json()) as { calls: MapsCall[] }).calls
    },
  }
}

export type ReceivedRequest = {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

/** A server that answers as a test sets it, and records its requests. */
export async function startWitness(answer: RequestListener) {
  const received: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      received.push({ method, url: new URL(url, 'http://witness'), headers, body })
      answer(request, response)
    })
  })
  const { origin, close } = await listen(server)
  return { url: origin, received, close }
}

/** An address without a server. */
export async function deadUrl(): Promise<string> {
  const { origin, close } = await listen(createServer())
  close()
  return origin
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server on a port, not on a pipe, has an address with a port.
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
