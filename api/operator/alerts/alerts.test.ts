import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { sendAlertEmail } from '#api/emails/marketplace/send-alert-email.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { acknowledgeMissedOrders } from '../now/acknowledge-missed-orders.ts'
import { findAlerts } from './find-alerts.ts'
import { deleteOldAlerts } from './read-alerts.ts'
import { sendAlertWebhook } from './send-alert-webhook.ts'

let server: TestApp
let storeId: string
beforeAll(async () => {
  server = await createTestApp({
    env: {
      ALERT_WEBHOOK_URL: 'https://chat.example/hook',
      ALERT_WEBHOOK_SECRET: 'sixteen characters',
      PUBLIC_URL: 'https://tuckin.example',
    },
  })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  for (const table of ['alert', 'alert_email', 'graphile_worker._private_jobs'])
    await server.context.pool.query(`DELETE FROM ${table}`)
  await server.context.pool.query('UPDATE orders SET is_missed = false')
  storeId = (await openTestStore(server.context)).storeId
})
afterAll(() => server.close())

async function openOperator(operatorRole: OperatorRole = 'owner'): Promise<TestAccount> {
  const account = await openTestAccount(server.context, 'operator', { operatorRole })
  await choose(account, true)
  return account
}

async function choose({ headers }: TestAccount, byEmail: boolean): Promise<void> {
  const url = '/api/v1/operator/alerts/settings'
  const answer = await server.app.inject({ method: 'PUT', url, headers, body: { byEmail } })
  expect(answer.statusCode).toBe(204)
}

async function miss(): Promise<string> {
  const placedAt = new Date(server.context.now().getTime() - 30 * 60_000)
  const { orderId } = await placeTestOrder(server.context, { storeId, placedAt })
  await expireOrders(server.context)
  return orderId
}

const later = (minutes: number) =>
  server.setNow(new Date(FRIDAY_EVENING.getTime() + minutes * 60_000))
const acknowledge = ({ accountId }: TestAccount) =>
  acknowledgeMissedOrders(server.context, { storeId, accountId })
const emails = () => deliver(server.context, 'send-alert-email', sendAlertEmail)
const recipients = async () => (await emails()).map(({ to }) => to).toSorted()

