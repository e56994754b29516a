import type { OutputOf } from '#contract/call.ts'
import type { listAreas as listAreasCall } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { BriefMemory } from '#api/memory/timed-cache.ts'
import { selectAreas } from './listing.queries.ts'

type Answer = OutputOf<typeof listAreasCall>

/** What a first page can show and a person can take in. */
const AREAS = 12
/** A new store may be counted so much later. */
const KEPT_MS = 10_000

const keptOfContext = new WeakMap<Context, BriefMemory<Answer>>()

/** The areas with the most stores, and how many stores and towns there are altogether. */
export async function listAreas(context: Context): Promise<Answer> {
  const kept = keptOfContext.get(context) ?? new BriefMemory<Answer>(1)
  keptOfContext.set(context, kept)
  const nowMs = context.now().getTime()
  return kept.find('', nowMs, async () => ({
    value: await selectAreas(context.db, AREAS),
    untilMs: nowMs + KEPT_MS,
  }))
}
