import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import { accessHeaders, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { delivery, hoursPageOf, openHoursStore, span } from './testing/hours-page.ts'

let server: TestApp
let store: TestStore
let manager: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await useStore()
})
afterAll(() => server.close())

async function useStore(options: Parameters<typeof openHoursStore>[1] = {}) {
  ;({ store, manager } = await openHoursStore(server, options))
}

const { readPage, read, send, change, slots, storePage } = hoursPageOf(() => ({
  server,
  store,
  manager,
}))

async function changes(): Promise<StoreChange[]> {
  const url = `/api/v1/partner/stores/${store.storeId}/changes`
  const answer = await server.app.inject({ url, headers: manager.headers })
  return answer.json<{ items: StoreChange[] }>().items
}

describe('the hours of a store', () => {
  test('are read with all that the page needs', async () => {
    const { hours, services } = await readPage()
    const everyDay = [span('11:00', 720)]
    expect(services).toEqual(['delivery', 'collection'])
    expect(hours).toMatchObject({
      exceptions: [],
      usualHolidays: [],
      preparationMinutes: 20,
      preparationHours: [],
      lastOrderMinutes: 0,
      slotOrders: null,
      preOrderDays: 2,
    })
    expect(hours.week.delivery).toEqual({
      monday: everyDay,
      tuesday: everyDay,
      wednesday: everyDay,
      thursday: everyDay,
      friday: everyDay,
      saturday: everyDay,
      sunday: everyDay,
    })
  })

  test('are changed for customers at once, over midnight too', async () => {
    expect((await storePage()).closesAt).toBe('2026-05-15T22:00:00.000Z')
    const answer = await change(delivery({ friday: [span('12:00', 180), span('17:00', 510)] }))
    expect(answer).toMatchObject({ code: 200 })
    expect(answer.body.hours.week.delivery.friday).toEqual([span('12:00', 180), span('17:00', 510)])
    expect((await storePage()).closesAt).toBe('2026-05-16T00:30:00.000Z')
    const starts = (await slots()).items.map(({ startAt }) => startAt)
    expect(starts).toContain('2026-05-16T00:15:00.000Z')
    expect(starts).not.toContain('2026-05-16T00:30:00.000Z')
  })

  test('that are sent as they are change nothing', async () => {
    const before = await readPage()
    expect(await send(before.hours)).toEqual({ code: 200, body: before })
    expect(await changes()).toEqual([])
  })

  test('purge the pages of the store in front of us', async () => {
    const pages = () =>
      server.context.db
        .selectFrom('page_change')
        .selectAll()
        .where('store_id', '=', store.storeId)
        .execute()
    const before = (await pages()).length
    await change({ lastOrderMinutes: 30 })
    expect((await pages()).length).toBeGreaterThan(before)
  })
})

describe('hours that cannot be are refused with the day and the reason', () => {
  test.each<[string, Parameters<typeof change>[0], { field: string; code: string }]>([
    [
      'spans that overlap over midnight',
      delivery({ friday: [span('17:00', 510)], saturday: [span('01:00', 60)] }),
      { field: 'week.delivery.saturday.0', code: 'overlapping_hours' },
    ],
    [
      'a span of more than a day',
      delivery({ sunday: [{ startMinute: 0, durationMinutes: 1441 }] }),
      { field: 'week.delivery.sunday.0.durationMinutes', code: 'too_many' },
    ],
    [
      'a date that has passed',
      { exceptions: [{ date: '2026-05-14', service: null, spans: [], reason: '' }] },
      { field: 'exceptions.0.date', code: 'date_has_passed' },
    ],
    [
      'usual hours on what is no holiday',
      { usualHolidays: ['2026-05-26'] },
      { field: 'usualHolidays.0', code: 'invalid_value' },
    ],
  ])('%s', async (_title, edit, fault) => {
    const before = await read()
    expect(await change(edit)).toMatchObject({ code: 400, body: { message: [fault] } })
    expect(await read()).toEqual(before)
  })
})

