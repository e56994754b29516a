import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldData } from '#api/delete-old-data.ts'
import { sendEnquiryEmail } from '#api/emails/enquiries/send-enquiry-email.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { MailFailed, type OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const letter = {
  name: 'Priya Hartley',
  email: 'priya@example.org',
  orderNumber: '7HK4',
  message: 'The naan was cold.\n\nWas it meant to be?',
}
const restaurant = {
  restaurant: 'The Corner Kitchen',
  name: 'Sam Okafor',
  email: 'sam@corner.example',
  phone: '020 7946 0111',
  postCode: 'E8 1AA',
  message: '',
}

const write = (path: string, body: object) =>
  server.app.inject({ method: 'POST', url: `/api/v1/email/${path}`, body })

/** Sends the emails of the waiting jobs, with a mail server that takes them or answers with `failure`. */
async function deliver(failure?: Error): Promise<{ sent: OutgoingMail[]; left: number }> {
  const { pool } = server.context
  const { rows } = await pool.query<{ id: string; payload: Tasks['send-enquiry'] }>(
    `SELECT job.id, payload FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE identifier = 'send-enquiry'`,
  )
  const sent: OutgoingMail[] = []
  const mail = {
    async send(each: OutgoingMail) {
      if (failure) throw failure
      sent.push(each)
    },
    close() {},
  }
  const log = { warn: () => {}, error: () => {} }
  let left = 0
  for (const { id, payload } of rows)
    try {
      await sendEnquiryEmail(server.context, { mail, log }, payload)
      await pool.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id])
    } catch {
      left += 1
    }
  return { sent, left }
}

test("a message reaches the marketplace's operators, and the reply goes to its writer", async () => {
  const answer = await write('contactus', letter)
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'ENQUIRY_SENT' }])
  const failed = await deliver(new MailFailed('ECONNECTION'))
  expect(failed).toEqual({ sent: [], left: 1 })
  const { sent } = await deliver()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: server.context.marketplace.contactEmail,
    subject: 'Priya Hartley wrote to you',
    headers: { 'Reply-To': letter.email },
  })
  for (const words of ['The naan was cold.', 'Was it meant to be?', 'Order: 7HK4', letter.email])
    expect(sent[0]?.text).toContain(words)
})

test('an application of a restaurant is sent with its details', async () => {
  expect((await write('partner-with-us', restaurant)).statusCode).toBe(200)
  const { sent } = await deliver()
  expect(sent[0]?.subject).toBe('The Corner Kitchen would like to join')
  for (const words of [restaurant.phone, restaurant.postCode, restaurant.name])
    expect(sent[0]?.text).toContain(words)
})

test('typed text is never read as part of the email’s page', async () => {
  await write('contactus', { ...letter, message: '<img src=x onerror=alert(1)>' })
  const { sent } = await deliver()
  expect(sent[0]?.html).not.toContain('<img src=x')
  expect(sent[0]?.text).toContain('<img src=x onerror=alert(1)>')
})

test.each([
  ['contactus', { ...letter, message: ' ' }, 'message', 'required_field'],
  ['contactus', { ...letter, email: 'priya' }, 'email', 'invalid_email'],
  ['contactus', { ...letter, name: 'A\r\nBcc: all@example.org' }, 'name', 'invalid_value'],
  ['contactus', { ...letter, message: 'a'.repeat(3001) }, 'message', 'too_long'],
  ['partner-with-us', { ...restaurant, phone: 'none' }, 'phone', 'invalid_phone'],
  ['partner-with-us', { ...restaurant, restaurant: '' }, 'restaurant', 'required_field'],
])('to %s with a wrong %o nothing is sent', async (path, body, field, code) => {
  const answer = await write(path, body)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: [{ field, code }] }])
  expect((await deliver()).sent).toEqual([])
})

test('an enquiry is deleted after a year', async () => {
  const count = async () => (await server.context.pool.query('SELECT id FROM enquiry')).rows.length
  await write('contactus', letter)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 364 * 86_400_000))
  await deleteOldData(server.context, new AbortController().signal)
  expect(await count()).toBeGreaterThan(0)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 366 * 86_400_000))
  await deleteOldData(server.context, new AbortController().signal)
  expect(await count()).toBe(0)
})
