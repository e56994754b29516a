import type { StoreImport } from '#contract/operator/restaurants/store-imports.ts'
import type { Context } from '#api/context.ts'
import { selectRuns, type RunRow } from './store-imports.queries.ts'

/** The last imports of stores, the latest first. */
export async function listStoreImports({
  db,
}: Pick<Context, 'db'>): Promise<{ items: StoreImport[]; nextCursor: null }> {
  return { items: (await selectRuns(db, 20)).map(importOf), nextCursor: null }
}

export const importOf = ({ startedAt, writtenAt, finishedAt, ...run }: RunRow): StoreImport => ({
  ...run,
  startedAt: startedAt.toISOString(),
  writtenAt: writtenAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