async function takeJobs<Name extends keyof Tasks>(task: Name): Promise<Tasks[Name][]> {
  const { rows } = await server.context.pool.query<{ payload: Tasks[Name] }>(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = $1 RETURNING payload`,
    [task],
  )
  return rows.map(({ payload }) => payload)
}

describe('what newly needs a person', () => {
  test('is sent once, to the operators who want emails', async () => {
    const operator = await openOperator()
    const other = await openOperator()
    await choose(other, false)
    await miss()
    expect(await findAlerts(server.context)).toBe(1)
    const sent = await emails()
    expect(sent).toMatchObject([
      {
        to: operator.email,
        subject: 'Mare Street Pizza: 1 missed order nobody has looked at',
      },
    ])
    expect(sent[0]?.text).toContain('https://tuckin.example/operator')
    later(1)
    expect(await findAlerts(server.context)).toBe(0)
    expect(await emails()).toEqual([])
  })

  test('is sent again when it returns after it was resolved', async () => {
    const operator = await openOperator()
    await miss()
    await findAlerts(server.context)
    expect(await recipients()).toEqual([operator.email])
    await acknowledge(operator)
    later(1)
    expect(await findAlerts(server.context)).toBe(0)
    later(2)
    await miss()
    expect(await findAlerts(server.context)).toBe(1)
    expect(await recipients()).toEqual([operator.email])
  })

  test('is sent once by several processes that look at the same moment', async () => {
    const operator = await openOperator()
    await miss()
    const opened = await Promise.all(Array.from({ length: 6 }, () => findAlerts(server.context)))
    expect(opened.toSorted()).toEqual([0, 0, 0, 0, 0, 1])
    expect(await recipients()).toEqual([operator.email])
    expect(await takeJobs('send-alert-webhook')).toHaveLength(1)
  })

  test('is neither recorded nor lost when a process ends before its sendings are left', async () => {
    const operator = await openOperator()
    await miss()
    let calls = 0
    const dying = {
      ...server.context,
      // The second reading is between the record of the alert and its sendings.
      now: () => {
        calls += 1
        if (calls > 2) throw new Error('The process ended')
        return server.context.now()
      },
    }
    await expect(findAlerts(dying)).rejects.toThrow('The process ended')
    expect(await recipients()).toEqual([])
    expect(await findAlerts(server.context)).toBe(1)
    expect(await recipients()).toEqual([operator.email])
  })

  test('is one email, however much there is', async () => {
    await openOperator()
    await miss()
    storeId = (await openTestStore(server.context)).storeId
    await miss()
    expect(await findAlerts(server.context)).toBe(2)
    const sent = await emails()
    expect(sent).toMatchObject([{ subject: '2 things need a person' }])
    expect(sent[0]?.text.match(/1 missed order nobody has looked at/g)).toHaveLength(2)
  })
})

describe('nobody is alerted', () => {
  test('what their role does not see', async () => {
    await openOperator('content')
    const support = await openOperator('support')
    const finance = await openOperator('finance')
    await miss()
    await findAlerts(server.context)
    expect(await recipients()).toEqual([support.email, finance.email].toSorted())
    await server.context.pool.query(
      `INSERT INTO payment_discrepancy (kind, subject, found_at, seen_at) VALUES ('stuck', 'pi_of_alert', $1, $1)`,
      [FRIDAY_EVENING],
    )
    expect(await findAlerts(server.context)).toBe(1)
    expect(await recipients()).toEqual([finance.email])
    await server.context.pool.query('DELETE FROM payment_discrepancy')
  })

  test('what is resolved before the email is sent, nor after they left or chose none', async () => {
    const [first, second, third] = [
      await openOperator(),
      await openOperator(),
      await openOperator('support'),
    ]
    await miss()
    await findAlerts(server.context)
    await choose(first, false)
    await server.context.pool.query('UPDATE account SET suspended_at = now() WHERE id = $1', [
      second.accountId,
    ])
    await server.context.pool.query(`UPDATE account SET operator_role = 'content' WHERE id = $1`, [
      third.accountId,
    ])
    expect(await recipients()).toEqual([])
    await acknowledge(first)
    await choose(first, true)
    await findAlerts(server.context)
    await miss()
    await findAlerts(server.context)
    await acknowledge(first)
    await findAlerts(server.context)
    expect(await recipients()).toEqual([])
  })
})

test('the webhook is sent one text, with the same id at every try, until it is resolved', async () => {
  const operator = await openOperator()
  await miss()
  await findAlerts(server.context)
  const [payload] = await takeJobs('send-alert-webhook')
  const taken: { id: string; text: string }[] = []
  const refusing = {
    send: async (alert: { id: string; text: string }) => {
      taken.push(alert)
      throw new Error('No answer')
    },
  }
  await expect(sendAlertWebhook(server.context, { webhook: refusing }, payload!)).rejects.toThrow(
    'No answer',
  )
  const webhook = { send: async (alert: { id: string; text: string }) => void taken.push(alert) }
  await sendAlertWebhook(server.context, { webhook }, payload!)
  expect(taken[1]).toEqual(taken[0])
  expect(taken[0]).toEqual({
    id: payload?.id,
    text: 'Tuck In: this needs a person\n• Mare Street Pizza: 1 missed order nobody has looked at\nhttps://tuckin.example/operator',
  })
  await acknowledge(operator)
  await findAlerts(server.context)
  await sendAlertWebhook(server.context, { webhook }, payload!)
  expect(taken).toHaveLength(2)
})

test('each operator reads and changes their own choice', async () => {
  const { headers } = await openTestAccount(server.context, 'operator')
  const url = '/api/v1/operator/alerts/settings'
  const read = async () => (await server.app.inject({ url, headers })).json<object>()
  expect(await read()).toEqual({ byEmail: false, hasWebhook: true })
  for (const byEmail of [true, true])
    await server.app.inject({ method: 'PUT', url, headers, body: { byEmail } })
  expect(await read()).toEqual({ byEmail: true, hasWebhook: true })
})

test('alerts are deleted three months after they were resolved, and open ones stay', async () => {
  const operator = await openOperator()
  await miss()
  await findAlerts(server.context)
  await acknowledge(operator)
  await findAlerts(server.context)
  storeId = (await openTestStore(server.context)).storeId
  await miss()
  await findAlerts(server.context)
  later(91 * 24 * 60)
  await deleteOldAlerts(server.context)
  const { rows } = await server.context.pool.query('SELECT resolved_at FROM alert')
  expect(rows).toEqual([{ resolved_at: null }])
})
