import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPushTest, TestBrowser, type PushTest } from '#api/news/testing/browser.ts'
import type { Tokens } from '#contract/session.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { publicKeyOf } from '#api/outside/push/push-subscription.ts'
import { createWebPush } from '#api/outside/push/web-push.driver.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { saveSeenBoards } from '#api/live/boards.queries.ts'
import { sendUnattendedPush } from '../alerts/tell-unattended.ts'
import { watchBoards } from '../alerts/watch-boards.ts'
import { pushToStaff, sendStaffPush } from './push-to-staff.ts'

let push: PushTest
let storeId: string
let slug: string
let cook: TestAccount
let phone: TestBrowser

beforeAll(async () => {
  push = await openPushTest()
})
beforeEach(async () => {
  push.server.setNow(FRIDAY_EVENING)
  ;({ storeId, slug } = await openTestStore(push.server.context))
  cook = await logIn()
  const key = publicKeyOf(push.server.context.configuration.pushKey)
  phone = await TestBrowser.open(push.sandbox, key)
})
afterEach(() => mood('well'))
afterAll(() => push.close())

const password = 'chips & gravy'

/** Somebody of the kitchen, with a session of their own. */
async function logIn(): Promise<TestAccount> {
  const passwordHash = await quickHash(password)
  const account = await openTestAccount(push.server.context, 'partner', {
    storeIds: [storeId],
    role: 'kitchen',
    passwordHash,
  })
  const answer = await push.server.app.inject({
    method: 'POST',
    url: '/api/v1/partner/auth/login',
    body: { username: account.email, password },
  })
  const { tokens } = answer.json<{ tokens: Tokens }>()
  return { ...account, headers: { authorization: `Bearer ${tokens.accessToken}` } }
}

const mood = (name: string) => fetch(`${push.sandbox.url}/push/api/mood/${name}`, { method: 'PUT' })

async function sendCall(
  method: 'PUT' | 'POST',
  path: string,
  body: object,
  by = cook,
  at = storeId,
) {
  const url = `/api/v1/partner/stores/${at}/push${path}`
  const answer = await push.server.app.inject({ method, url, headers: by.headers, body })
  return { status: answer.statusCode, ...(answer.body && answer.json<{ message?: string }>()) }
}

const turnOn = (browser = phone, by = cook) => sendCall('PUT', '', browser.subscription, by)
const isOn = ({ subscription: { endpoint } } = phone, by = cook) =>
  sendCall('POST', '/find', { endpoint }, by)
const place = () => placeTestOrder(push.server.context, { storeId })

async function takeSendings(orderId: string): Promise<Tasks['send-staff-push'][]> {
  await pushToStaff(push.server.context, orderId)
  return takeJobs('send-staff-push')
}

