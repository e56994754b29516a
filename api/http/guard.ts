import type { FastifyRequest } from 'fastify'
import type { Permission } from '#contract/call.ts'
import { ApiError } from './api-error.ts'
import { refuseEnded } from '#api/session/tokens/ended-sessions.ts'
import { readAccessToken, type Who } from '#api/session/tokens/access-token.ts'
import type { Context } from '#api/context.ts'

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header) return null
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? null
}

/**
 * Who asks, if that is who may. Throws UNAUTHORIZED without a valid token where one is needed and
 * once its session has ended, SUSPENDED_USER, and
 * PROFILE_TYPE_NOT_ALLOWED for an account of another kind ("Forbidden resource" where an operator's
 * is needed).
 */
export async function admit(
  request: FastifyRequest,
  permission: Permission,
  context: Context,
): Promise<Who | null> {
  if (permission === 'public') return null
  const token = bearerOf(request)
  if (token === null) {
    if (permission === 'visitor') return null
    throw new ApiError('UNAUTHORIZED')
  }
  const who = await readAccessToken(context.configuration, token, context.now())
  await refuseEnded(context, who)
  if (permission === 'account') return who
  const wanted = permission === 'visitor' ? 'customer' : permission
  if (who.profileType !== wanted)
    throw new ApiError(wanted === 'operator' ? 'Forbidden resource' : 'PROFILE_TYPE_NOT_ALLOWED')
  return who
}
