import { createSecretKey, randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import type { Listener } from '#api/database/listen.ts'
import { Memory } from '#api/memory/memory.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { readAccessToken, signAccessToken } from './access-token.ts'
import type { Who } from '#api/http/asker.ts'

const secret = 'the secret that this marketplace signs with now'
const former = 'the secret that this marketplace signed with before'
const who: Who = { accountId: randomUUID(), profileType: 'customer', sessionId: randomUUID() }
const now = FRIDAY_EVENING
const issuedAt = now.getTime() / 1000

let clock = now
const memory = new Memory({ listener: {} as Listener, now: () => clock })

/** Read by a process with these settings, which has read everything of this file before. */
function read(token: string, { tokenSecret = secret, at = now, formerTokenSecret = '' } = {}) {
  clock = at
  const configuration = { tokenSecret, formerTokenSecret: formerTokenSecret || null }
  return readAccessToken({ configuration, memory, now: () => clock } as Context, token)
}

const good: JWTPayload = {
  typ: 'customer',
  sid: who.sessionId,
  sub: who.accountId,
  iss: 'tuck-in',
  aud: 'tuck-in-api',
  iat: issuedAt,
  exp: issuedAt + 60,
}

const signed = (claims: JWTPayload, header: object = {}, by = secret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(createSecretKey(Buffer.from(by)))

test('names its account', async () => {
  expect(await read(await signAccessToken(secret, who, now))).toEqual(who)
  expect(await read(await signed(good))).toEqual(who)
})

test('is valid for 15 minutes and not a second longer, also when it was read before', async () => {
  const token = await signAccessToken(secret, who, now)
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(await read(token, { at: after(899) })).toEqual(who)
  await expect(read(token, { at: after(900) })).rejects.toThrow('UNAUTHORIZED')
})

describe('is refused', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => new UnsecuredJWT(good).encode()],
    ['signed by another secret', () => signed(good, {}, former)],
    ['signed by a longer algorithm', () => signed(good, { alg: 'HS512' })],
    [
      'without an algorithm',
      async () => {
        const [, claims] = (await signed(good)).split('.')
        const head = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
        return `${head}.${claims}.`
      },
    ],
    [
      'with other claims under the same signature',
      async () => {
        const [head, , signature] = (await signed(good)).split('.')
        const claims = { ...good, typ: 'operator' }
        return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join(
          '.',
        )
      },
    ],
    ['of another issuer', () => signed({ ...good, iss: 'elsewhere' })],
    ['for somebody else', () => signed({ ...good, aud: 'elsewhere' })],
    ['without an audience', () => signed(without('aud'))],
    ['of another kind', () => signed(good, { typ: 'JWT' })],
    ['that never ends', () => signed(without('exp'))],
    ['before its time', () => signed({ ...good, nbf: issuedAt + 30 })],
    ['without an account', () => signed(without('sub'))],
    ['of no session', () => signed(without('sid'))],
    ['of a kind of account there is none of', () => signed({ ...good, typ: 'root' })],
    ['with a key of its own', () => signed(good, { jwk: { kty: 'oct', k: 'AA' } }, former)],
    ['that is none', () => 'one.two.three'],
    ['that is empty', () => ''],
  ])('one %s', async (_what, token) => {
    await expect(read(await token())).rejects.toThrow('UNAUTHORIZED')
  })
})

describe('changing the secret', () => {
  test("leaves the former one's tokens valid, by its key id only", async () => {
    const token = await signAccessToken(former, who, now)
    await expect(read(token)).rejects.toThrow('UNAUTHORIZED')
    expect(await read(token, { formerTokenSecret: former })).toEqual(who)
    const unnamed = await signed(good, {}, former)
    await expect(read(unnamed, { formerTokenSecret: former })).rejects.toThrow('UNAUTHORIZED')
  })

  test('names no secret in the token', async () => {
    const head = (await signAccessToken(secret, who, now)).split('.')[0] ?? ''
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }
    expect(kid).toHaveLength(8)
  })
})

function without(claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(good).filter(([name]) => name !== claim))
}
