import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { StoreMemory } from '#web/state/store-memory.ts'
import { baseQuery, customerSession } from './base-query.ts'
import { freshAccessToken, type SessionsState } from './refresh.ts'

const old: Tokens = { accessToken: 'old access', refreshToken: 'old refresh' }
const fresh: Tokens = { accessToken: 'fresh access', refreshToken: 'fresh refresh' }

let held: Tokens | null
let dispatched: string[]
let sent: { url: string; authorization: string | null }[]
let answerRefresh: () => Promise<Response>

// What the refresh reads from the state, and dispatches to it.
const store = {
  getState: () =>
    ({
      auth: { accessToken: held?.accessToken ?? null, refreshToken: held?.refreshToken ?? null },
      partner: { accessToken: 'partner access', refreshToken: 'partner refresh' },
    }) as SessionsState,
  // Only plain actions are dispatched here, though a store takes more.
  dispatch: ((action: { type: string }) => {
    dispatched.push(action.type)
    if (action.type === 'auth/tokensRenewed') held = fresh
    if (action.type === 'auth/loggedOut') held = null
    return action
  }) as BaseQueryApi['dispatch'],
  memory: new StoreMemory(),
}

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const refused = () => json(401, { statusCode: 401, error: 'Unauthorized', message: 'UNAUTHORIZED' })

beforeEach(() => {
  held = old
  dispatched = []
  sent = []
  answerRefresh = async () => json(200, { tokens: fresh })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const { authorization = null } = headers
    sent.push({ url, authorization })
    // Later than everything that is under way.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (url.endsWith('/auth/refresh')) return answerRefresh()
    return authorization === 'Bearer fresh access' ? json(200, { url }) : refused()
  })
})

const call = (path: string) =>
  baseQuery(
    { method: 'GET', url: `/api/v1${path}` },
    {
      ...store,
      signal: new AbortController().signal,
      abort: () => {},
      extra: store.memory,
      endpoint: 'getUser',
      type: 'query',
    },
    {},
  )
const refreshes = () => sent.filter(({ url }) => url.endsWith('/auth/refresh'))

describe('calls that are refused because the access token has expired', () => {
  it('make one refresh, however many there are, and all succeed after it', async () => {
    const paths = Array.from({ length: 50 }, (_, i) => `/orders/${i}`)
    const answers = await Promise.all(paths.map(call))
    expect(refreshes()).toEqual([
      { url: '/api/v1/auth/refresh', authorization: 'Bearer old refresh' },
    ])
    expect(answers.map((answer) => answer.data)).toEqual(
      paths.map((path) => ({ url: `/api/v1${path}` })),
    )
    expect(dispatched).toEqual(['auth/tokensRenewed'])
  })

  it('take the token that another one has fetched while they were under way', async () => {
    expect(await freshAccessToken(store, 'an older one', customerSession)).toBe('old access')
    expect(sent).toEqual([])
  })

  it.each([
    ['has ended', 401, 'UNAUTHORIZED'],
    ['is of a suspended account', 403, 'SUSPENDED_USER'],
  ])('sign out once and clear the cart when the session %s', async (_what, status, message) => {
    answerRefresh = async () => json(status, { statusCode: status, error: '', message })
    const answers = await Promise.all(['/a', '/b', '/c'].map(call))
    expect(refreshes()).toHaveLength(1)
    expect(dispatched).toEqual(['cart/cartCleared', 'auth/loggedOut', 'app/progressCleared'])
    for (const { error } of answers) expect(error).toMatchObject({ status: 401 })
  })

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => json(503, {})],
  ])('leave the session open when %s, and try again next time', async (_what, answer) => {
    answerRefresh = answer
    const [failed] = await Promise.all([call('/a'), call('/b')])
    expect(failed?.error).toMatchObject({ code: 'NO_ANSWER' })
    expect(dispatched).toEqual([])
    answerRefresh = async () => json(200, { tokens: fresh })
    expect((await call('/a')).data).toEqual({ url: '/api/v1/a' })
    expect(refreshes()).toHaveLength(2)
  })

  it('are sent again only once', async () => {
    answerRefresh = async () => json(200, { tokens: { ...fresh, accessToken: 'useless' } })
    const answer = await call('/a')
    expect(answer.error).toMatchObject({ status: 401 })
    expect(sent.filter(({ url }) => url.endsWith('/a'))).toHaveLength(2)
  })
})

it('no tokens are requested without a session', async () => {
  held = null
  await call('/a')
  expect(refreshes()).toEqual([])
})
