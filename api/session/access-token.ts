import { createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { PROFILE_TYPES, type ProfileType } from '#contract/session.ts'
import { ApiError } from '#api/http/api-error.ts'

/** Who asks, as far as a valid access token says. */
export interface Who {
  accountId: string
  profileType: ProfileType
  sessionId: string
}

const lifeMinutes = 15
const issuer = 'tuck-in'

const keys = new Map<string, KeyObject>()

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}

/** A signed token that says who it is for 15 minutes. */
export function signAccessToken(secret: string, who: Who, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ typ: who.profileType, sid: who.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(who.accountId)
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeMinutes * 60)
    .sign(keyOf(secret))
}

/** Reads a token. Throws UNAUTHORIZED for one that is expired, changed or not ours. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<Who> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer,
      currentDate: now,
    })
    const profileType = PROFILE_TYPES.find((type) => type === payload['typ'])
    const sessionId = payload['sid']
    if (payload.sub && profileType && typeof sessionId === 'string')
      return { accountId: payload.sub, profileType, sessionId }
  } catch {
    // Whatever is wrong with a token, its bearer signs in again.
  }
  throw new ApiError('UNAUTHORIZED')
}
