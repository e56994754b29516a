import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createFacebookDriver } from '#api/outside/social-sign-in/facebook.driver.ts'
import { createOpenIdDriver } from '#api/outside/social-sign-in/google.driver.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { TestSocialBrowser } from './testing/social-browser.ts'
import { failed, pathOf } from './testing/social-server.ts'

let browser: TestSocialBrowser
/** The provider's answer now. */
let listener: RequestListener
let url: string
let troubled: TestApp

/** The provider as a driver, which waits that long for an answer. */
const clientThatWaits = (timeoutMs: number) => ({
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  timeoutMs,
})
const googleThatWaits = (timeoutMs: number) =>
  createOpenIdDriver({ ...clientThatWaits(timeoutMs), issuer: `${url}/google-sign-in` })

beforeAll(async () => {
  const provider = createServer((request, answer) => listener(request, answer))
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  // It listens on a port, so its address has one.
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const facebook = { ...clientThatWaits(150), dialogUrl: url, graphUrl: url }
  troubled = await createTestApp({
    socialSignIn: new Map([
      ['google', googleThatWaits(150)],
      ['facebook', createFacebookDriver(facebook)],
    ]),
  })
  return async () => {
    await troubled.close()
    provider.closeAllConnections()
    provider.close()
  }
})
beforeEach(() => {
  browser = new TestSocialBrowser(troubled.app)
})

const troubles: [string, RequestListener][] = [
  ['does not answer', () => {}],
  ['hangs up', ({ socket }) => void socket.destroy()],
  ['answers slowly', (_, answer) => void answer.writeHead(200).write('{')],
  ['answers 500', (_, answer) => void answer.writeHead(500).end('<h1>Sorry</h1>')],
  [
    'answers no JSON',
    (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end('<'),
  ],
  [
    'answers something else',
    (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end('[1]'),
  ],
  [
    'sends elsewhere',
    (_, answer) => void answer.writeHead(302, { location: 'https://evil.example' }).end(),
  ],
]

test.each(troubles)(
  'that %s: Google cannot be started, and one comes back at once',
  async (_, answers) => {
    listener = answers
    expect(pathOf(await browser.begin('google', 'register'))).toBe(failed('google', 'register'))
    expect(browser.cookies.size).toBe(0)
  },
)

test.each(troubles)('that %s: one comes back from Facebook without a code', async (_, answers) => {
  listener = answers
  const authorisation = await browser.begin('facebook', 'register')
  const state = authorisation.searchParams.get('state') ?? ''
  const page = await browser.open(`/api/v1/auth/facebook/callback?code=abc&state=${state}`)
  expect(pathOf(page)).toBe(failed('facebook', 'register'))
})

test('calls Google again after its discovery failed', async () => {
  const socialSignIn = new Map([['google', googleThatWaits(30_000)] as const])
  const patient = await createTestApp({ socialSignIn })
  onTestFinished(() => patient.close())
  browser = new TestSocialBrowser(patient.app)
  listener = (_, answer) => void answer.writeHead(503).end()
  expect(pathOf(await browser.begin('google'))).toBe(failed('google'))
  listener = (request, answer) => {
    const issuer = `http://${request.headers.host}/google-sign-in`
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/o` }))
  }
  expect((await browser.begin('google')).pathname).toBe('/google-sign-in/o')
})
