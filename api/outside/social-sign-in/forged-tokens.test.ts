import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenIdDriver } from './google.driver.ts'
import type { SocialDriver } from './social-sign-in.port.ts'

const clientId = 'tuck-in'
const returnUrl = 'http://localhost:3000/api/v1/auth/google/callback'
const keyId = 'the key'

/** Writes the token that the provider answers with, from the valid claims. */
type Write = (claims: JWTPayload) => Promise<string>

let issuer = ''
let write: Write
let driver: SocialDriver
const pair = await generateKeyPair('RS256')
const otherPair = await generateKeyPair('RS256')
const publicKey = await exportJWK(pair.publicKey)

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  const answer = (value: object) => response.end(JSON.stringify(value))
  if (request.url === '/.well-known/openid-configuration')
    return answer({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    })
  if (request.url === '/keys') return answer({ keys: [{ ...publicKey, kid: keyId, alg: 'RS256' }] })
  write(rightClaims())
    .then((token) => answer({ access_token: 'a', token_type: 'Bearer', id_token: token }))
    .catch(() => response.destroy())
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address has one.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  driver = createOpenIdDriver({ issuer, clientId, clientSecret: 'secret' })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let nonce: string | null = null

function rightClaims(): JWTPayload {
  const issuedAt = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: clientId,
    sub: '1234',
    iat: issuedAt,
    exp: issuedAt + 3600,
    nonce,
    email: 'mina@example.com',
    email_verified: true,
    given_name: 'Mina',
  }
}

function sign(claims: JWTPayload, key = pair.privateKey, header: object = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId, ...header }).sign(key)
}

async function signIn(writeToken: Write) {
  write = writeToken
  const { proofs } = await driver.begin(returnUrl)
  ;({ nonce } = proofs)
  const back = new URL(`${returnUrl}?code=abc&state=${proofs.state}`)
  return driver.finish(back, proofs)
}

test('a token with everything right is believed', async () => {
  expect(await signIn((claims) => sign(claims))).toMatchObject({
    subject: '1234',
    firstName: 'Mina',
  })
})

const nowSeconds = () => Math.floor(Date.now() / 1000)

const wrongClaims: [string, () => object][] = [
  ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
  ['another audience', () => ({ aud: 'somebody-else' })],
  ['two audiences and another client', () => ({ aud: [clientId, 'b'], azp: 'b' })],
  ['a wrong nonce', () => ({ nonce: 'another' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['a time that is over', () => ({ exp: nowSeconds() - 60 })],
  ['a time in the future', () => ({ nbf: nowSeconds() + 300 })],
  ['no end', () => ({ exp: undefined })],
  ['nobody', () => ({ sub: undefined })],
  ['a subject without a name', () => ({ sub: '' })],
]

test.each(wrongClaims)('a token with %s is refused', async (_, wrong) => {
  await expect(signIn((claims) => sign({ ...claims, ...wrong() }))).rejects.toMatchObject({
    reason: 'failed',
    what: expect.stringMatching(/^(OAUTH_(JWT_|INVALID_RESPONSE)|no subject)/),
  })
})

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const wrongSignatures: [string, Write][] = [
  ['signed by somebody else', (claims) => sign(claims, otherPair.privateKey)],
  ['of an unknown key', (claims) => sign(claims, pair.privateKey, { kid: 'unknown' })],
  [
    'changed afterwards',
    async (claims) => {
      const [head, , signature] = (await sign(claims)).split('.')
      return [head, base64url({ ...claims, sub: '4321' }), signature].join('.')
    },
  ],
  ['not signed', async (claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`],
  [
    'signed with the public key as if it were a secret',
    async (claims) => {
      const signed = `${base64url({ alg: 'HS256', kid: keyId })}.${base64url(claims)}`
      const secret = JSON.stringify(publicKey)
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    },
  ],
  ['that is none', async () => 'a.b.c'],
]

test.each(wrongSignatures)('a token %s is refused', async (_, forge) => {
  await expect(signIn(forge)).rejects.toMatchObject({ reason: 'failed' })
})
