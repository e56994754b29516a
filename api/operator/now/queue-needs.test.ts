import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { minutesAgo, NowWatch } from './testing/now-watch.ts'

let server: TestApp
let watch: NowWatch
beforeAll(async () => {
  server = await createTestApp()
  watch = await NowWatch.open(server)
  server.app.get('/broken/:id', () => {
    throw new Error('A fault of ours')
  })
})
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
  await server.context.pool.query('DELETE FROM server_error')
})
afterAll(() => server.close())

interface FailedJob {
  attempts: number
  createdMinutesAgo: number
  maxAttempts?: number
  isLocked?: boolean
}

/** A job that has just failed again, by the clock of the queue. */
async function fail(task: string, { attempts, createdMinutesAgo, ...job }: FailedJob) {
  const { maxAttempts = 1000, isLocked = false } = job
  const { rows } = await server.context.pool.query<{ id: string }>(
    `SELECT id FROM graphile_worker.add_job($1, '{}'::json, max_attempts := $2)`,
    [task, maxAttempts],
  )
  await server.context.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = $2, last_error = 'No answer',
       created_at = now() - make_interval(mins => $3), run_at = now() + interval '5 minutes',
       locked_at = CASE WHEN $4 THEN now() END, locked_by = CASE WHEN $4 THEN 'worker' END
     WHERE id = $1`,
    [rows[0]?.id, attempts, createdMinutesAgo, isLocked],
  )
}

async function needsOf(...kinds: string[]) {
  return (await watch.read()).needs.filter(({ kind }) => kinds.includes(kind))
}

const jobs = async () =>
  (
    await server.context.pool.query<{ attempts: number; isDue: boolean }>(
      'SELECT attempts, run_at <= now() AS "isDue" FROM graphile_worker.jobs ORDER BY id',
    )
  ).rows

test('emails that fail are told from other jobs, each by their kind', async () => {
  await fail('send-order-email', { attempts: 3, createdMinutesAgo: 90 })
  await fail('send-order-email', { attempts: 14, createdMinutesAgo: 2880 })
  await fail('settle-payment', { attempts: 7, createdMinutesAgo: 2880 })
  expect(await needsOf('failedEmails', 'failedJobs')).toMatchObject([
    { kind: 'failedEmails', subject: 'send-order-email', count: 2, urgency: 'urgent' },
    { kind: 'failedJobs', subject: 'settle-payment', count: 1, urgency: 'soon' },
  ])
})

test('a job for later that fails for the first time has not failed for long', async () => {
  await fail('ask-for-review', { attempts: 1, createdMinutesAgo: 2880 })
  expect(await needsOf('failedEmails')).toEqual([])
  await fail('ask-for-review', { attempts: 5, createdMinutesAgo: 2880 })
  expect(await needsOf('failedEmails')).toMatchObject([{ urgency: 'calm', count: 2 }])
})

test('jobs are tried again at once, also without tries left, but not those under way', async () => {
  await fail('send-order-email', { attempts: 14, createdMinutesAgo: 60 })
  await fail('send-order-email', { attempts: 5, createdMinutesAgo: 60, maxAttempts: 5 })
  await fail('send-order-email', { attempts: 9, createdMinutesAgo: 60, isLocked: true })
  await fail('settle-payment', { attempts: 14, createdMinutesAgo: 60 })
  expect(await watch.act('/now/retry', { task: 'send-order-email' }, 'support')).toMatchObject({
    status: 204,
  })
  expect(await jobs()).toEqual([
    { attempts: 0, isDue: true },
    { attempts: 0, isDue: true },
    { attempts: 9, isDue: false },
    { attempts: 14, isDue: false },
  ])
  const { rows } = await server.context.pool.query(
    `SELECT subject, after FROM audit_event WHERE act = 'retryJobs'`,
  )
  expect(rows).toEqual([{ subject: 'send-order-email', after: { jobs: 2 } }])
})

test('a role retries only the jobs that it sees', async () => {
  await fail('settle-payment', { attempts: 14, createdMinutesAgo: 60 })
  const refused = { status: 403, code: 'OPERATOR_ROLE_NOT_ALLOWED' }
  expect(await watch.act('/now/retry', { task: 'settle-payment' }, 'support')).toEqual(refused)
  expect(await watch.act('/now/retry', { task: 'send-order-email' }, 'finance')).toEqual(refused)
  expect(await jobs()).toEqual([{ attempts: 14, isDue: false }])
  const { needs } = await watch.read('support')
  expect(needs.filter(({ kind }) => kind === 'failedJobs')).toEqual([])
})

test('jobs that nobody begins with are a slow queue', async () => {
  await server.context.pool.query(
    `SELECT graphile_worker.add_job('settle-payment', '{}'::json, run_at := now() - interval '6 minutes')`,
  )
  await server.context.pool.query(`SELECT graphile_worker.add_job('settle-payment', '{}'::json)`)
  expect(await needsOf('slowQueue')).toMatchObject([{ count: 1, urgency: 'urgent' }])
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
  expect(await needsOf('slowQueue')).toEqual([])
})

test('errors are counted by their route until an owner clears them', async () => {
  for (const id of ['1', '2', '3'])
    expect((await server.app.inject({ url: `/broken/${id}` })).statusCode).toBe(500)
  const found = await expectSoon(() => needsOf('errors'))
  expect(found).toMatchObject([{ subject: 'GET /broken/:id', count: 3, urgency: 'soon' }])
  const clear = { route: 'GET /broken/:id' }
  expect(await watch.act('/now/clear-errors', clear, 'support')).toMatchObject({
    code: 'OPERATOR_ROLE_NOT_ALLOWED',
  })
  expect(await watch.act('/now/clear-errors', clear)).toMatchObject({ status: 204 })
  expect(await needsOf('errors')).toEqual([])
})

test('errors are listed for an hour after the last, and counted anew then', async () => {
  const add = (minutes: number) =>
    server.context.pool.query(
      `INSERT INTO server_error (route, count, first_at, last_at) VALUES ('GET /old', 5, $1, $1)`,
      [minutesAgo(minutes)],
    )
  await add(61)
  expect(await needsOf('errors')).toEqual([])
  await server.context.pool.query('DELETE FROM server_error')
  await add(59)
  expect(await needsOf('errors')).toMatchObject([{ count: 5, urgency: 'urgent' }])
})

/** The first answer that has anything: counts are written every two seconds. */
function expectSoon<Item>(read: () => Promise<Item[]>): Promise<Item[]> {
  return expect.poll(read, { timeout: 10_000 }).not.toEqual([]).then(read)
}
