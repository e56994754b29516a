import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmtpServer, smtpRefusal } from '#api/outside/mail/testing/smtp-server.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { sendTestEmail } from './send-test-email.ts'

const password = 'Gravy-on-chips'

/** What the mail server answers, which each test changes. */
let answers: SMTPServerOptions = {}
let server: TestApp
let mailServer: Awaited<ReturnType<typeof openSmtpServer>>
let headers: { authorization: string }
const lines: string[] = []
beforeAll(async () => {
  mailServer = await openSmtpServer({
    allowInsecureAuth: true,
    onAuth: (given, session, done) =>
      answers.onAuth ? answers.onAuth(given, session, done) : done(null, { user: 'ada' }),
    onMailFrom: (address, session, done) =>
      answers.onMailFrom ? answers.onMailFrom(address, session, done) : done(),
    onRcptTo: (address, session, done) =>
      answers.onRcptTo ? answers.onRcptTo(address, session, done) : done(),
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => (answers.onData ? answers.onData(stream, session, done) : done()))
    },
  })
  server = await createTestApp({
    env: { SMTP_URL: `smtp://ada:${password}@${mailServer.host}`, LOG_LEVEL: 'error' },
    logTo: { write: (line) => void lines.push(line) },
  })
  ;({ headers } = await openTestAccount(server.context, 'operator'))
})
afterAll(async () => {
  await server.close()
  await mailServer.close()
})

async function sendTest() {
  lines.length = 0
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/operator/settings/test-email',
    headers,
    payload: { to: 'priya@example.org' },
  })
  return { status: answer.statusCode, body: answer.json(), log: lines.join('') }
}

test('says that the mail server took the email', async () => {
  answers = {}
  expect(await sendTest()).toMatchObject({ status: 200, body: { to: 'priya@example.org' } })
})

test.each<[string, string, SMTPServerOptions]>([
  [
    'MAIL_LOGIN_REFUSED',
    'EAUTH AUTH PLAIN 535',
    { onAuth: (_given, _session, done) => done(smtpRefusal(535, `Not with ${password}`)) },
  ],
  [
    'MAIL_LOGIN_REFUSED',
    'EENVELOPE MAIL FROM 530 5.7.0',
    { onMailFrom: (_address, _session, done) => done(smtpRefusal(530, '5.7.0 Log in first')) },
  ],
  [
    'MAIL_SENDER_REFUSED',
    'EENVELOPE MAIL FROM 553 5.7.1',
    { onMailFrom: (_address, _session, done) => done(smtpRefusal(553, '5.7.1 Not yours')) },
  ],
  [
    'MAIL_RECIPIENT_REFUSED',
    'EENVELOPE RCPT TO 554 5.7.1',
    { onRcptTo: (_address, _session, done) => done(smtpRefusal(554, '5.7.1 Relaying denied')) },
  ],
  [
    'EMAIL_NOT_SENT',
    'EMESSAGE DATA 552',
    { onData: (_stream, _session, done) => done(smtpRefusal(552, 'Too large')) },
  ],
])('answers %s, and logs %s', async (code, codes, refusing) => {
  answers = refusing
  const { status, body, log } = await sendTest()
  expect(status).toBe(502)
  expect(body.message).toBe(code)
  expect(log).toContain(codes)
  expect(log).not.toContain(password)
  expect(log).not.toContain('priya')
})

test('says that there is no such mailbox', async () => {
  answers = { onRcptTo: (_address, _session, done) => done(smtpRefusal(550, '5.1.1 Nobody')) }
  expect(await sendTest()).toMatchObject({ status: 422, body: { message: 'EMAIL_REFUSED' } })
})

test('says that nothing could be reached, or nothing that speaks as it should', async () => {
  const website = createServer((socket) => {
    socket.on('error', () => {}).resume()
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  website.listen(0, '127.0.0.1')
  await once(website, 'listening')
  const { port } = website.address() as AddressInfo
  const through = (smtpUrl: string) => {
    const configuration = { ...server.context.configuration, smtpUrl }
    return sendTestEmail({ ...server.context, configuration }, 'priya@example.org')
  }
  const notReached = { code: 'MAIL_SERVER_NOT_REACHED' }
  await expect(through(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject(notReached)
  await expect(through(`smtps://127.0.0.1:${port}`)).rejects.toMatchObject(notReached)
  await expect(through('smtp://mail.nowhere.invalid')).rejects.toMatchObject(notReached)
  website.close()
  await once(website, 'close')
  await expect(through(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject(notReached)
})
