import { expect, it } from 'vitest'
import type { Listener } from '#api/database/listen.ts'
import { Memory } from './memory.ts'

const now = () => new Date(0)

/** A database that sends a test's notifications. */
function announcer() {
  const handlers = new Map<string, (payload: string) => void>()
  let reconnected = () => {}
  const listener: Listener = {
    on: (channel, handler) => {
      handlers.set(channel, handler)
      return () => {}
    },
    onReconnect: (handler) => {
      reconnected = handler
      return () => {}
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const announce = (channel: string, payload: string) => handlers.get(channel)?.(payload)
  return { memory: new Memory({ listener, now }), announce, reconnect: () => reconnected() }
}

/** A cache of two entries that has started to listen. */
async function filledCache() {
  const { memory, ...database } = announcer()
  const cache = memory.cache<string>({ maximum: 10, droppedOn: 'store_changed' })
  await Promise.resolve()
  cache.set('one', 'first')
  cache.set('two', 'second')
  return { memory, cache, ...database }
}

it('makes each thing once, by the function that makes it', () => {
  const { memory } = announcer()
  const makeList = (first: string) => [first]
  const makeOther = (first: string) => [first]
  expect(memory.of(makeList, 'a')).toBe(memory.of(makeList, 'b'))
  expect(memory.of(makeOther, 'b')).toEqual(['b'])
})

it('drops the entry that a notification names', async () => {
  const { cache, announce } = await filledCache()
  announce('store_changed', 'one')
  expect([cache.get('one'), cache.get('two')]).toEqual([undefined, 'second'])
})

it('drops everything when a notification names nothing', async () => {
  const { cache, announce } = await filledCache()
  announce('store_changed', '')
  expect([cache.get('one'), cache.get('two')]).toEqual([undefined, undefined])
})

it('drops everything when announcements may have been missed', async () => {
  const { cache, reconnect } = await filledCache()
  reconnect()
  expect([cache.get('one'), cache.get('two')]).toEqual([undefined, undefined])
})

it('drops what was cached before listening started', async () => {
  const { memory } = announcer()
  const cache = memory.cache<string>({ maximum: 10, droppedOn: 'store_changed' })
  cache.set('one', 'first')
  await Promise.resolve()
  expect(cache.get('one')).toBeUndefined()
})

it('drops at once what this process itself has changed', async () => {
  const { memory, cache } = await filledCache()
  memory.announce('store_changed', 'two')
  expect([cache.get('one'), cache.get('two')]).toEqual(['first', undefined])
})
