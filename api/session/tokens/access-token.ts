import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { workAsStaff } from '#contract/operator/restaurants/restaurants.ts'
import { isAllowedAsStaff } from '#contract/partner/staff-roles.ts'
import { getUser, PROFILE_TYPES } from '#contract/session.ts'
import { ACCESS_TOKEN_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { bearerOf, type Who } from '#api/http/asker.ts'
import type { Loaded } from '#api/memory/cache.ts'
import { checkOperator } from '#api/session/operators/check-operator.ts'
import { refuseEnded } from './ended-sessions.ts'

/** What a token says of the shared tablet it was made for. */
const tabletClaim = z.object({ accountId: z.string(), storeId: z.string() }).optional()

/** Where an operator works as staff, and until when. */
const asStaffClaim = z.object({ storeId: z.string(), untilMs: z.number() }).optional()

const issuer = 'tuck-in'
/** The audience and type of the token, so that no other token of ours is accepted for it. */
const audience = 'tuck-in-api'
const typ = 'at+jwt'

/** A signed token lives 15 minutes at most, and so does its cache entry. */
const MAXIMUM_CHECKED = 2000

const checkedTokenCache = ({ memory }: Pick<Context, 'memory'>) =>
  memory.cache<Who>({ maximum: MAXIMUM_CHECKED })

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret))

/** The id of a secret in the header of a token, which reveals nothing of it. */
const keyIdOf = (secret: string) =>
  createHash('sha256').update(`key ${secret}`).digest('base64url').slice(0, 8)

/** A signed token that identifies its account for 15 minutes, or less where it works as staff no longer. */
export function signAccessToken(secret: string, who: Who, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const { profileType, sessionId, tablet, asStaff } = who
  const claims = { ...(tablet && { tablet }), ...(asStaff && { asStaff }) }
  const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME_MS / 1000
  return new SignJWT({ typ: profileType, sid: sessionId, ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: keyIdOf(secret), typ })
    .setSubject(who.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(
      asStaff ? Math.min(expiresAt, Math.floor(asStaff.untilMs / 1000)) : expiresAt,
    )
    .sign(keyOf(secret))
}

/**
 * Reads a token that was signed with the secret, or with the one before it. Throws UNAUTHORIZED for one that
 * is expired, changed or not ours. Its signature is verified once: the same token has the same content until
 * it expires.
 */
export async function readAccessToken(
  context: Pick<Context, 'configuration' | 'memory' | 'now'>,
  token: string,
): Promise<Who> {
  const { configuration, memory, now } = context
  return memory.of(checkedTokenCache, context).find(token, () => {
    const { tokenSecret, formerTokenSecret } = configuration
    const isFormer = formerTokenSecret !== null && namedKeyId(token) === keyIdOf(formerTokenSecret)
    return checkToken(keyOf(isFormer ? formerTokenSecret : tokenSecret), token, now())
  })
}

function namedKeyId(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    // No token at all, which verifying its signature finds out.
    return undefined
  }
}

async function checkToken(key: KeyObject, token: string, now: Date): Promise<Loaded<Who>> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const profileType = PROFILE_TYPES.find((type) => type === payload['typ'])
    const { sub: accountId, sid: sessionId, exp = 0 } = payload
    const tablet = tabletClaim.safeParse(payload['tablet'])
    const asStaff = asStaffClaim.safeParse(payload['asStaff'])
    const isRead = tablet.success && asStaff.success
    if (accountId && profileType && typeof sessionId === 'string' && isRead) {
      const where = {
        ...(tablet.data && { tablet: tablet.data }),
        ...(asStaff.data && { asStaff: asStaff.data }),
      }
      const value = { accountId, profileType, sessionId, ...where }
      return { value, untilMs: exp * 1000 }
    }
  } catch (error) {
    // Whatever is wrong with a token, its bearer signs in again.
    if (!(error instanceof errors.JOSEError)) throw error
  }
  throw new ApiError('UNAUTHORIZED')
}

/**
 * The caller, if they may make the call. Throws UNAUTHORIZED without a valid token if one is needed and once
 * its session has ended, SUSPENDED_USER, and PROFILE_TYPE_NOT_ALLOWED for an account of another type
 * ("Forbidden resource" if an operator's is needed). Throws SHARED_TABLET_NOT_ALLOWED for what concerns an
 * account itself on a shared tablet, where a PIN is enough to be somebody, OPERATOR_ROLE_NOT_ALLOWED, and
 * AS_STAFF_NOT_ALLOWED for what an operator can't do as a store's staff.
 */
export async function admit(
  context: Context,
  request: FastifyRequest,
  call: Pick<Call, 'id' | 'permission' | 'operatorPermission' | 'staffPermission'>,
): Promise<Who | null> {
  const { id, permission } = call
  if (permission === 'public') return null
  const token = bearerOf(request)
  if (token === null) {
    if (permission === 'visitor') return null
    throw new ApiError('UNAUTHORIZED')
  }
  const who = await readAccessToken(context, token)
  await refuseEnded(context, who)
  if (who.asStaff) await checkAsStaff(context, call, who)
  if (permission === 'account') {
    if (who.tablet && id !== getUser.id) throw new ApiError('SHARED_TABLET_NOT_ALLOWED')
    return who
  }
  const requested = permission === 'visitor' ? 'customer' : permission
  if (who.profileType !== requested)
    throw new ApiError(requested === 'operator' ? 'Forbidden resource' : 'PROFILE_TYPE_NOT_ALLOWED')
  if (requested === 'operator') await checkOperator(context, call, who.accountId)
  return who
}

/**
 * Whoever works as staff must still be an operator who may, at each call; and there is nothing for them to do
 * that concerns an account itself.
 */
async function checkAsStaff(
  context: Context,
  { id, staffPermission }: Pick<Call, 'id' | 'staffPermission'>,
  { accountId }: Who,
): Promise<void> {
  await checkOperator(context, workAsStaff, accountId)
  if (id === getUser.id) return
  if (!staffPermission || !isAllowedAsStaff(staffPermission))
    throw new ApiError('AS_STAFF_NOT_ALLOWED')
}
