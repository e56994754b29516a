import { expect } from 'vitest'
import type { Context } from '#api/context.ts'

/** Resolves once a connection of this database waits for what another one holds. */
export async function untilConnectionWaits({ pool }: Context): Promise<void> {
  const waiting = () =>
    pool.query(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
}
