import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPageStore } from '#api/stores/record/testing/page-store.ts'
import { publicAnswer } from '#api/stores/record/testing/public-answer.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  ;({ test, store } = await openPageStore())
})
afterEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

const get = (path: string, query?: Record<string, string>) => publicAnswer(test, path, query)

describe('slots', () => {
  it('are the quarter hours from preparation on, to the end of the pre-order days', async () => {
    const { body } = await get('/store/mare-street-pizza/slots', { service: 'collection' })
    expect(body.isAsapOffered).toBe(true)
    expect(body.items[0]).toEqual({
      startAt: '2026-05-15T18:30:00.000Z',
      endAt: '2026-05-15T18:45:00.000Z',
      isFull: false,
    })
    expect(body.items.at(-1).endAt).toBe('2026-05-17T22:00:00.000Z')
  })

  // The store takes 20 minutes to prepare, up to 25 to E8, and up to 35 to where it is furthest.
  it.each([
    ['count the way to a postcode', { postCode: 'e8 1aa' }, '18:45'],
    ['to one further away', { postCode: 'N1 6AA' }, '19:00'],
    ['to a position', { latitude: '51.53', longitude: '-0.08' }, '19:00'],
    ['to the zone reached soonest without a place', {}, '18:45'],
    ['and outside its zones', { postCode: 'M1 1AE' }, '18:45'],
    ['and for a place that is none', { postCode: 'ZZ99 9ZZ' }, '18:45'],
    ['but none when it is collected', { postCode: 'N1 6AA', service: 'collection' }, '18:30'],
  ])('%s', async (_what, query, time) => {
    const { body } = await get('/store/mare-street-pizza/slots', query)
    expect(body.items[0].startAt).toBe(`2026-05-15T${time}:00.000Z`)
  })

  it('begin when the card of the store says, for the same place', async () => {
    const { items } = (await get('/store', { postCode: 'N1 6AA' })).body
    const card = items.find(({ id }: { id: string }) => id === store.storeId)
    expect(card.nextSlotAt).toBe('2026-05-15T19:00:00.000Z')
  })

  it('begin later while the store is busy', async () => {
    const busy = await openTestStore(test.context, {
      store: { busy_minutes: 30, busy_until: new Date('2026-05-15T18:30:00Z') },
    })
    const collected = { service: 'collection' }
    const first = async () =>
      (await get(`/store/${busy.slug}/slots`, collected)).body.items[0].startAt
    expect(await first()).toBe('2026-05-15T19:00:00.000Z')
    test.setNow(new Date('2026-05-15T18:30:00Z'))
    expect(await first()).toBe('2026-05-15T19:00:00.000Z')
  })

  it('are none for a service that is not offered', async () => {
    const { slug } = await openTestStore(test.context, { store: { services: ['collection'] } })
    expect((await get(`/store/${slug}/slots`)).body).toEqual({ isAsapOffered: false, items: [] })
  })

  it('reach to the last of the pre-order days, however many those are', async () => {
    const { slug } = await openTestStore(test.context, { store: { pre_order_days: 30 } })
    const { body } = await get(`/store/${slug}/slots`)
    expect(body.items.at(-1).endAt).toBe('2026-06-14T22:00:00.000Z')
  })
})