async function takeJobs<Name extends keyof Tasks>(task: Name): Promise<Tasks[Name][]> {
  const { rows } = await push.server.context.pool.query<{ payload: Tasks[Name] }>(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = $1 RETURNING payload`,
    [task],
  )
  return rows.map(({ payload }) => payload)
}

const means = () => ({
  push: createWebPush(push.server.context.configuration),
  log: { warn: () => {} },
})
const send = (payload: Tasks['send-staff-push']) =>
  sendStaffPush(push.server.context, means(), payload)

async function announce(orderId: string): Promise<void> {
  for (const payload of await takeSendings(orderId)) await send(payload)
}

test('a device reads the number, items, total and service of a new order, and nothing else', async () => {
  expect(await isOn()).toEqual({ status: 200, isOn: false })
  expect(await turnOn()).toEqual({ status: 204 })
  expect(await isOn()).toEqual({ status: 200, isOn: true })
  const { orderId } = await place()
  await announce(orderId)
  const [received] = await phone.received()
  expect(JSON.parse(received?.text ?? '{}')).toEqual({
    title: expect.stringMatching(/^New order \w{4}$/),
    body: '2 items, £23.40, delivery',
    path: `/store-app?store=${slug}`,
    tag: orderId,
  })
  expect(received?.ttlSeconds).toBe(600)
})

test('nothing is sent of an order that is answered, nor after its deadline', async () => {
  await turnOn()
  const { orderId } = await place()
  const sendings = await takeSendings(orderId)
  const url = `/api/v1/partner/orders/${orderId}/accept`
  const { headers } = cook
  await push.server.app.inject({ method: 'POST', url, headers, body: { minutes: 20 } })
  for (const payload of sendings) await send(payload)
  const late = await place()
  const lateSendings = await takeSendings(late.orderId)
  push.server.setNow(new Date(FRIDAY_EVENING.getTime() + 10 * 60_000))
  for (const payload of lateSendings) await send(payload)
  expect(lateSendings).toHaveLength(1)
  expect(await phone.received()).toEqual([])
})

test('whoever is removed, suspended or logged out hears nothing, also of what was on its way', async () => {
  const { pool } = push.server.context
  const ends = [
    'DELETE FROM partner_store WHERE account_id = $1',
    'UPDATE account SET suspended_at = now() WHERE id = $1',
    'UPDATE session SET revoked_at = now() WHERE account_id = $1',
  ]
  for (const end of ends) {
    const colleague = await logIn()
    await turnOn(phone, colleague)
    const { orderId } = await place()
    const sendings = await takeSendings(orderId)
    expect(sendings).toHaveLength(1)
    await pool.query(end, [colleague.accountId])
    for (const payload of sendings) await send(payload)
    expect(await takeSendings((await place()).orderId)).toEqual([])
  }
  expect(await phone.received()).toEqual([])
})

test('a device hears that nobody has the store app open, and is shown who to open it for', async () => {
  await turnOn()
  const { context } = push.server
  await context.db
    .insertInto('store_board')
    .values({ store_id: storeId, seen_at: new Date(FRIDAY_EVENING.getTime() - 6 * 60_000) })
    .execute()
  const at = FRIDAY_EVENING
  await context.db
    .insertInto('board_watch')
    .values({ since: new Date(0), at })
    .execute()
  await watchBoards(context)
  const [sending] = await takeJobs('send-unattended-push')
  await sendUnattendedPush(context, means(), sending!)
  await sendUnattendedPush(context, means(), {
    ...sending!,
    pausedUntil: '2026-05-15T22:00:00.000Z',
  })
  const shown = { path: `/store-app?store=${slug}`, tag: `unattended-${storeId}` }
  const received = await phone.received()
  expect(received.toReversed().map(({ text }) => JSON.parse(text))).toEqual([
    {
      ...shown,
      title: 'Mare Street Pizza: nobody has the store app open',
      body: 'You’re taking orders. Open the store app so that none is missed.',
    },
    {
      ...shown,
      title: 'Mare Street Pizza is paused until 23:00',
      body: 'Nobody had the store app open. Open it to take orders again.',
    },
  ])
  await saveSeenBoards(context.db, [storeId], new Date(FRIDAY_EVENING.getTime() + 1000))
  await sendUnattendedPush(context, means(), sending!)
  await context.pool.query('UPDATE store_board SET seen_at = $1', [new Date(0)])
  await context.pool.query('UPDATE account SET suspended_at = now() WHERE id = $1', [
    cook.accountId,
  ])
  await sendUnattendedPush(context, means(), sending!)
  expect(await phone.received()).toHaveLength(2)
})

test('a device that has unsubscribed is deleted, and a service in trouble is tried again', async () => {
  await turnOn()
  const [sending] = await takeSendings((await place()).orderId)
  await mood('down')
  await expect(send(sending!)).rejects.toThrow()
  await mood('well')
  await send(sending!)
  expect(await phone.received()).toHaveLength(1)
  await phone.unsubscribe()
  await announce((await place()).orderId)
  expect(await isOn()).toMatchObject({ isOn: false })
})

test('the same device turned on many times at once is one, and is turned off by one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => turnOn()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  const { endpoint } = phone.subscription
  expect(await takeSendings((await place()).orderId)).toHaveLength(1)
  await sendCall('POST', '/stop', { endpoint })
  expect(await isOn()).toMatchObject({ isOn: false })
})

test('no other server is written to, and no store that one does not work for', async () => {
  const { keys } = phone.subscription
  for (const endpoint of [
    'https://127.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://evil.example/x',
  ])
    expect(await sendCall('PUT', '', { endpoint, keys })).toMatchObject({
      status: 422,
      message: 'PUSH_SUBSCRIPTION_INVALID',
    })
  const other = await openTestStore(push.server.context)
  expect(await sendCall('PUT', '', phone.subscription, cook, other.storeId)).toMatchObject({
    status: 404,
  })
})
