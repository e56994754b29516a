import type { FastifyRequest } from 'fastify'

/**
 * The address of calls from our own pages. It is no network address, so no visitor can have it, and all the
 * visitors whose pages are rendered are not limited as if they were one.
 */
export const IN_PROCESS = 'in-process'

/** Whether one of our own pages calls, rather than a visitor. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === IN_PROCESS
}
