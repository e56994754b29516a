import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import type { TestOrder, TestOrderOptions } from '#api/testing/test-order.ts'
import { kitchenCallsOf, openKitchen } from './testing/kitchen.ts'

let server: TestApp
let storeId: string
let cook: TestAccount
let colleague: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  ;({ storeId, cook, colleague } = await openKitchen(server))
})
afterAll(() => server.close())

const after = (seconds: number) => new Date(FRIDAY_EVENING.getTime() + seconds * 1000)
const isoAfter = (seconds: number) => after(seconds).toISOString()
const pass = (seconds: number) => server.setNow(after(seconds))

/** Longer than anybody stays signed in by the same token. */
async function passLong(seconds: number): Promise<void> {
  pass(seconds)
  cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
}

const { place, act, board, orders, seenByCustomer } = kitchenCallsOf(() => ({
  server,
  storeId,
  cook,
}))
const lastEvent = ({ events }: Order) => events.at(-1)?.id ?? 0
const undo = (order: TestOrder, eventId: number, by = cook) => act(order, 'undo', { eventId }, by)
const actsOf = ({ events }: Order) => events.map((event) => event.act)
const doneToday = async () => (await board()).doneToday

async function emailsOf({ orderId }: TestOrder) {
  const { rows } = await server.context.pool.query<{ email: string; waits: boolean }>(
    `SELECT concat(payload ->> 'message', ' ', payload ->> 'to') AS email,
       run_at > now() + interval '15 seconds' AS waits
     FROM graphile_worker._private_jobs
     WHERE payload ->> 'orderId' = $1 AND payload ->> 'message' IS NOT NULL ORDER BY 1`,
    [orderId],
  )
  return rows
}

async function accepted(options: Partial<TestOrderOptions> = {}) {
  const order = await place(options)
  return { order, answer: await act(order, 'accept', { minutes: 20 }) }
}

describe('a delay', () => {
  test('moves when an order is due, not when it was promised, and tells its customer', async () => {
    const { order, answer } = await accepted()
    expect(answer.dueAt).toBe(isoAfter(35 * 60))
    const delayed = await act(order, 'delay', { minutes: 10, dueAt: answer.dueAt })
    expect(delayed).toMatchObject({
      code: 200,
      status: 'accepted',
      dueAt: isoAfter(45 * 60),
      promisedAt: isoAfter(35 * 60),
    })
    expect(delayed.events.at(-1)).toMatchObject({ act: 'delay', minutes: 10, by: 'partner' })
    expect((await seenByCustomer(order)).dueAt).toBe(isoAfter(45 * 60))
    expect(await emailsOf(order)).toContainEqual({ email: 'delayed customer', waits: true })
  })

  test('pressed twice at once happens once', async () => {
    const { order, answer } = await accepted()
    const body = { minutes: 20, dueAt: answer.dueAt }
    const [one, other] = await Promise.all([
      act(order, 'delay', body),
      act(order, 'delay', body, colleague),
    ])
    expect([one.code, other.code]).toEqual([200, 200])
    expect(one.dueAt).toBe(isoAfter(55 * 60))
    expect(other.dueAt).toBe(isoAfter(55 * 60))
    expect(actsOf(await act(order, 'delay', body))).toEqual(['place', 'accept', 'delay'])
  })

  test('is at most an hour in all', async () => {
    const { order, answer } = await accepted()
    let { dueAt } = answer
    for (const minutes of [30, 20]) ({ dueAt } = await act(order, 'delay', { minutes, dueAt }))
    const refused = await act(order, 'delay', { minutes: 20, dueAt })
    expect(refused).toMatchObject({
      code: 409,
      message: 'DELAY_TOO_LONG',
      details: { minutesLeft: 10 },
    })
    expect((await act(order, 'delay', { minutes: 10, dueAt })).dueAt).toBe(isoAfter(95 * 60))
  })

  test.each([
    { minutes: 7, dueAt: isoAfter(0) },
    { minutes: -5, dueAt: isoAfter(0) },
    { minutes: 5, dueAt: 'soon' },
    { minutes: 5 },
    {},
  ])('of %o is refused', async (body) => {
    const { order } = await accepted()
    expect((await act(order, 'delay', body)).code).toBe(400)
  })

  test('of an order that is new, or has gone, is refused', async () => {
    const order = await place()
    const body = { minutes: 5, dueAt: isoAfter(35 * 60) }
    expect(await act(order, 'delay', body)).toMatchObject({
      message: 'ORDER_STATUS_INVALID',
      details: { status: 'pending' },
    })
    await act(order, 'accept')
    await act(order, 'dispatch')
    expect((await act(order, 'delay', body)).message).toBe('ORDER_STATUS_INVALID')
  })

  test('does not excuse coming late: what was promised stays', async () => {
    const { order, answer } = await accepted({ service: 'collection' })
    await act(order, 'delay', { minutes: 30, dueAt: answer.dueAt })
    await passLong(45 * 60)
    const ready = await act(order, 'ready')
    expect(ready.promisedAt).toBe(isoAfter(20 * 60))
  })

  test('is undone with its minutes', async () => {
    const { order, answer } = await accepted()
    const delayed = await act(order, 'delay', { minutes: 30, dueAt: answer.dueAt })
    const undone = await undo(order, lastEvent(delayed))
    expect(undone).toMatchObject({ dueAt: answer.dueAt, promisedAt: answer.dueAt })
    expect(undone.events.at(-1)).toMatchObject({ act: 'undo', undid: 'delay' })
    expect(actsOf(undone)).toEqual(['place', 'accept', 'undo'])
    expect(await act(order, 'delay', { minutes: 5, dueAt: answer.dueAt })).toMatchObject({
      dueAt: isoAfter(40 * 60),
    })
  })
})

