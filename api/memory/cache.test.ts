import { expect, it, vi } from 'vitest'
import { Cache, type CacheBounds, type Loaded } from './cache.ts'

function cacheOf({ maximum = 10, ...bounds }: Partial<CacheBounds<string>> = {}) {
  let nowMs = 0
  const cache = new Cache<string>({ maximum, ...bounds }, () => new Date(nowMs))
  const at = (ms: number) => {
    nowMs = ms
    return cache
  }
  return { cache, at }
}

const loads = (value: string, untilMs?: number) => async () => ({ value, untilMs })

/** Loads every key as its own name and the number of the load; not before `arrive`. */
function slowLoad() {
  const waiting: (() => void)[] = []
  let version = 0
  const load = vi.fn<(keys: string[]) => Promise<Map<string, string>>>(async (keys) => {
    version += 1
    const suffix = version
    await new Promise<void>((resolve) => waiting.push(resolve))
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}${suffix}`]))
  })
  const arrive = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { load, arrive }
}

it('loads a value once for all callers before it expires', async () => {
  const { cache, at } = cacheOf()
  const load = vi.fn<() => Promise<Loaded<string>>>(loads('first', 100))
  await Promise.all([cache.find('key', load), cache.find('key', load)])
  expect(at(99).find('key', load)).toBe('first')
  expect(load).toHaveBeenCalledTimes(1)
  expect(await at(100).find('key', loads('second', 200))).toBe('second')
})

it('lets entries expire after their lifetime, counted from when loading began', async () => {
  const { cache, at } = cacheOf({ lifetimeMs: 50 })
  const { load, arrive } = slowLoad()
  const loading = cache.findAll(['a'], load)
  at(40)
  arrive()
  await loading
  expect(at(49).get('a')).toBe('a1')
  expect(at(50).get('a')).toBeUndefined()
})

it('does not answer an earlier instant with a later value', async () => {
  const { at } = cacheOf()
  await at(50).find('key', loads('at 50', 100))
  expect(await at(49).find('key', loads('at 49', 100))).toBe('at 49')
})

it('does not cache what was being loaded when everything was dropped', async () => {
  const { cache } = cacheOf()
  const before = cache.find('key', loads('before'))
  cache.clear()
  const after = cache.find('key', loads('after'))
  expect([await before, await after]).toEqual(['before', 'after'])
  expect(cache.get('key')).toBe('after')
})

it('does not cache what was being loaded when its key was dropped', async () => {
  const { cache } = cacheOf()
  const { load, arrive } = slowLoad()
  const before = cache.findAll(['a'], load)
  cache.delete('a')
  const after = cache.findAll(['a'], load)
  arrive()
  expect([await before, await after]).toEqual([['a1'], ['a2']])
  expect(cache.get('a')).toBe('a2')
})

it('loads each value once, together with the others that are missing', async () => {
  const { cache } = cacheOf()
  const { load, arrive } = slowLoad()
  const both = [cache.findAll(['a', 'b'], load), cache.findAll(['c', 'b', 'none'], load)]
  arrive()
  expect(await Promise.all(both)).toEqual([
    ['a1', 'b1'],
    ['c2', 'b1'],
  ])
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c', 'none']]])
  expect(await cache.findAll(['b', 'a'], load)).toEqual(['b1', 'a1'])
})

it('loads again after a failure', async () => {
  const { cache } = cacheOf()
  const fails = () => Promise.reject(new Error('unreachable'))
  await expect(cache.find('key', fails)).rejects.toThrow('unreachable')
  await expect(cache.findAll(['key'], fails)).rejects.toThrow('unreachable')
  expect(await cache.find('key', loads('back'))).toBe('back')
})

it('drops the entries of which a test is true', () => {
  const { cache } = cacheOf()
  cache.set('a', 'old')
  cache.set('b', 'new')
  cache.deleteWhere((value) => value === 'old')
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'new'])
})

it('drops the least recently used when there are too many', () => {
  const { cache } = cacheOf({ maximum: 2 })
  cache.set('a', 'a')
  cache.set('b', 'b')
  cache.get('a')
  cache.set('c', 'c')
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
})

it('drops the least recently used when all together weigh too much, keys included', () => {
  const of = (value: string, key: string) => value.length + key.length
  const { cache } = cacheOf({ maximum: 100, weight: { maximum: 10, of } })
  for (const key of ['a', 'b', 'c']) cache.set(key, 'xxx')
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['b', 'c'])
  cache.set('a-long-key', 'x')
  expect(cache.get('a-long-key')).toBeUndefined()
})
