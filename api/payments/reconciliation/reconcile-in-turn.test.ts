import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let requested: string[]
let server: TestApp
beforeAll(async () => {
  requested = []
  const payments = {
    listIntents: async () => ({ items: [], hasMore: false }),
    // Captured long ago, for an unknown order: that stays a discrepancy.
    findIntent: async (id: string) => {
      requested.push(id)
      const createdAt = new Date('2026-01-02T12:00:00Z')
      const amounts = { amountPence: 900, capturedPence: 900, refundedPence: 0, feePence: null }
      const of = { orderId: randomUUID(), card: null, clientSecret: '' }
      return { id, status: 'captured', ...amounts, ...of, createdAt }
    },
    // The provider has moved no money of late, so it gets no other request.
  } as unknown as PaymentsPort
  server = await createTestApp({ payments })
})
afterAll(() => server.close())

async function reconcileAfter(minutes: number): Promise<string[]> {
  requested = []
  server.setNow(new Date(FRIDAY_EVENING.getTime() + minutes * 60_000))
  await reconcilePayments(server.context)
  return requested
}

const openDiscrepancies = async () => {
  const { rows } = await server.context.pool.query<{ subject: string }>(
    'SELECT subject FROM payment_discrepancy WHERE resolved_at IS NULL',
  )
  return rows.map(({ subject }) => subject)
}

test('checks each of 450 open discrepancies again in its turn, 200 at a time', async () => {
  await server.context.pool.query(
    `INSERT INTO payment_discrepancy (kind, subject, found_at, seen_at)
     SELECT 'capturedWithoutOrder', 'pi_old_' || n, at, at
     FROM generate_series(1, 450) AS n, LATERAL (SELECT $1::timestamptz + n * interval '1 second') AS one (at)`,
    [new Date('2026-01-02T12:00:00Z')],
  )
  const before = (await openDiscrepancies()).toSorted()
  const rounds = [await reconcileAfter(0), await reconcileAfter(5), await reconcileAfter(10)]
  expect(rounds.map(({ length }) => length)).toEqual([200, 200, 200])
  expect(rounds[0]?.includes('pi_old_1')).toBe(true)
  expect([...new Set(rounds.flat())].toSorted()).toEqual(before)
  // The last round starts again with those of the first.
  expect(rounds[2]?.filter((id) => rounds[0]?.includes(id))).toHaveLength(150)
  expect((await openDiscrepancies()).toSorted()).toEqual(before)
})