describe('an undo', () => {
  test('of an acceptance makes the order new again, due as before, with time to answer', async () => {
    const order = await place()
    pass(9 * 60 + 58)
    const answer = await act(order, 'accept', { minutes: 60 })
    expect(answer.dueAt).not.toBe(isoAfter(35 * 60))
    pass(10 * 60 + 6)
    expect(await undo(order, lastEvent(answer))).toMatchObject({
      code: 200,
      status: 'pending',
      acts: ['accept', 'decline'],
      dueAt: isoAfter(35 * 60),
      deadlineAt: isoAfter(12 * 60 + 6),
    })
    await expireOrders(server.context)
    expect((await seenByCustomer(order)).status).toBe('pending')
    expect(await act(order, 'accept', { minutes: 20 })).toMatchObject({ status: 'accepted' })
  })

  test.each([
    ['delivery', ['dispatch', 'complete']],
    ['collection', ['ready', 'complete']],
  ] as const)('of each step of a %s, which can be done again', async (service, steps) => {
    const { order } = await accepted({ service })
    for (const step of steps) {
      const { status: before } = await seenByCustomer(order)
      const undone = await undo(order, lastEvent(await act(order, step)))
      expect(undone.status).toBe(before)
      expect((await seenByCustomer(order)).status).toBe(before)
      const again = await act(order, step)
      expect(again.code).toBe(200)
      expect(actsOf(again).filter((each) => each === step)).toHaveLength(1)
    }
    expect(await doneToday()).toBe(1)
    expect((await orders('?state=done')).map(({ id }) => id)).toEqual([order.orderId])
  })

  test('of a start puts an order for later back', async () => {
    const order = await place({ serviceTime: after(3600) })
    await act(order, 'accept')
    const started = await act(order, 'start')
    const undone = await undo(order, lastEvent(started))
    expect(actsOf(undone)).toEqual(['place', 'accept', 'undo'])
    const [again] = await Promise.all([
      act(order, 'start'),
      act(order, 'start', undefined, colleague),
    ])
    expect(again.code).toBe(200)
    expect(actsOf(await act(order, 'start'))).toEqual(['place', 'accept', 'undo', 'start'])
  })

  test('is done once, however often it is asked for at once', async () => {
    const { order, answer } = await accepted()
    const answers = await Promise.all([1, 2, 3].map(() => undo(order, lastEvent(answer))))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(actsOf(await seenByCustomer(order))).toEqual(['place', 'undo'])
  })

  test('comes too late after 15 seconds, and for somebody else at once', async () => {
    const { order, answer } = await accepted()
    expect(await undo(order, lastEvent(answer), colleague)).toMatchObject({
      code: 409,
      message: 'TOO_LATE_TO_UNDO',
    })
    pass(16)
    expect((await undo(order, lastEvent(answer))).message).toBe('TOO_LATE_TO_UNDO')
  })

  test('of what is not the last thing is refused, with what the order is now', async () => {
    const { order, answer } = await accepted()
    await act(order, 'dispatch')
    expect(await undo(order, lastEvent(answer))).toMatchObject({
      message: 'ORDER_STATUS_INVALID',
      details: { status: 'outfordelivery' },
    })
    expect((await undo(order, 0)).code).toBe(400)
    expect((await undo(order, 1e12)).message).toBe('ORDER_STATUS_INVALID')
  })

  test('loses against a colleague who does the next step at the same time, or wins', async () => {
    const { order, answer } = await accepted()
    const [undone, sent] = await Promise.all([
      undo(order, lastEvent(answer)),
      act(order, 'dispatch', undefined, colleague),
    ])
    expect([undone.code, sent.code].toSorted()).toEqual([200, 409])
    const { status } = await seenByCustomer(order)
    expect(status).toBe(undone.code === 200 ? 'pending' : 'outfordelivery')
  })

  test('of a decline there is none', async () => {
    const order = await place()
    const answer = await act(order, 'decline', { reason: 'tooBusy' })
    expect((await undo(order, lastEvent(answer))).message).toBe('ORDER_STATUS_INVALID')
  })

  test('has time, as customers are emailed only after it', async () => {
    const { order } = await accepted()
    await act(order, 'dispatch')
    await act(order, 'complete')
    const emails = await emailsOf(order)
    expect(emails.map(({ email }) => email)).toEqual([
      'accepted customer',
      'completed customer',
      'completed store',
      'onItsWay customer',
    ])
    expect(emails.every(({ waits }) => waits)).toBe(true)
  })
})

