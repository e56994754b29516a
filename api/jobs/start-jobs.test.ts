import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import type { OrderMessage } from '#rules/email/order-message.ts'
import { enqueued, type Job } from './tasks.ts'
import { freeAbandonedJobs, hurryFailedJobs } from './tidy-queue.ts'
import type { JobLog } from './job-log.ts'
import { startBackground } from '#api/background.ts'
import type { RunningJobs } from '#api/jobs/start-jobs.ts'

let server: TestApp
let storeId: string
let sandbox: RunningSandbox
const ends: (() => unknown)[] = []

const log = { warn: vi.fn<JobLog['warn']>(), error: vi.fn<JobLog['error']>() }

beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
})
afterAll(() => server.close())

beforeEach(async () => {
  sandbox = await openMailbox(0)
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
})

async function openMailbox(smtpPort: number): Promise<RunningSandbox> {
  const opened = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort })
  ends.push(() => opened.stop())
  return opened
}

const settings = (smtpUrl: string): Context => ({
  ...server.context,
  configuration: {
    ...server.context.configuration,
    workers: 2,
    smtpUrl,
    publicUrl: 'https://tuckin.example',
    mailFrom: 'Tuck In <orders@tuckin.example>',
  },
})

async function work(smtpUrl = sandbox.smtpUrl): Promise<RunningJobs> {
  const jobs = await startBackground(settings(smtpUrl), log)
  ends.push(() => jobs.stop())
  return jobs
}

const enqueue = (transaction: Transaction, jobs: readonly Job[]) =>
  sql`SELECT count(*) FROM ${enqueued(jobs)}`.execute(transaction)

async function enqueueEmail(orderId: string, message: OrderMessage = 'received', to = 'customer') {
  const payload = { orderId, message, to: to === 'store' ? to : 'customer' } as const
  await inTransaction(server.context.db, (transaction) =>
    enqueue(transaction, [{ task: 'send-order-email', payload }]),
  )
}

type Summary = { id: string; subject: string; recipients: string[] }
type Message = { text: string; html: string; headers: { name: string; value: string }[] }

async function send<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(sandbox.mailboxUrl + path)
  // These tests read what the mailbox received.
  return (await answer.json()) as Answer
}

const mailsTo = async (to: string, waitMs = 30_000) =>
  (await send<{ items: Summary[] }>(`/api/messages?to=${to}&waitMs=${waitMs}`)).items

async function read({ id }: Summary) {
  const message = await send<Message>(`/api/messages/${id}`)
  const header = (name: string) =>
    message.headers.find((each) => each.name.toLowerCase() === name)?.value
  return { ...message, header }
}

type JobRow = { attempts: number; locked_by: string | null; last_error: string | null }

const jobsLeft = async () =>
  (
    await server.context.pool.query<JobRow>(
      // A process enqueues its regular tasks too, at its start and with the minute.
      `SELECT attempts, locked_by, last_error FROM graphile_worker.jobs
       WHERE task_identifier = 'send-order-email'`,
    )
  ).rows

const allDone = () => vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), 30_000)

/** As if a minute had passed, for delayed jobs. */
const aMinutePasses = () =>
  server.context.pool.query(`UPDATE graphile_worker._private_jobs
    SET locked_at = locked_at - interval '1 minute', run_at = run_at - interval '1 minute'`)

/** A mail server that takes connections and never answers. */
async function openSilence(): Promise<{ url: string; called: Promise<unknown> }> {
  const sockets = new Set<Socket>()
  const silence: Server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.add(socket)
  }).listen(0, '127.0.0.1')
  await once(silence, 'listening')
  ends.push(() => {
    for (const socket of sockets) socket.destroy()
    silence.close()
  })
  // A server that listens on a port, not on a pipe, has an address with a port.
  const { port } = silence.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, called: once(silence, 'connection') }
}

function startProcess(smtpUrl: string): ChildProcess {
  const { databaseUrl, tokenSecret } = server.context.configuration
  const child = fork(join(import.meta.dirname, 'testing/job-process.ts'), {
    env: {
      DATABASE_URL: databaseUrl ?? '',
      TOKEN_SECRET: tokenSecret,
      SMTP_URL: smtpUrl,
      WORKERS: '1',
      NOW: server.context.now().toISOString(),
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
    },
  })
  ends.push(() => void child.kill('SIGKILL'))
  return child
}

