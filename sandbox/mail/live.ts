import type { ServerResponse } from 'node:http'
import type { Route } from '#sandbox/http/stand-in.ts'
import type { MessageStore } from './message-store.ts'

const HEARTBEAT_MS = 20_000
const MAXIMUM_LISTENERS = 100

/** Tells open mailboxes over server-sent events that the list has changed. */
export function liveRoutes(store: MessageStore): { routes: Route[]; stop(): void } {
  const listeners = new Set<ServerResponse>()
  const send = (text: string) => listeners.forEach((response) => response.write(text))
  const stopListening = store.onChange(() => send('event: change\ndata:\n\n'))
  const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
  heartbeat.unref()

  const events: Route = {
    method: 'GET',
    path: /^\/mail\/events$/,
    answer({ request, response }) {
      if (listeners.size >= MAXIMUM_LISTENERS || request.method === 'HEAD') {
        response.writeHead(204).end()
        return
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('retry: 1000\n\n')
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
    },
  }
  return {
    routes: [events],
    stop() {
      clearInterval(heartbeat)
      stopListening()
      listeners.forEach((response) => response.end())
    },
  }
}