describe('a date with other hours', () => {
  const closedOn = (date: string) => ({ date, service: null, spans: [], reason: 'Staff party' })

  test('closes the store on that date', async () => {
    await change({ exceptions: [closedOn('2026-05-16')] })
    const days = (await slots()).items.map(({ startAt }) => startAt.slice(0, 10))
    expect([...new Set(days)]).toEqual(['2026-05-15', '2026-05-17'])
  })

  test('can be for one service', async () => {
    await change({ exceptions: [{ ...closedOn('2026-05-16'), service: 'collection' }] })
    const onSaturday = async (service: string) =>
      (await slots(service)).items.some(({ startAt }) => startAt.startsWith('2026-05-16'))
    expect([await onSaturday('delivery'), await onSaturday('collection')]).toEqual([true, false])
  })

  test('stays when it has passed, though it is no longer shown', async () => {
    await change({ exceptions: [closedOn('2026-05-16'), closedOn('2026-05-18')] })
    server.setNow(new Date('2026-05-17T12:00:00Z'))
    manager.headers = await accessHeaders(server.context, manager.accountId, 'partner')
    const hours = await read()
    expect(hours.exceptions).toEqual([closedOn('2026-05-18')])
    expect((await readPage()).yesterday).toEqual([closedOn('2026-05-16')])
    expect(await send({ ...hours, exceptions: [] })).toMatchObject({ code: 200 })
    const { db } = server.context
    const rows = await db
      .selectFrom('hours_exception')
      .select('date')
      .where('store_id', '=', store.storeId)
      .execute()
    expect(rows).toEqual([{ date: '2026-05-16' }])
  })

  test('is offered for the bank holidays of the store’s nation', async () => {
    const names = async () => (await readPage()).holidays.slice(0, 3).map(({ name }) => name)
    expect(await names()).toEqual(['Spring bank holiday', 'Summer bank holiday', 'Christmas Day'])
    await useStore({ store: { nation: 'scotland' } })
    expect(await names()).toEqual([
      'Spring bank holiday',
      'World Cup bank holiday',
      'Summer bank holiday',
    ])
  })

  test('is not needed for a holiday that is decided to be as usual', async () => {
    const answer = await change({ usualHolidays: ['2026-05-25'] })
    expect(answer.body.hours.usualHolidays).toEqual(['2026-05-25'])
    expect((await read()).usualHolidays).toEqual(['2026-05-25'])
    const closed = await change({ usualHolidays: [], exceptions: [closedOn('2026-05-25')] })
    expect(closed).toMatchObject({ code: 200, body: { hours: { usualHolidays: [] } } })
  })
})

describe('who changed what', () => {
  test('is written down for each day and service, in words', async () => {
    await change((hours) => ({
      ...delivery({ friday: [span('12:00', 180), span('17:00', 510)], sunday: [] })(hours),
      exceptions: [{ date: '2026-12-25', service: null, spans: [], reason: 'Christmas Day' }],
      usualHolidays: ['2026-05-25'],
      preparationHours: [{ day: 'friday', hour: 18, minutes: 35 }],
      lastOrderMinutes: 30,
    }))
    expect(await changes()).toEqual(
      [
        {
          act: 'changeOrderTimes',
          before: { lastOrderMinutes: 0 },
          after: { lastOrderMinutes: 30 },
        },
        {
          act: 'changePreparation',
          before: { fridayPreparation: null },
          after: { fridayPreparation: '18:00 35' },
        },
        {
          act: 'changeHoursOfDate',
          subject: '2026-12-25',
          before: { hours: null, reason: null },
          after: { hours: 'Closed', reason: 'Christmas Day' },
        },
        {
          act: 'changeHoursOfDate',
          subject: '2026-05-25',
          before: { hours: null },
          after: { hours: 'Usual hours' },
        },
        {
          act: 'changeOpeningHours',
          before: { fridayDelivery: '11:00–23:00', sundayDelivery: '11:00–23:00' },
          after: { fridayDelivery: '12:00–15:00, 17:00–01:30', sundayDelivery: 'Closed' },
        },
      ].map((event) => expect.objectContaining({ name: 'Sam Taylor', by: 'partner', ...event })),
    )
  })
})

describe('of two changes at once', () => {
  test('one is made, and the other one answered with the hours there are now', async () => {
    const hours = await read()
    const answers = await Promise.all(
      [30, 60].map((lastOrderMinutes) => send({ ...hours, lastOrderMinutes })),
    )
    const [made, lost] = answers.toSorted((a, b) => a.code - b.code)
    expect(made).toMatchObject({ code: 200 })
    expect(lost).toMatchObject({ code: 409, body: { message: 'HOURS_HAVE_CHANGED' } })
    expect(lost?.body.details.now).toEqual(made?.body)
    expect(await readPage()).toEqual(made?.body)
    expect(await changes()).toHaveLength(1)
  })

  test('the second one is noticed whoever made the first, by whatever way', async () => {
    const hours = await read()
    await server.context.db
      .insertInto('hours_exception')
      .values({ store_id: store.storeId, date: '2026-06-01', service: null })
      .execute()
    expect(await send({ ...hours, lastOrderMinutes: 30 })).toMatchObject({ code: 409 })
  })
})