describe('an email', () => {
  test('is sent once for its job, with a text part and an identity of its own', async () => {
    const { orderId, orderToken } = await placeTestOrder(server.context, { storeId })
    await work()
    await enqueueEmail(orderId)
    const mails = await mailsTo('sam@example.com')
    await allDone()
    expect(await mailsTo('sam@example.com', 0)).toHaveLength(1)
    const mail = await read(mails[0]!)
    expect(mail.header('message-id')).toBe(`<order-${orderId}-received-customer@tuckin.example>`)
    expect(mail.header('auto-submitted')).toBe('auto-generated')
    expect(mail.text).toContain('Total to pay: £23.40')
    expect(mail.html).toContain('£23.40')
    expect(mail.text).toContain(
      'Mare Street Pizza Ltd\nMare Street Pizza\n1 Mare Street\nLondon E8 1AA',
    )
    const page = `https://tuckin.example/account/orders/${orderId}#key=${orderToken}`
    expect(mail.text).toContain(page)
    expect(mail.html).toContain(page)
  })

  test('to a customer with an account needs no key', async () => {
    const { accountId } = await openTestAccount(server.context, 'customer')
    const { orderId } = await placeTestOrder(server.context, { storeId, accountId })
    await work()
    await enqueueEmail(orderId, 'accepted')
    const [summary] = await mailsTo('sam@example.com')
    const mail = await read(summary!)
    expect(mail.text).toContain(`/account/orders/${orderId}\n`)
    expect(mail.text + mail.html).not.toContain('#key')
    expect(mail.header('in-reply-to')).toContain(`order-${orderId}-received-customer@`)
  })

  test("to a store goes to that store's email address", async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await work()
    await enqueueEmail(orderId, 'received', 'store')
    const [summary] = await mailsTo('kitchen@mare-street-pizza.example')
    expect((await read(summary!)).text).toContain('https://tuckin.example/store-app')
  })

  test('is not sent when its transaction rolls back', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const failing = inTransaction(server.context.db, async (transaction) => {
      const payload = { orderId, message: 'received', to: 'customer' } as const
      await enqueue(transaction, [{ task: 'send-order-email', payload }])
      throw new Error('no room at the counter')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(await jobsLeft()).toEqual([])
  })
})

describe('a mail server that is away', () => {
  test('is retried until it is back, and no address is stored or logged', async () => {
    const port = Number(new URL(sandbox.smtpUrl).port)
    await sandbox.stop()
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await work(`smtp://127.0.0.1:${port}`)
    await enqueueEmail(orderId)
    const failed = await vi.waitFor(async () => {
      const [job] = await jobsLeft()
      expect(job).toMatchObject({ attempts: 1, locked_by: null })
      return job
    }, 30_000)
    expect(failed?.last_error).toMatch(/^ESOCKET/)
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('sam@')
    sandbox = await openMailbox(port)
    await aMinutePasses()
    expect(await mailsTo('sam@example.com')).toHaveLength(1)
    await allDone()
  })

  test('is never left alone for longer than five minutes', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await enqueueEmail(orderId)
    const { pool, db } = server.context
    await pool.query(`UPDATE graphile_worker._private_jobs
      SET attempts = 9, run_at = now() + interval '2 hours'`)
    await hurryFailedJobs(db)
    const { rows } = await pool.query<{ seconds: number }>(
      'SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker.jobs',
    )
    expect(rows[0]?.seconds).toBeGreaterThan(280)
    expect(rows[0]?.seconds).toBeLessThanOrEqual(300)
  })
})

describe('a process that is killed in the middle of an email', () => {
  test('leaves it to the next one', async () => {
    const silence = await openSilence()
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await enqueueEmail(orderId)
    const child = startProcess(silence.url)
    await silence.called
    expect(await jobsLeft()).toMatchObject([{ locked_by: expect.any(String) }])
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    await aMinutePasses()
    await work()
    expect(await mailsTo('sam@example.com')).toHaveLength(1)
    await allDone()
  })

  test('holds it for as long as it lives', async () => {
    const silence = await openSilence()
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await enqueueEmail(orderId)
    startProcess(silence.url)
    await silence.called
    const { pool, db } = server.context
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`SELECT 1 FROM pg_locks JOIN graphile_worker.jobs
        ON hashtext(locked_by)::bigint & 4294967295 = objid::bigint WHERE locktype = 'advisory' AND granted`)
      expect(rows).toHaveLength(1)
    }, 30_000)
    await aMinutePasses()
    await freeAbandonedJobs(db)
    expect(await jobsLeft()).toMatchObject([{ locked_by: expect.any(String) }])
  })
})

describe('jobs', () => {
  test('go on after the database has dropped every connection', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await work()
    await server.context.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'tuck-in jobs%'`)
    await enqueueEmail(orderId)
    expect(await mailsTo('sam@example.com')).toHaveLength(1)
    await allDone()
  })

  test('under way are released when the server stops, at once to be tried elsewhere', async () => {
    const silence = await openSilence()
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const jobs = await startBackground(settings(silence.url), log)
    await enqueueEmail(orderId)
    await silence.called
    await jobs.stop()
    expect(await jobsLeft()).toMatchObject([{ attempts: 1, locked_by: null }])
  })

  test('are left to other processes by one with no workers', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const jobs = await startBackground(server.context, log)
    await enqueueEmail(orderId)
    await jobs.stop()
    expect(await jobsLeft()).toMatchObject([{ attempts: 0 }])
  })
})
