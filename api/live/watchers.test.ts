import { expect, test } from 'vitest'
import type { EventStream } from './event-stream.ts'
import { lifeMsOf, Watcher, Watchers, type Written } from './watchers.ts'

function reader(topic: Watcher['topic'], endsAtMs = 1000) {
  const texts: string[] = []
  const stream = {
    write: (text: string) => void texts.push(text),
    end: () => void texts.push('(end)'),
  }
  // A stream that only records what is written to it.
  return {
    texts,
    watcher: new Watcher(topic, stream as unknown as EventStream, { endsAtMs, reader: null }),
  }
}

const event = (id: number, orderId = 'order', storeId = 'store'): Written => ({
  id,
  orderId,
  storeId,
  act: 'accept',
  status: 'accepted',
  by: 'partner',
  at: new Date(0),
  ofOrder: `${id} of the order`,
  ofStore: `${id} of the store`,
})

test('what happens while the past is read comes after it, and once', () => {
  const { texts, watcher } = reader({ orderId: 'order' })
  watcher.publish(event(2))
  watcher.publish(event(3))
  watcher.begin([event(1), event(2)])
  watcher.publish(event(3))
  watcher.publish(event(4))
  expect(texts).toEqual([1, 2, 3, 4].map((id) => `${id} of the order`))
})

test('heartbeats hold a stream open until its time is over', () => {
  const { texts, watcher } = reader({ storeId: 'store' }, 1000)
  watcher.beat(999)
  watcher.beat(1000)
  expect(texts).toEqual([':\n\n', '(end)'])
})

test('a stream goes on for a quarter of an hour or a little more, and work as staff for no longer than it may', () => {
  const now = new Date('2026-11-27T18:00:00Z')
  const minute = 60_000
  const person = { accountId: 'somebody', sessionId: 'session' }
  const until = (minutes: number) => ({
    storeId: 'store',
    untilMs: now.getTime() + minutes * minute,
  })
  for (const reader of [null, person, { ...person, asStaff: until(40) }]) {
    expect(lifeMsOf(reader, now)).toBeGreaterThanOrEqual(15 * minute)
    expect(lifeMsOf(reader, now)).toBeLessThanOrEqual(18 * minute)
  }
  expect(lifeMsOf({ ...person, asStaff: until(2) }, now)).toBe(2 * minute)
})

test('an event reaches the readers of its order or its store, and nobody who has left', () => {
  const watchers = new Watchers()
  const [ofOrder, ofStore, ofOther] = [
    reader({ orderId: 'order' }).watcher,
    reader({ storeId: 'store' }).watcher,
    reader({ orderId: 'other' }).watcher,
  ]
  for (const watcher of [ofOrder, ofStore, ofOther]) watchers.add(watcher)
  expect([...watchers.of(event(1))]).toEqual([ofOrder, ofStore])
  watchers.remove(ofOrder)
  watchers.remove(ofStore)
  expect(watchers.isAny(event(1))).toBe(false)
  expect([...watchers.all()]).toEqual([ofOther])
})

test('a store receives nothing about an unpaid order', () => {
  const watchers = new Watchers()
  const ofOrder = reader({ orderId: 'order' }).watcher
  for (const watcher of [ofOrder, reader({ storeId: 'store' }).watcher]) watchers.add(watcher)
  for (const status of ['awaitingpayment', 'unpaid'] as const)
    expect([...watchers.of({ ...event(1), status })]).toEqual([ofOrder])
})
