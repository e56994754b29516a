import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { IN_PROCESS } from './in-process.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT'

const send = (method: Method, path: string, remoteAddress: string, body?: object) =>
  server.app.inject({ method, url: `/api/v1${path}`, remoteAddress, ...(body && { body }) })

/** The first answer that is TOO_MANY_REQUESTS, and how many there were before it. */
async function untilLimited(method: Method, path: string, from: string, body?: object) {
  for (let served = 0; served <= 1000; served++) {
    const answer = await send(method, path, from, body)
    if (answer.statusCode === 429) return { served, answer }
  }
  throw new Error(`${path} is not limited`)
}

const signIn = { username: `${randomUUID()}@example.com`, password: 'a guess' }
const token = 'a'.repeat(22)

describe('in a minute one address may', () => {
  test.each<[number, string, Method, string, object | undefined]>([
    [30, 'place orders', 'POST', '/order', {}],
    [120, 'begin carts', 'POST', '/cart', {}],
    [20, 'order again', 'POST', `/order/${randomUUID()}/reorder`, {}],
    [600, 'change carts', 'PUT', `/cart/${token}/details`, {}],
    [600, 'look up addresses', 'GET', '/address/suggestions?search=', undefined],
    [20, 'sign in', 'POST', '/auth/login', { ...signIn, password: '' }],
    [300, 'refresh tokens', 'POST', '/auth/refresh', undefined],
    [60, 'read the OpenAPI document', 'GET', '/openapi.json', undefined],
    [60, 'read the reference as JSON', 'GET', '/reference/json', undefined],
  ])('%i times %s', async (maximum, _act, method, path, body) => {
    const { served, answer } = await untilLimited(method, path, '192.0.2.1', body)
    expect(served).toBe(maximum)
    expect(answer.json()).toMatchObject({ statusCode: 429, message: 'TOO_MANY_REQUESTS' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(method, path, '192.0.2.2', body)).statusCode).not.toBe(429)
  })
})

test('the addresses of one IPv6 network are one visitor', async () => {
  const from = (host: number) => send('POST', '/auth/login', `2001:db8:1:1::${host}`, {})
  for (let count = 1; count <= 20; count++) expect((await from(count)).statusCode).toBe(400)
  expect((await from(21)).statusCode).toBe(429)
  expect((await send('POST', '/auth/login', '2001:db8:1:2::1', {})).statusCode).toBe(400)
})

test('the pages that this server renders for all its visitors are not limited', async () => {
  for (let count = 0; count <= 600; count++) {
    const answer = await send('GET', '/address/suggestions?search=', IN_PROCESS)
    expect(answer.statusCode).not.toBe(429)
  }
})

test('no visitor can pass as one of our pages', async () => {
  const answers = []
  for (let count = 0; count <= 30; count++)
    answers.push(
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/order',
        headers: { 'x-forwarded-for': IN_PROCESS, forwarded: `for=${IN_PROCESS}` },
        remoteAddress: '192.0.2.9',
      }),
    )
  expect(answers.at(-1)?.statusCode).toBe(429)
})
