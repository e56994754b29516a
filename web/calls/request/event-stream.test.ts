import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppStore } from '#web/state/store.ts'
import { subscribeToEvents } from './event-stream.ts'

type Sent = { url: string; headers: Record<string, string> }

let sent: Sent[]
let answers: (() => Response)[]
let events: string[]
const windowEvents = new EventTarget()

/** A stream that sends this and then stays open silently. */
const stream = (text: string) => () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )
const refusal = (status: number) => () => new Response('', { status })

const signedIn = {
  getState: () => ({
    auth: { accessToken: 'customer-token', refreshToken: null },
    partner: { accessToken: 'partner-token', refreshToken: null },
  }),
  dispatch: () => undefined,
} as unknown as AppStore // The rest of it is not used.

const hear = (path: `/${string}`) =>
  subscribeToEvents(
    signedIn,
    { path, headers: { 'x-proof': 'mine' } },
    {
      onConnect: () => events.push('connected'),
      onEvent: (id) => events.push(`event ${id}`),
      onLost: (why) => events.push(why === 'failure' ? 'lost by a failure' : 'lost'),
    },
  )

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  events = []
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, headers })
    return (answers.shift() ?? refusal(503))()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['/order/1/events', 'Bearer customer-token'],
  ['/partner/stores/1/events', 'Bearer partner-token'],
] as const)('%s is requested with the session for it', async (path, authorization) => {
  answers = [stream('id: 7\ndata: x\n\n')]
  const stop = hear(path)
  await vi.advanceTimersByTimeAsync(10)
  stop()
  expect(sent[0]).toMatchObject({
    url: `/api/v1${path}`,
    headers: { authorization, 'x-proof': 'mine' },
  })
  expect(events).toEqual(['connected', 'event 7'])
})

it('a silent stream is requested again, from the last event that arrived', async () => {
  answers = [stream('id: 7\ndata: x\n\n'), stream('id: 8\ndata: x\n\n')]
  const stop = hear('/order/1/events')
  await vi.advanceTimersByTimeAsync(49_000)
  expect(events).toEqual(['connected', 'event 7'])
  await vi.advanceTimersByTimeAsync(2000)
  stop()
  expect(events).toEqual(['connected', 'event 7', 'lost', 'connected', 'event 8'])
  expect(sent[1]?.headers).toMatchObject({ 'Last-Event-ID': '7' })
})

it('a browser that loses its network reconnects at once', async () => {
  answers = [stream(': hello\n\n'), stream(': hello\n\n')]
  const stop = hear('/order/1/events')
  await vi.advanceTimersByTimeAsync(10)
  windowEvents.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(10)
  stop()
  expect(events).toEqual(['connected', 'lost', 'connected'])
})

it('a lost stream is back as soon as the network is', async () => {
  answers = [stream(': hello\n\n')]
  const stop = hear('/order/1/events')
  await vi.advanceTimersByTimeAsync(10)
  windowEvents.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(10)
  answers = [stream('id: 8\ndata: x\n\n')]
  windowEvents.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  stop()
  expect(events.slice(-2)).toEqual(['connected', 'event 8'])
})

it('a stream that the server fails to serve is distinguished from one that does not exist', async () => {
  answers = [refusal(500), () => Promise.reject(new TypeError('Failed to fetch')) as never]
  const stop = hear('/order/1/events')
  await vi.advanceTimersByTimeAsync(10)
  expect(events).toEqual(['lost by a failure'])
  await vi.advanceTimersByTimeAsync(5000)
  stop()
  expect(events.slice(0, 2)).toEqual(['lost by a failure', 'lost'])
})

it('a server that refuses is asked again at growing intervals', async () => {
  const stop = hear('/order/1/events')
  await vi.advanceTimersByTimeAsync(20_000)
  const after20s = sent.length
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  expect(after20s).toBeGreaterThanOrEqual(3)
  expect(sent.length - after20s).toBeLessThan(after20s)
})
