import type { StoreType } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { BriefMemory } from '#api/memory/timed-cache.ts'
import { selectStoreTypes } from './listing.queries.ts'

const KEPT_MS = 10_000

const keptOfContext = new WeakMap<Context, BriefMemory<StoreType[]>>()

/** Every cuisine, in the marketplace's own order. */
export async function findStoreTypes(context: Context): Promise<readonly StoreType[]> {
  const kept = keptOfContext.get(context) ?? new BriefMemory<StoreType[]>(1)
  keptOfContext.set(context, kept)
  const nowMs = context.now().getTime()
  return kept.find('', nowMs, async () => ({
    value: await selectStoreTypes(context.db),
    untilMs: nowMs + KEPT_MS,
  }))
}
