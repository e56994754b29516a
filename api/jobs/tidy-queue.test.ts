import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deleteSpentJobs } from './tidy-queue.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function leave(task: string, { key = '', attempts = 0, hours = 0 }): Promise<void> {
  const { pool } = server.context
  await pool.query('SELECT FROM graphile_worker.add_job($1, job_key := $2, max_attempts := 2)', [
    task,
    key,
  ])
  await pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = $2, updated_at = now() - make_interval(hours => $3) WHERE key = $1`,
    [key, attempts, hours],
  )
}

test('jobs of the clock without tries left are deleted after a day, and no others', async () => {
  const clock = 'reconcile-payments'
  await leave(clock, { key: 'spent', attempts: 2, hours: 25 })
  await leave(clock, { key: 'spent of today', attempts: 2, hours: 23 })
  await leave(clock, { key: 'to be tried again', attempts: 1, hours: 25 })
  await leave('settle-payment', { key: 'money', attempts: 2, hours: 25 })
  await deleteSpentJobs(server.context.db)
  const { rows } = await server.context.pool.query<{ key: string }>(
    'SELECT key FROM graphile_worker.jobs ORDER BY id',
  )
  expect(rows.map(({ key }) => key)).toEqual(['spent of today', 'to be tried again', 'money'])
})
