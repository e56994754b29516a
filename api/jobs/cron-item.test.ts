import { EventEmitter, once } from 'node:events'
import { run, type WorkerEvents } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { cronItem } from './cron-item.ts'
import { queueLogger, type JobLog } from './job-log.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const task = 'find-alerts'
const item = cronItem(task, '* * * * *', { maxAttempts: 3 })

const lastOfClock = async () => {
  const { rows } = await server.context.pool.query<{ at: Date }>(
    'SELECT last_execution AS at FROM graphile_worker._private_known_crontabs WHERE identifier = $1',
    [task],
  )
  return rows[0]?.at.toISOString()
}

const jobs = async () =>
  (
    await server.context.pool.query('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [
      task,
    ])
  ).rowCount

test('of the minutes that a suspended process missed, at most one job waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-03T18:30:59.800Z') })
  const events: WorkerEvents = new EventEmitter()
  const hasStarted = once(events, 'cron:started')
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const runner = await run({
    pgPool: server.context.pool,
    noHandleSignals: true,
    events,
    logger: queueLogger({ warn: vi.fn<JobLog['warn']>(), error: vi.fn<JobLog['error']>() }),
    parsedCronItems: [item],
    taskList: {
      [task]: async () => {
        begun.resolve()
        await end.promise
      },
    },
  })
  onTestFinished(async () => {
    end.resolve()
    await runner.stop()
  })
  await hasStarted
  vi.setSystemTime('2020-01-04T18:30:00Z')
  await begun.promise
  await vi.waitFor(async () => expect(await lastOfClock()).toBe('2020-01-04T18:30:00.000Z'), 30_000)
  // The one that runs, and one that waits for it.
  expect(await jobs()).toBe(2)
  end.resolve()
  await vi.waitFor(async () => expect(await jobs()).toBe(0), 30_000)
})
