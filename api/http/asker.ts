import type { FastifyRequest } from 'fastify'
import type { Permission } from '#contract/call.ts'
import type { ProfileType } from '#contract/session.ts'

/** The caller, as far as a valid access token identifies one. */
export interface Who {
  accountId: string
  profileType: ProfileType
  sessionId: string
}

/** The caller, and their network address. */
export interface Asker {
  /** Null for a visitor without a token. */
  who: Who | null
  /** The network address, as far as the proxies in front are trusted. */
  ip: string
}

/** Returns the caller, null for a visitor; throws when they may not make a call of that permission. */
export type Admit = (request: FastifyRequest, permission: Permission) => Promise<Who | null>

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header) return null
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? null
}
