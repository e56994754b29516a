import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'
import { standInForAppleSignIn } from './apple-sign-in-stand-in.ts'

let base = ''
const server = createSandboxServer([standInForAppleSignIn({ publicUrl: () => base })])
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address has one.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const redirectUri = 'http://localhost:3000/api/v1/auth/apple/callback'
const question = {
  client_id: 'sandbox',
  redirect_uri: redirectUri,
  response_type: 'code',
  response_mode: 'form_post',
  scope: 'openid name email',
  state: 'a state',
  nonce: 'a nonce',
}
const authorizeUrl = (more: Record<string, string> = {}) =>
  `${base}/apple-sign-in/auth/authorize?${new URLSearchParams({ ...question, ...more }).toString()}`

const choose = async (person: string) => {
  const answer = await fetch(`${base}/apple-sign-in/auth/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ ...question, person }),
  })
  return { policy: answer.headers.get('content-security-policy'), html: await answer.text() }
}

describe('the page where people agree', () => {
  it('shows who there is, and a way out', async () => {
    const html = await (await fetch(authorizeUrl())).text()
    for (const shown of ['Ines Marlow', 'Hugo Fenn', 'Somebody new', 'Cancel', 'stand-in'])
      expect(html).toContain(shown)
  })

  it.each([
    [{ client_id: 'another' }, 'invalid_client'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_mode: 'query' }, 'form_post'],
  ])('sends nobody anywhere for %j', async (more, error) => {
    const answer = await fetch(authorizeUrl(more))
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(error)])
  })

  it('sends back by a form, with a name the first time only', async () => {
    const first = await choose('hugo')
    expect(first.policy).toContain("form-action 'self' http://localhost:3000;")
    expect(first.html).toContain(`action="${redirectUri}"`)
    expect(first.html).toContain('name="state" value="a state"')
    expect(first.html).toContain('Hugo')
    const again = await choose('hugo')
    expect(again.html).toContain('name="code"')
    expect(again.html).not.toContain('Hugo')
    const cancelled = await choose('')
    expect(cancelled.html).toContain('value="user_cancelled_authorize"')
  })
})

it('exchanges a code for nobody whose secret another key has signed', async () => {
  const { privateKey } = await generateKeyPair('ES256')
  const secret = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: 'SANDBOXKEY' })
    .setIssuer('SANDBOX')
    .setSubject('sandbox')
    .setAudience(`${base}/apple-sign-in`)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey)
  const answer = await fetch(`${base}/apple-sign-in/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'sandbox',
      client_secret: secret,
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: redirectUri,
    }),
  })
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_client' }])
})
