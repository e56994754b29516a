import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '#api/testing/test-app.ts'

/**
 * Tables whose rows are never deleted while a marketplace runs, so no delete waits for what refers to them.
 */
const STAYS = new Set(['store', 'store_type', 'refund', 'orders', 'discount'])

it('finds by an index what refers to a row that is deleted', async () => {
  const test = await createTestApp()
  const { rows } = await sql<{ column: string; refersTo: string }>`
    SELECT format('%s.%s', constraint_of.conrelid::regclass, attname) AS "column",
      constraint_of.confrelid::regclass::text AS "refersTo"
    FROM pg_constraint AS constraint_of
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index
      WHERE indrelid = conrelid AND indkey[0] = conkey[1]
        -- One that leaves out rows without any is as good.
        AND coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname), true))
    ORDER BY 1`.execute(test.context.db)
  await test.close()
  expect(rows.filter(({ refersTo }) => !STAYS.has(refersTo))).toEqual([])
})
