import { expect, test } from 'vitest'
import { PageCache, type Render } from './page-cache.ts'
import { PageNotRendered } from './renderer.ts'
import { EncodedBody } from '#api/http/encoded-body.ts'
import type { RenderedPage } from './rendered-page.ts'

const minuteMs = 60_000
const emptyBody = new EncodedBody({ bytes: new Uint8Array(0), plainLength: 0 })
const page = (given: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: emptyBody,
  etag: '',
  inlineHashes: { scripts: '', styles: '' },
  trueUntilMs: minuteMs,
  storeIds: [],
  answers: new Map(),
  ...given,
})

/** A cache, the pages that were rendered, and a way to finish the renders. */
function rendering({ random = () => 0 }: { random?: () => number } = {}) {
  const renders: { url: string; mayWait: boolean; end: (page?: RenderedPage | Error) => void }[] =
    []
  const render: Render = (url, { mayWait }) => {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
    const end = (result: RenderedPage | Error = page()) =>
      result instanceof Error ? reject(result) : resolve(result)
    renders.push({ url, mayWait, end })
    return promise
  }
  let nowMs = 0
  const logged: unknown[] = []
  const cache = new PageCache(render, {
    random,
    now: () => new Date(nowMs),
    logError: (error) => logged.push(error),
  })
  const findAt = (url: string, ms: number) => {
    nowMs = ms
    return cache.find(url)
  }
  const cached = async (url: string, made = page()) => {
    const making = cache.make(url)
    renders.at(-1)?.end(made)
    await making
    return made
  }
  return { cache, renders, cached, findAt, logged }
}

test('renders a page once for all who request it at the same time', async () => {
  const { cache, renders, findAt } = rendering()
  const both = [cache.make('/a'), cache.make('/a')]
  const made = page()
  renders[0]?.end(made)
  expect(await Promise.all(both)).toEqual([made, made])
  expect(renders).toHaveLength(1)
  expect(findAt('/a', 0)).toBe(made)
})

test('serves a stale page while it is rendered again once, and the new one afterwards', async () => {
  const { renders, cached, findAt } = rendering()
  const old = await cached('/a')
  expect(findAt('/a', minuteMs - 1)).toBe(old)
  expect(renders).toHaveLength(1)
  expect(findAt('/a', minuteMs)).toBe(old)
  expect(findAt('/a', minuteMs + 1)).toBe(old)
  expect(renders.slice(1)).toMatchObject([{ url: '/a', mayWait: true }])
  const fresh = page({ trueUntilMs: 2 * minuteMs })
  renders[1]?.end(fresh)
  await expect.poll(() => findAt('/a', minuteMs + 2)).toBe(fresh)
  expect(renders).toHaveLength(2)
})

test('does not serve a page that nobody has requested in the last minute', async () => {
  const { cached, findAt } = rendering()
  await cached('/a')
  expect(findAt('/a', 2 * minuteMs)).toBeUndefined()
})

test('renders at once what somebody waits for, although a background render is pending', async () => {
  const { cache, renders, cached, findAt } = rendering()
  await cached('/a')
  findAt('/a', minuteMs)
  void cache.make('/a')
  expect(renders.map(({ mayWait }) => mayWait)).toEqual([false, true, false])
})

test('lets pages that are valid until the same minute expire one after the other', async () => {
  const chances = [0, 0.5]
  const { renders, cached, findAt } = rendering({ random: () => chances.shift() ?? 0 })
  await cached('/soon')
  await cached('/later')
  findAt('/soon', minuteMs + 9000)
  findAt('/later', minuteMs + 9000)
  expect(renders.filter(({ mayWait }) => mayWait).map(({ url }) => url)).toEqual(['/soon'])
  findAt('/later', minuteMs + 10_000)
  expect(renders.at(-1)).toMatchObject({ url: '/later', mayWait: true })
})

test('drops the pages that show a store that changed, and no others', async () => {
  const { cache, cached, findAt } = rendering()
  await cached('/list', page({ storeIds: ['a', 'b'] }))
  await cached('/menu-a', page({ storeIds: ['a'] }))
  const menuB = await cached('/menu-b', page({ storeIds: ['b'] }))
  cache.dropStore('a')
  expect(findAt('/list', 0)).toBeUndefined()
  expect(findAt('/menu-a', 0)).toBeUndefined()
  expect(findAt('/menu-b', 0)).toBe(menuB)
})

test('does not cache a page whose render started before a change of what it shows', async () => {
  const { cache, renders, findAt } = rendering()
  const [a, b] = [cache.make('/a'), cache.make('/b')]
  cache.dropStore('a')
  renders[0]?.end(page({ storeIds: ['a'] }))
  renders[1]?.end(page({ storeIds: ['b'] }))
  await Promise.all([a, b])
  expect(findAt('/a', 0)).toBeUndefined()
  expect(findAt('/b', 0)).toBeDefined()
  const c = cache.make('/c')
  cache.clear()
  renders[2]?.end()
  await c
  expect(findAt('/c', 0)).toBeUndefined()
})

test('a request after a change does not get a render that started before it', () => {
  const { cache, renders } = rendering()
  void cache.make('/a')
  cache.dropStore('a')
  void cache.make('/a')
  expect(renders).toHaveLength(2)
})

test('caches nothing that is not public, and drops a page that is no longer found', async () => {
  const { renders, cached, findAt } = rendering()
  await cached('/private', page({ trueUntilMs: null }))
  expect(findAt('/private', 0)).toBeUndefined()
  await cached('/a')
  findAt('/a', minuteMs)
  renders.at(-1)?.end(page({ status: 404, trueUntilMs: null }))
  await expect.poll(() => findAt('/a', minuteMs)).toBeUndefined()
})

test('goes on to serve a page whose render fails, and tries again', async () => {
  const { renders, cached, findAt } = rendering()
  const old = await cached('/a')
  findAt('/a', minuteMs)
  renders.at(-1)?.end(page({ status: 500, trueUntilMs: null }))
  const asAfter = (count: number) =>
    expect.poll(() => findAt('/a', minuteMs) === old && renders.length).toBe(count)
  await asAfter(3)
  renders.at(-1)?.end(new PageNotRendered('The thread has ended'))
  await asAfter(4)
})

test('logs why a page could not be remade, unless the renderer has', async () => {
  const { renders, cached, findAt, logged } = rendering()
  await cached('/a')
  for (const [failure, known] of [
    [new PageNotRendered('Too many pages wait'), []],
    [new Error('A fault'), [new Error('A fault')]],
  ] as const) {
    const count = renders.length
    await expect.poll(() => (findAt('/a', minuteMs), renders.length)).toBe(count + 1)
    renders.at(-1)?.end(failure)
    await expect.poll(() => logged).toEqual(known)
  }
})

test.each([
  ['large pages', 100, 1_000_000, 0],
  ['long addresses', 50_000, 0, 4000],
  ['small pages at short addresses', 10_000, 0, 0],
])('drops the oldest when there are too many %s', async (_what, count, bytes, length) => {
  const { cached, findAt } = rendering()
  const path = (i: number) => `/${i}?q=${'x'.repeat(length)}`
  for (let i = 0; i < count; i += 1)
    await cached(
      path(i),
      page({ body: new EncodedBody({ bytes: new Uint8Array(bytes), plainLength: bytes }) }),
    )
  expect(findAt(path(0), 0)).toBeUndefined()
  expect(findAt(path(count - 1), 0)).toBeDefined()
})
