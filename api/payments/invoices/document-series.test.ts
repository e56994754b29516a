import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#api/database/transaction.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { takeSequence } from './document-series.queries.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

test.each(['invoice', 'creditNote', 'statement'] as const)(
  'each %s has the next number when forty are issued at once and every third fails',
  async (kind) => {
    const { db } = server.context
    const backends = new Set<number>()
    const issued = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(db, async (transaction) => {
          const [backend] = await transaction
            .selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid'))
            .execute()
          backends.add(backend?.pid ?? 0)
          const sequence = await takeSequence(transaction, kind, 2026)
          if (index % 3 === 0) throw new Error('The document could not be written')
          return sequence
        }),
      ),
    )
    const numbers = issued.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 26 }, (_, index) => index + 1),
    )
    expect(backends.size).toBeGreaterThan(1)
  },
)
