import { setImmediate } from 'node:timers/promises'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { outageTolerantPool } from './outage-tolerant-pool.ts'

test('queries of the queue after the end neither succeed nor fail', async () => {
  const pool = new Pool({ connectionString: 'postgresql://127.0.0.1:1/none' })
  const asQueueSeesIt = outageTolerantPool(pool)
  await pool.end()
  const connected = asQueueSeesIt.connect().then(
    () => 'connected',
    () => 'failed',
  )
  expect(await Promise.race([connected, setImmediate('waiting')])).toBe('waiting')
})

test('a database that is away counts as starting, so that the queue tries again', async () => {
  const pool = new Pool({ connectionString: 'postgresql://127.0.0.1:1/none' })
  await expect(outageTolerantPool(pool).connect()).rejects.toMatchObject({ code: '57P03' })
  await pool.end()
})
