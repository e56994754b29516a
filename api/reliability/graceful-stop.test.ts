import { expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { createTestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { openTestMailbox } from './testing/mailbox.ts'
import { startTestServer } from './testing/server.ts'

// Tried again, because a busy machine may take longer than stopping may take.
const patiently = { retry: 2 }

test(
  'a server asked to stop answers what is under way, ends its streams and leaves nothing',
  patiently,
  async () => {
    const { context, close } = await createTestApp()
    const { storeId } = await openTestStore(context)
    const mailbox = await openTestMailbox()
    const server = await startTestServer(context.configuration, mailbox)
    const { orderId, orderToken } = await placeTestOrder(context, { storeId })
    const shown = { 'x-order-token': orderToken }
    const stream = await TestStream.open(server.url, `/order/${orderId}/events`, shown)
    expect(await stream.next()).toMatchObject({ data: { act: 'place' } })

    const body = JSON.stringify({ storeId })
    const headers = { 'content-type': 'application/json' }
    const begun = Array.from({ length: 16 }, async () => {
      const request = { method: 'POST', headers, body }
      const { status } = await fetch(`${server.url}${API_BASE}/cart`, request)
      return status
    })
    // The first answer means that the others are on their way.
    await Promise.race(begun)
    const stopping = server.stop()
    expect(await Promise.all(begun)).toEqual(begun.map(() => 201))
    expect(await stream.next()).toBeNull()
    const { exitCode, tookMs } = await stopping
    expect(exitCode).toBe(0)
    expect(tookMs).toBeLessThan(5000)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    const { rows } = await context.pool.query(
      `SELECT application_name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'tuck-in jobs%'`,
    )
    expect(rows).toEqual([])
    await mailbox.stop()
    await close()
  },
)
