import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { ERRORS, FIELD_CODES, isErrorCode, VALIDATION_ERROR } from '#contract/errors.ts'
import { brokenBodies, brokenTails, nonsense, spoil } from './testing/nonsense.ts'
import { givenTo } from './testing/call-inputs.ts'
import { addressOf, gatherPeople, type Headers, type People } from './testing/people.ts'

const requests = 5000
const seed = 20_260_515

let people: People
beforeAll(async () => {
  people = await gatherPeople()
})
afterAll(() => people.test.close())

// A stream that anybody may open has no end to wait for.
const calls = Object.values(CALLS_BY_HEADING)
  .flat()
  .filter(({ isEventStream, permission }) => !(isEventStream && permission === 'public'))
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const faultCodes: readonly string[] = FIELD_CODES

const attempt = fc.record({
  call: fc.constantFrom(...calls),
  who: fc.constantFrom('right', 'right', 'right', 'nobody', 'badToken', 'customer', 'partner'),
  how: fc.constantFrom(
    'asMeant',
    'field',
    'field',
    'field',
    'field',
    'two',
    'param',
    'query',
    'body',
    'tail',
    'method',
  ),
  at: fc.nat(60),
  value: nonsense,
  second: nonsense,
  leaveOut: fc.boolean(),
  method: fc.constantFrom(...methods),
  broken: brokenBodies,
  tail: brokenTails,
  badToken: fc.constantFrom(
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    'Bearer a.b.c',
    'Bearer \u00ff',
    'bearer  ',
  ),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never

test('whatever is sent, the answer is of the contract or one of its errors', async () => {
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  for (const given of fc.sample(attempt, { numRuns: requests, seed })) {
    const request = requestOf(given)
    const answer = await people.test.app.inject(request)
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    try {
      if (answer.statusCode >= 400) expectCatalogue(answer, request.method)
      else if (request.method === given.call.method && given.how !== 'tail')
        expectContract(given.call, answer)
    } catch (error) {
      wrong.push(described(request, answer, error))
    }
  }
  expect(wrong).toEqual([])
  expect(statuses.get(500)).toBeUndefined()
  // Enough input passes the first validation to be useful.
  const good = [...statuses].filter(([status]) => status < 300)
  expect(good.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(requests / 20)
}, 180_000)

function requestOf(given: Attempt) {
  const { call, how, at, value, second, leaveOut } = given
  const base = givenTo(call.id, people)
  let url = addressOf(call, people)
  let query = base.query ?? ''
  let body: unknown = base.body
  if (how === 'field' || how === 'two') body = body && spoil(body, at, value, leaveOut)
  if (how === 'two') body = body && spoil(body, at * 7 + 3, second, !leaveOut)
  if (how === 'param') url = url.replace(/[^/]+$/, inAddress(value))
  if (how === 'query' || (how === 'field' && !base.body)) query = spoilQuery(call, query, given)
  if (how === 'tail') url += given.tail
  const headers: Headers = { ...headersOf(given) }
  let payload = body === undefined ? undefined : JSON.stringify(body)
  if (payload !== undefined) headers['content-type'] = 'application/json'
  if (how === 'body') {
    payload = given.broken.text
    headers['content-type'] = given.broken.type
  }
  const method = how === 'method' ? given.method : call.method
  const separator = url.includes('?') ? '&' : '?'
  return {
    method,
    url: query && how !== 'tail' ? url + separator + query : url,
    headers,
    // Sign-ins are limited by address; each of these comes from another one.
    remoteAddress: `10.0.${at}.${Math.abs(hashOf(value)) % 250}`,
    ...(payload !== undefined && method !== 'GET' && method !== 'HEAD' && { payload }),
  }
}

function spoilQuery(call: Call, query: string, { at, value, leaveOut }: Attempt): string {
  const names = namesOf(call)
  const parameters = new URLSearchParams(query)
  const name = names[at % Math.max(names.length, 1)] ?? 'unknown'
  if (leaveOut && parameters.has(name)) parameters.delete(name)
  else parameters.set(name, textOf(value))
  return parameters.toString()
}

function namesOf({ query }: Call): string[] {
  const shape: unknown = query && 'shape' in query ? query.shape : {}
  return Object.keys(shape ?? {})
}

function headersOf({ call, who, badToken }: Attempt): Headers {
  // A stream for an authorised reader has no end to wait for.
  if (call.isEventStream || who === 'nobody') return {}
  if (who === 'badToken') return { authorization: badToken, 'x-order-token': badToken }
  const isPartners = who === 'partner' || (who === 'right' && call.permission === 'partner')
  return isPartners ? people.partner.headers : people.customer.headers
}

type Answer = { statusCode: number; headers: Record<string, unknown>; payload: string }

function expectCatalogue({ statusCode, headers, payload }: Answer, method: string): void {
  if (method === 'HEAD') return
  expect(headers['content-type']).toMatch(/^application\/json/)
  const answer = JSON.parse(payload) as { statusCode: number; error: string; message: unknown }
  expect(answer.statusCode).toBe(statusCode)
  if (Array.isArray(answer.message)) {
    expect(answer).toMatchObject({ statusCode: 400, error: VALIDATION_ERROR })
    expect(answer.message.length).toBeGreaterThan(0)
    for (const { code } of answer.message) expect(faultCodes).toContain(code)
    return
  }
  const code = String(answer.message)
  expect(isErrorCode(code), code).toBe(true)
  if (isErrorCode(code)) expect(ERRORS[code]).toBe(statusCode)
  expect(payload).not.toMatch(/\bat .*\.ts:\d+|node_modules|SELECT |INSERT |pg_/)
}

function expectContract({ output, produces }: Call, { statusCode, payload }: Answer): void {
  if (statusCode === 204 || produces) return
  const read = output?.safeParse(JSON.parse(payload))
  expect(read?.error?.issues ?? []).toEqual([])
}

function described(request: ReturnType<typeof requestOf>, answer: Answer, error: unknown): string {
  const sent = JSON.stringify(request).slice(0, 500)
  return `${sent} → ${answer.statusCode} ${answer.payload.slice(0, 300)}: ${String(error).slice(0, 200)}`
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).slice(0, 5000)
const inAddress = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed()) || '%20'
const hashOf = (value: unknown) =>
  [...textOf(value)].reduce((hash, letter) => (hash * 31 + letter.length) % 1009, 7)