describe('a recall', () => {
  async function completed() {
    const { order } = await accepted()
    await act(order, 'dispatch')
    return { order, answer: await act(order, 'complete') }
  }

  test('puts a completed order back on the board for half an hour, by any of the staff', async () => {
    const { order } = await completed()
    await passLong(29 * 60)
    expect(await doneToday()).toBe(1)
    const recalled = await act(order, 'recall')
    expect(recalled).toMatchObject({ code: 200, status: 'outfordelivery', acts: ['complete'] })
    expect(recalled.events.at(-1)).toMatchObject({ act: 'recall', undid: 'complete' })
    expect(await doneToday()).toBe(0)
    expect((await orders()).map(({ id }) => id)).toContain(order.orderId)
    expect((await act(order, 'recall')).status).toBe('outfordelivery')
    expect((await act(order, 'complete')).status).toBe('completed')
    const receipts = (await emailsOf(order)).filter(({ email }) => email === 'completed customer')
    expect(receipts).toHaveLength(1)
  })

  test('comes too late after that, and never for an order that was cancelled', async () => {
    const { order } = await completed()
    await passLong(30 * 60 + 1)
    expect(await act(order, 'recall')).toMatchObject({ code: 409, message: 'TOO_LATE_TO_UNDO' })
    const { order: cancelled } = await accepted()
    await act(cancelled, 'cancel', { reason: 'closing' })
    expect((await act(cancelled, 'recall')).message).toBe('ORDER_STATUS_INVALID')
  })
})
