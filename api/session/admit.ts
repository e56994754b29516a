import type { FastifyRequest } from 'fastify'
import type { Permission } from '#contract/call.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { bearerOf, type Who } from '#api/http/asker.ts'
import { readAccessToken } from './tokens/access-token.ts'
import { refuseEnded } from './tokens/ended-sessions.ts'

/**
 * Who asks, if that is who may. Throws UNAUTHORIZED without a valid token where one is needed and
 * once its session has ended, SUSPENDED_USER, and PROFILE_TYPE_NOT_ALLOWED for an account of another
 * kind ("Forbidden resource" where an operator's is needed).
 */
export async function admit(
  context: Context,
  request: FastifyRequest,
  permission: Permission,
): Promise<Who | null> {
  if (permission === 'public') return null
  const token = bearerOf(request)
  if (token === null) {
    if (permission === 'visitor') return null
    throw new ApiError('UNAUTHORIZED')
  }
  const who = await readAccessToken(context, token)
  await refuseEnded(context, who)
  if (permission === 'account') return who
  const wanted = permission === 'visitor' ? 'customer' : permission
  if (who.profileType !== wanted)
    throw new ApiError(wanted === 'operator' ? 'Forbidden resource' : 'PROFILE_TYPE_NOT_ALLOWED')
  return who
}
