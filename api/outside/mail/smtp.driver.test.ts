import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { MailFailed, MailUndeliverable, type OutgoingMail } from './mail.port.ts'
import { createSmtpMail } from './smtp.driver.ts'
import { openSmtpServer, smtpRefusal } from './testing/smtp-server.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function openServer(options: SMTPServerOptions): Promise<string> {
  const { host, close } = await openSmtpServer(options)
  ends.push(close)
  return `smtp://${host}`
}

function openMail(smtpUrl: string) {
  const mail = createSmtpMail({
    smtpUrl,
    mailFrom: 'Tuck In <orders@tuckin.example>',
    connections: 1,
  })
  ends.unshift(() => mail.close())
  return mail
}

const letter: OutgoingMail = {
  to: 'priya@example.org',
  subject: 'Lantern Street Kitchen has your order 7HK4',
  html: '<p>£27.20</p>',
  text: '£27.20',
  messageId: '<order-1-received-customer@tuckin.example>',
  headers: { References: '<order-0@tuckin.example>' },
  pictures: [],
}

/** The mail as its server gets it. */
async function arrivalOf(mail: OutgoingMail): Promise<string> {
  const arrived = Promise.withResolvers<string>()
  const url = await openServer({
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        arrived.resolve(raw)
        done()
      }, done)
    },
  })
  await openMail(url).send(mail)
  return arrived.promise
}

test('a mail has its identity, is marked as automatic, and comes from the marketplace', async () => {
  const raw = await arrivalOf(letter)
  for (const line of [
    'From: Tuck In <orders@tuckin.example>',
    'To: priya@example.org',
    'Message-ID: <order-1-received-customer@tuckin.example>',
    'Auto-Submitted: auto-generated',
    'References: <order-0@tuckin.example>',
  ])
    expect(raw).toContain(line)
  expect(raw).toContain('text/plain')
  expect(raw).toContain('text/html')
})

describe('a typed subject', () => {
  test.each([
    '=?utf-8?B?UGF5IGhlcmU=?= wrote to you',
    'Ada =?iso-8859-1?Q?=41?= Price wrote to you',
    'Ada =?utf-8?Q?Price wrote to you',
    `${'=?utf-8?Q?a?= '.repeat(20)}wrote to you`,
    'Zoë 👩\u200d🍳 =?utf-8?B?aGk=?= wrote to you',
  ])('is read as it was typed: %s', async (subject) => {
    const raw = await arrivalOf({ ...letter, subject })
    const lines = (/^Subject: (?:.*\r\n[ \t])*.*/m.exec(raw)?.[0] ?? '').split('\r\n')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(85)
    expect(raw).not.toContain(/=\?\S+\?=/.exec(subject)?.[0] ?? '=?utf-8?Q?Price')
    expect((await PostalMime.parse(raw)).subject).toBe(subject)
  })

  test('adds no header of its own', async () => {
    const raw = await arrivalOf({ ...letter, subject: 'Ada\r\nBcc: eve@example.org =?utf-8?Q?a?=' })
    expect(raw).not.toMatch(/^Bcc:/m)
  })
})

const refusing = (responseCode: number, words: string) =>
  openServer({
    onRcptTo: ({ address }, _session, done) =>
      done(smtpRefusal(responseCode, `${words} <${address}>`)),
  })

test.each([
  [550, '5.1.1 No such user', MailUndeliverable],
  [553, '5.1.3 Bad address', MailUndeliverable],
  [554, '5.7.1 Relaying denied', MailFailed],
  [550, 'Not today', MailFailed],
  [450, '4.2.1 Mailbox busy', MailFailed],
])(
  "an answer of %d %s becomes its own error, without the server's words",
  async (code, words, kind) => {
    const failed = await openMail(await refusing(code, words))
      .send(letter)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(kind)
    expect(String(failed)).toContain(String(code))
    expect(String(failed)).not.toContain('priya')
    expect(JSON.stringify(failed, Object.getOwnPropertyNames(failed))).not.toContain('priya')
  },
)

test('a server that does not answer is abandoned when the signal aborts', async () => {
  const silence = createServer((socket) => void socket.on('error', () => {}))
  silence.listen(0, '127.0.0.1')
  await once(silence, 'listening')
  ends.push(() => silence.close())
  const giveUp = new AbortController()
  silence.once('connection', () => giveUp.abort())
  const { port } = silence.address() as AddressInfo
  const sending = openMail(`smtp://127.0.0.1:${port}`).send(letter, giveUp.signal)
  await expect(sending).rejects.toBeInstanceOf(MailFailed)
})
