import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { ProfileType } from '#contract/session.ts'

/** The caller, as far as a valid access token identifies one. */
export interface Who {
  accountId: string
  profileType: ProfileType
  sessionId: string
  /** Present on a shared tablet: which one, by its account, and the only store it works for. */
  tablet?: { accountId: string; storeId: string }
  /** Present of an operator who works as a store's staff: at which, and until when, in ms since 1970. */
  asStaff?: { storeId: string; untilMs: number }
}

/** The caller, and their network address. */
export interface Asker {
  /** Null for a visitor without a token. */
  who: Who | null
  /** The network address, as far as the proxies in front are trusted. */
  ip: string
}

/** Returns the caller, null for a visitor; throws when they may not make the call. */
export type Admit = (
  request: FastifyRequest,
  call: Pick<Call, 'id' | 'permission' | 'staffPermission'>,
) => Promise<Who | null>

/** The token of an `Authorization: Bearer …` header, or of one that is nothing else; or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header) return null
  return /^(?:Bearer )?(\S+)$/i.exec(header)?.[1] ?? null
}
