import type { FastifyRequest } from 'fastify'
import type { Permission } from '#contract/call.ts'
import type { ProfileType } from '#contract/session.ts'

/** Who asks, as far as a valid access token says. */
export interface Who {
  accountId: string
  profileType: ProfileType
  sessionId: string
}

/** Who asks, and from where. */
export interface Asker {
  /** Null for a visitor without a token. */
  who: Who | null
  /** The network address, as far as the proxies in front are believed. */
  ip: string
}

/** Answers who asks, null for a visitor; throws when they may not make a call of that permission. */
export type Admit = (request: FastifyRequest, permission: Permission) => Promise<Who | null>

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header) return null
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? null
}
