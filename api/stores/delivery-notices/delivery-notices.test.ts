import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldData } from '#api/delete-old-data.ts'
import { sendDeliveryNotice } from '#api/emails/stores/send-delivery-notice.ts'
import { MailFailed, type OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { findDeliveries } from './find-deliveries.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  // Delivers to E8.
  await openTestStore(server.context, { zones: [{ prefixes: ['E8'] }] })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await server.context.pool.query('DELETE FROM delivery_notice')
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(() => server.close())

const E8 = 'E8 1AA'
/** Where nobody delivers. */
const MANCHESTER = 'M14 5RG'

const request = (email: string, postCode: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/delivery-notices',
    body: { email, postCode },
  })

async function waiting() {
  const { rows } = await server.context.pool.query<{ email: string; post_code: string }>(
    'SELECT email, post_code FROM delivery_notice ORDER BY requested_at, post_code',
  )
  return rows.map(({ email, post_code }) => `${email} ${post_code}`)
}

const find = () => findDeliveries(server.context, new AbortController().signal)

async function enqueued(): Promise<{ noticeId: string }[]> {
  const { rows } = await server.context.pool.query<{ payload: { noticeId: string } }>(
    `SELECT payload FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE identifier = 'send-delivery-notice'`,
  )
  return rows.map(({ payload }) => payload)
}

/** Sends an email by a mail server that takes it, or answers with `failure`. */
async function send(payload: { noticeId: string }, failure?: Error) {
  const sent: OutgoingMail[] = []
  const mail = {
    async send(each: OutgoingMail) {
      if (failure) throw failure
      sent.push(each)
    },
    close() {},
  }
  const log = { warn() {}, error() {} }
  await sendDeliveryNotice(server.context, { mail, log }, payload)
  return sent
}

describe('a notice', () => {
  test('is stored once for an address and a postcode, however they are written', async () => {
    expect((await request('Sam@Example.com', 'm145rg')).json()).toEqual({
      message: 'DELIVERY_NOTICE_REQUESTED',
    })
    await request('sam@example.com', MANCHESTER)
    expect(await waiting()).toEqual([`sam@example.com ${MANCHESTER}`])
  })

  test.each([
    ['not-an-address', MANCHESTER, 'email', 'invalid_email'],
    ['sam@example.com', 'M14', 'postCode', 'invalid_postcode'],
    ['sam@example.com', 'ZZ1 1ZZ', 'postCode', 'invalid_postcode'],
    ['sam@example.com', '', 'postCode', 'required_field'],
  ])('of %s at "%s" is refused', async (email, postCode, field, code) => {
    const answer = await request(email, postCode)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: [{ field, code }] })
    expect(await waiting()).toEqual([])
  })

  test('of a postcode that does not exist is refused', async () => {
    expect((await request('sam@example.com', 'E99 1AA')).json()).toMatchObject({
      message: 'PLACE_NOT_FOUND',
    })
  })

  test('that is the fourth of an address replaces the oldest', async () => {
    for (const [index, postCode] of [MANCHESTER, 'M1 1AE', 'LS1 1UR', 'CF10 1EP'].entries()) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + index * 60_000))
      expect((await request('sam@example.com', postCode)).statusCode).toBe(200)
    }
    expect(await waiting()).toEqual([
      'sam@example.com M1 1AE',
      'sam@example.com LS1 1UR',
      'sam@example.com CF10 1EP',
    ])
  })

  test('that nobody could be sent is deleted after half a year', async () => {
    await request('sam@example.com', MANCHESTER)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 179 * 86_400_000))
    await deleteOldData(server.context, new AbortController().signal)
    expect(await waiting()).toHaveLength(1)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 181 * 86_400_000))
    await deleteOldData(server.context, new AbortController().signal)
    expect(await waiting()).toEqual([])
  })
})

describe('when a restaurant delivers', () => {
  test('one email says so to whoever waits there, and to nobody else', async () => {
    await request('sam@example.com', E8)
    await request('priya@example.com', MANCHESTER)
    await find()
    const jobs = await enqueued()
    expect(jobs).toHaveLength(1)
    const [mail] = await send(jobs[0]!)
    expect(mail).toMatchObject({ to: 'sam@example.com', subject: 'You can order to E8 1AA now' })
    expect(mail?.text).toContain('/find?search=E8+1AA')
    expect(await waiting()).toEqual([`priya@example.com ${MANCHESTER}`])
    expect(await send(jobs[0]!)).toEqual([])
  })

  test('two processes that look at once send one email', async () => {
    await request('sam@example.com', E8)
    await Promise.all([find(), find(), find(), find()])
    expect(await enqueued()).toHaveLength(1)
  })

  test('a mail server that is away loses nothing', async () => {
    await request('sam@example.com', E8)
    await find()
    const [job] = await enqueued()
    await expect(send(job!, new MailFailed('ECONNECTION'))).rejects.toBeInstanceOf(MailFailed)
    expect(await send(job!)).toHaveLength(1)
  })

  test('whoever erased themselves in between gets none', async () => {
    await request('sam@example.com', E8)
    await find()
    const [job] = await enqueued()
    await server.context.pool.query('DELETE FROM delivery_notice')
    expect(await send(job!)).toEqual([])
  })
})
