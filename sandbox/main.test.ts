import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRefused, startSandbox } from './main.ts'
import type { RunningSandbox } from './main.ts'
import { mailboxVisitorOf, welcome } from './testing/mailbox-visitor.ts'

let sandbox: RunningSandbox
let dataDir: string

const start = () => startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, dataDir })

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  sandbox = await start()
})

afterEach(async () => {
  await sandbox.stop()
  await rm(dataDir, { recursive: true })
})

const { send, sendCall, list, only } = mailboxVisitorOf(() => sandbox)

describe('taking mail', () => {
  it('keeps what any mail client hands over', async () => {
    const sent = await send(welcome)
    expect(sent.response).toMatch(/^250 /)
    const answer = await sendCall(`/mail/api/messages/${await only()}`)
    expect(await answer.json()).toMatchObject({
      from: { name: 'Tuck In', address: 'orders@tuckin.example' },
      to: [{ name: 'Anna Ash', address: 'anna@example.org' }],
      recipients: ['anna@example.org'],
      subject: 'Confirm your email – it’s quick',
      text: expect.stringContaining('Hello Anna'),
      html: expect.stringContaining('<b>Anna</b>'),
      links: [
        { href: 'https://tuckin.example/confirm?code=1&from=html', label: 'Confirm & go on' },
        { href: 'https://tuckin.example/confirm?code=1&from=text' },
      ],
      attachments: [],
    })
  })

  it('takes any user and password as well as none', async () => {
    const url = sandbox.smtpUrl.replace('smtp://', 'smtp://someone:anything@')
    expect((await send(welcome, url)).accepted).toEqual(['anna@example.org'])
  })

  it('knows blind copies', async () => {
    await send({ ...welcome, bcc: 'kitchen@example.org' })
    expect(await list('?to=kitchen@example.org')).toHaveLength(1)
  })

  it('says that a message over 10 MB is too large', async () => {
    const huge = { ...welcome, text: 'x'.repeat(10 * 1024 * 1024 + 1) }
    await expect(send(huge)).rejects.toMatchObject({ responseCode: 552 })
    expect(await list()).toEqual([])
  })

  it('keeps a message that is no proper email', async () => {
    await send({
      envelope: { from: 'a@b.example', to: 'c@d.example' },
      raw: 'no headers\r\nat all',
    })
    expect(await list('?to=c@d.example')).toHaveLength(1)
    expect((await sendCall(`/mail/messages/${await only()}`)).status).toBe(200)
  })

  it('survives a client that hangs up in the middle', async () => {
    const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
    await new Promise((resolve) => socket.once('data', resolve))
    socket.write('EHLO me\r\nMAIL FROM:<a@b.example>\r\n')
    socket.destroy()
    expect((await send(welcome)).accepted).toHaveLength(1)
  })
})

describe('keeping mail', () => {
  it('has it again after a restart', async () => {
    await send({ ...welcome, bcc: 'kitchen@example.org' })
    const before = await list()
    await sandbox.stop()
    sandbox = await start()
    expect(await list()).toEqual(before)
  })

  it('keeps the newest 500', async () => {
    const transport = createTransport({ url: sandbox.smtpUrl, pool: true, maxConnections: 4 })
    const numbers = Array.from({ length: 503 }, (_, number) => number)
    await Promise.all(
      numbers.map((number) =>
        transport.sendMail({ from: 'a@b.example', to: `n${number}@example.org`, text: '.' }),
      ),
    )
    transport.close()
    expect(await list()).toHaveLength(500)
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(500)
  }, 30_000)

  it('forgets everything when emptied', async () => {
    await send(welcome)
    expect((await sendCall('/mail/api/messages', { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await readdir(join(dataDir, 'mail'))).toEqual([])
  })

  it('works without a folder', async () => {
    const inMemory = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    await send(welcome, inMemory.smtpUrl)
    const page = await (await fetch(inMemory.mailboxUrl)).text()
    await inMemory.stop()
    expect(page).toContain('anna@example.org')
  })
})

describe('finding mail', () => {
  beforeEach(async () => {
    await send({ ...welcome, to: 'anna@example.org', subject: 'First order' })
    await send({ ...welcome, to: 'joanna@example.org', subject: 'Second order' })
    await send({ ...welcome, to: 'ben@other.example', subject: 'Reset' })
  })

  it.each([
    ['', ['Reset', 'Second order', 'First order']],
    ['?to=anna@example.org', ['First order']],
    ['?to=ANNA', ['First order']],
    ['?to=@example.org', ['Second order', 'First order']],
    ['?to=other.example', ['Reset']],
    ['?subject=order', ['Second order', 'First order']],
    ['?to=joanna&subject=first', []],
  ])('%s lists %j, newest first', async (query, subjects) => {
    expect((await list(query)).map(({ subject }) => subject)).toEqual(subjects)
  })

  it('waits for a message when asked to', async () => {
    const waiting = list('?to=carol&waitMs=20000')
    await send({ ...welcome, to: 'carol@example.org' })
    expect(await waiting).toHaveLength(1)
  })

  it('stops waiting when the time is over', async () => {
    expect(await list('?to=nobody&waitMs=20')).toEqual([])
  })

  it('has a named answer for a message it does not have', async () => {
    const answer = await sendCall('/mail/api/messages/none')
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'NO_SUCH_MESSAGE' }])
  })
})

it('names the address people use when it is told', async () => {
  const publicUrl = 'https://sandbox.example/'
  const other = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, publicUrl })
  expect(other.mailboxUrl).toBe('https://sandbox.example/mail')
  await other.stop()
})

it.each([
  [{}, false],
  [{ NODE_ENV: 'development', SANDBOX: 'on' }, false],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', SANDBOX: 'on' }, true],
  [{ NODE_ENV: 'production', SANDBOX: 'on-in-production' }, false],
])('started alone with %j, is refused: %s', (env, refused) => {
  expect(isRefused(env)).toBe(refused)
})

it('says so when a port is taken, and leaves nothing running', async () => {
  const port = Number(new URL(sandbox.mailboxUrl).port)
  const smtpPort = Number(new URL(sandbox.smtpUrl).port)
  const host = '127.0.0.1'
  await expect(startSandbox({ host, port, smtpPort: 0 })).rejects.toThrow('EADDRINUSE')
  await expect(startSandbox({ host, port: 0, smtpPort })).rejects.toThrow('EADDRINUSE')
})

it('ends open connections when stopped', async () => {
  const events = await sendCall('/mail/events')
  await sandbox.stop()
  expect(await events.text()).toBe('retry: 1000\n\n')
  sandbox = await start()
})
