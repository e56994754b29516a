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

type Checked = { who: Who; expiresAtMs: number }

/** What has been signed with a secret lasts 15 minutes at most, and so does what is known of it. */
const mostChecked = 2000

const secrets = new Map<string, { key: KeyObject; checked: Map<string, Checked> }>()

function ofSecret(secret: string) {
  const known = secrets.get(secret)
  if (known) return known
  const fresh = {
    key: createSecretKey(Buffer.from(secret)),
    checked: new Map<string, Checked>(),
  }
  secrets.set(secret, fresh)
  return fresh
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
    .sign(ofSecret(secret).key)
}

/**
 * Reads a token. Throws UNAUTHORIZED for one that is expired, changed or not ours. Its signature is
 * checked once: the same characters say the same until they expire.
 */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<Who> {
  const { key, checked } = ofSecret(secret)
  const known = checked.get(token)
  if (known && known.expiresAtMs > now.getTime()) return known.who
  const fresh = await checkToken(key, token, now)
  if (checked.size >= mostChecked) checked.clear()
  checked.set(token, fresh)
  return fresh.who
}

async function checkToken(key: KeyObject, token: string, now: Date): Promise<Checked> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const profileType = PROFILE_TYPES.find((type) => type === payload['typ'])
    const { sub: accountId, sid: sessionId, exp = 0 } = payload
    if (accountId && profileType && typeof sessionId === 'string')
      return { who: { accountId, profileType, sessionId }, expiresAtMs: exp * 1000 }
  } catch {
    // Whatever is wrong with a token, its bearer signs in again.
  }
  throw new ApiError('UNAUTHORIZED')
}
