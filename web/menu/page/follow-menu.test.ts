import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followMenu } from './follow-menu.ts'

const answered = (status: number, body = '') => new Response(body, { status })
const menu = { items: [] }

let answers: (() => Response)[]
let streams: EventTarget[]
let requests: number

class Stream extends EventTarget {
  close = () => {}
  constructor() {
    super()
    streams.push(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  streams = []
  requests = 0
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', async () => {
    requests += 1
    const answer = answers.shift()
    if (!answer) throw new TypeError('No network')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Follows a menu that changes at once. */
function changedMenu() {
  const read = vi.fn<Parameters<typeof followMenu>[2]>()
  const stop = followMenu('kaido', () => ({ service: 'delivery' }), read)
  streams[0]?.dispatchEvent(new Event('menu'))
  return { read, stop }
}

it('reads a menu that has changed, once', async () => {
  answers = [() => answered(200, JSON.stringify(menu))]
  const { read } = changedMenu()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read.mock.calls).toEqual([[{ service: 'delivery' }, menu]])
  expect(requests).toBe(1)
})

it.each([
  [
    'without a network',
    () => {
      throw new TypeError('No network')
    },
  ],
  ['while the server refuses', () => answered(503)],
])('reads it again after a read that failed %s', async (_, refusal) => {
  answers = [refusal, refusal, () => answered(200, JSON.stringify(menu))]
  const { read } = changedMenu()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requests).toBe(2)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads nothing more of a store that is no longer there', async () => {
  answers = [() => answered(404)]
  const { read } = changedMenu()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toBe(1)
  expect(read).not.toHaveBeenCalled()
})

it('reads nothing more for a page that was left while a read failed', async () => {
  const { read, stop } = changedMenu()
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toBe(1)
  expect(read).not.toHaveBeenCalled()
})
