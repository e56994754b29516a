import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { EventRow } from './live.queries.ts'

/** A reader that falls this far behind is disconnected; when it reconnects, it reads what it missed. */
const maximumUnreadBytes = 1024 * 1024

const retryMs = 1000
const longestGoodbyeMs = 1000

/**
 * One answer of server-sent events. It writes past Fastify, so that nothing on the way buffers or compresses
 * it. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream {
  readonly #response: ServerResponse

  constructor(reply: FastifyReply, onClose: () => void) {
    reply.hijack()
    this.#response = reply.raw
    if (this.#response.closed) queueMicrotask(onClose)
    else this.#response.once('close', onClose)
    // Writing to a reader who has just disconnected is no error of ours.
    this.#response.on('error', () => {})
    // Headers were set through Fastify, which types their values more widely than Node does.
    this.#response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies neither cache nor compress it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    this.write(`retry: ${retryMs}\n\n`)
  }

  write(text: string): void {
    if (this.#response.destroyed || this.#response.writableEnded) return
    this.#response.write(text)
    if (this.#response.writableLength > maximumUnreadBytes) this.#response.destroy()
  }

  /** Ends the answer and its connection, so that none delays a closing server. */
  end(): void {
    const { socket } = this.#response
    this.#response.end(() => socket?.destroySoon())
    setTimeout(() => this.#response.destroy(), longestGoodbyeMs).unref()
  }
}

export const HEARTBEAT = ':\n\n'

/**
 * That a store is not as it was: paused, say, or its menu. It has no id, as whoever comes back loads the
 * store anyway.
 */
export function storeText(storeId: string): string {
  return `event: store\ndata: ${JSON.stringify({ storeId })}\n\n`
}

/** That a dish of an order was ticked, or its tick taken away. It has no id for the same reason. */
export function dishText(orderId: string): string {
  return `event: dish\ndata: ${JSON.stringify({ orderId })}\n\n`
}

/** That something has happened at the marketplace. It has no id for the same reason. */
export const MARKETPLACE_TEXT = 'event: now\ndata: {}\n\n'

/** An event as it is written to the readers of its order, and to those of its store. */
export function eventTexts(event: EventRow): { ofOrder: string; ofStore: string } {
  const { id, orderId, act, status, by, at } = event
  const data = { id, act, status, by, at: at.toISOString() }
  return { ofOrder: eventText(id, data), ofStore: eventText(id, { ...data, orderId }) }
}

function eventText(id: number, data: object): string {
  return `id: ${id}\nevent: order\ndata: ${JSON.stringify(data)}\n\n`
}
