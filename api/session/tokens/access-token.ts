import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { PROFILE_TYPES } from '#contract/session.ts'
import { ACCESS_TOKEN_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import type { Configuration } from '#api/settings/configuration.ts'

const issuer = 'tuck-in'
/** Whom a token is for, and what it is: no other one of ours may be taken for it. */
const audience = 'tuck-in-api'
const typ = 'at+jwt'

type Checked = { who: Who; expiresAtMs: number }

/** What has been signed with a secret lasts 15 minutes at most, and so does what is known of it. */
const mostChecked = 2000

interface Signing {
  key: KeyObject
  /** Names the secret in the head of a token, without telling anything of it. */
  keyId: string
  checked: Map<string, Checked>
}

const secrets = new Map<string, Signing>()

function ofSecret(secret: string): Signing {
  const known = secrets.get(secret)
  if (known) return known
  const fresh = {
    key: createSecretKey(Buffer.from(secret)),
    keyId: createHash('sha256').update(`key ${secret}`).digest('base64url').slice(0, 8),
    checked: new Map<string, Checked>(),
  }
  secrets.set(secret, fresh)
  return fresh
}

/** A signed token that says who it is for 15 minutes. */
export function signAccessToken(secret: string, who: Who, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const { key, keyId } = ofSecret(secret)
  return new SignJWT({ typ: who.profileType, sid: who.sessionId })
    .setProtectedHeader({ alg: 'HS256', kid: keyId, typ })
    .setSubject(who.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFETIME_MS / 1000)
    .sign(key)
}

/**
 * Reads a token that was signed with the secret, or with the one before it. Throws UNAUTHORIZED for
 * one that is expired, changed or not ours. Its signature is checked once: the same characters say
 * the same until they expire.
 */
export async function readAccessToken(
  { tokenSecret, formerTokenSecret }: Pick<Configuration, 'tokenSecret' | 'formerTokenSecret'>,
  token: string,
  now: Date,
): Promise<Who> {
  const present = ofSecret(tokenSecret)
  const isFormer =
    formerTokenSecret !== null && keyIdOf(token) === ofSecret(formerTokenSecret).keyId
  const { key, checked } = isFormer ? ofSecret(formerTokenSecret) : present
  const known = checked.get(token)
  if (known && known.expiresAtMs > now.getTime()) return known.who
  const fresh = await checkToken(key, token, now)
  if (checked.size >= mostChecked) checked.clear()
  checked.set(token, fresh)
  return fresh.who
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    // No token at all, which is found out with its signature.
    return undefined
  }
}

async function checkToken(key: KeyObject, token: string, now: Date): Promise<Checked> {
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
    if (accountId && profileType && typeof sessionId === 'string')
      return { who: { accountId, profileType, sessionId }, expiresAtMs: exp * 1000 }
  } catch {
    // Whatever is wrong with a token, its bearer signs in again.
  }
  throw new ApiError('UNAUTHORIZED')
}
