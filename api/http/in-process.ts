import type { FastifyRequest } from 'fastify'

/**
 * Where our own pages ask from. It is no network address, so no visitor can come from it, and all
 * the visitors whose pages are rendered are not limited as if they were one.
 */
export const IN_PROCESS = 'in-process'

/** Whether our own pages ask, not a visitor. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === IN_PROCESS
}
