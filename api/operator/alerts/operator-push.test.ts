import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { openPushTest, TestBrowser, type PushTest } from '#api/news/testing/browser.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { publicKeyOf } from '#api/outside/push/push-subscription.ts'
import { createWebPush } from '#api/outside/push/web-push.driver.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { findAlerts } from './find-alerts.ts'
import { sendAlertPush } from './send-alert-push.ts'

const password = 'chips & gravy'
let push: PushTest
let phone: TestBrowser
let operator: TestAccount
beforeAll(async () => {
  push = await openPushTest()
})
beforeEach(async () => {
  for (const table of ['alert', 'operator_push', 'graphile_worker._private_jobs'])
    await push.server.context.pool.query(`DELETE FROM ${table}`)
  phone = await openPhone()
  operator = await logIn()
})
afterAll(() => push.close())

const openPhone = () =>
  TestBrowser.open(push.sandbox, publicKeyOf(push.server.context.configuration.pushKey))

async function logIn(): Promise<TestAccount> {
  const passwordHash = await quickHash(password)
  const account = await openTestAccount(push.server.context, 'operator', { passwordHash })
  const answer = await push.server.app.inject({
    method: 'POST',
    url: '/api/v1/operator/auth/login',
    body: { username: account.email, password },
  })
  const { tokens } = answer.json<{ tokens: Tokens }>()
  return { ...account, headers: { authorization: `Bearer ${tokens.accessToken}` } }
}

async function call(method: 'PUT' | 'POST', path: string, body: object, by = operator) {
  const url = `/api/v1/operator/alerts/push${path}`
  const answer = await push.server.app.inject({ method, url, headers: by.headers, body })
  return { status: answer.statusCode, ...(answer.body && answer.json<{ message?: string }>()) }
}

const turnOn = (browser = phone, by = operator) => call('PUT', '', browser.subscription, by)
const isOn = (browser = phone, by = operator) =>
  call('POST', '/find', { endpoint: browser.subscription.endpoint }, by)

/** An alert's sendings to devices. */
async function alert(): Promise<Tasks['send-alert-push'][]> {
  const { storeId } = await openTestStore(push.server.context)
  const placedAt = new Date(FRIDAY_EVENING.getTime() - 30 * 60_000)
  await placeTestOrder(push.server.context, { storeId, placedAt })
  await expireOrders(push.server.context)
  await findAlerts(push.server.context)
  const { rows } = await push.server.context.pool.query<{ payload: Tasks['send-alert-push'] }>(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = 'send-alert-push' RETURNING payload`,
  )
  return rows.map(({ payload }) => payload)
}

const send = (payload: Tasks['send-alert-push']) =>
  sendAlertPush(
    push.server.context,
    { push: createWebPush(push.server.context.configuration), log: { warn: () => {} } },
    payload,
  )

test('a device of an operator reads what needs a person', async () => {
  await push.server.context.pool.query('UPDATE orders SET is_missed = false')
  expect(await isOn()).toEqual({ status: 200, isOn: false })
  expect(await turnOn()).toEqual({ status: 204 })
  expect(await isOn()).toEqual({ status: 200, isOn: true })
  for (const payload of await alert()) await send(payload)
  const [received] = await phone.received()
  expect(JSON.parse(received?.text ?? '{}')).toMatchObject({
    title: 'Mare Street Pizza: 1 missed order nobody has looked at',
    path: '/operator',
  })
})

test('whoever turned it off, left or logged out hears nothing, also of what was on its way', async () => {
  const { pool } = push.server.context
  const ends = [
    'DELETE FROM operator_push WHERE account_id = $1',
    'UPDATE account SET suspended_at = now() WHERE id = $1',
    'UPDATE session SET revoked_at = now() WHERE account_id = $1',
  ]
  for (const end of ends) {
    const colleague = await logIn()
    await turnOn(phone, colleague)
    const sendings = await alert()
    expect(sendings).toHaveLength(1)
    await pool.query(end, [colleague.accountId])
    for (const payload of sendings) await send(payload)
    expect(await alert()).toEqual([])
  }
  expect(await phone.received()).toEqual([])
})

test('a browser belongs to whoever turned it on last, and nobody turns off another’s', async () => {
  const colleague = await logIn()
  await turnOn()
  await turnOn(phone, colleague)
  expect(await isOn()).toMatchObject({ isOn: false })
  const { endpoint } = phone.subscription
  expect(await call('POST', '/stop', { endpoint })).toEqual({ status: 204 })
  expect(await isOn(phone, colleague)).toMatchObject({ isOn: true })
  await call('POST', '/stop', { endpoint }, colleague)
  expect(await isOn(phone, colleague)).toMatchObject({ isOn: false })
})

test('a device that has unsubscribed is deleted, and an unknown push service is refused', async () => {
  await turnOn()
  const [sending] = await alert()
  await phone.unsubscribe()
  await send(sending!)
  expect(await isOn()).toMatchObject({ isOn: false })
  const elsewhere = { ...phone.subscription, endpoint: 'https://elsewhere.example/push' }
  expect(await call('PUT', '', elsewhere)).toMatchObject({ message: 'PUSH_SUBSCRIPTION_INVALID' })
})
