import type { OutputOf } from '#contract/call.ts'
import type { listAreas as listAreasCall } from '#contract/stores/areas.ts'
import type { Context } from '#api/context.ts'
import { selectAreas } from './listing.queries.ts'

type Answer = OutputOf<typeof listAreasCall>

/** What a first page can show and a person can take in. */
const AREAS = 12
/** A new store may be counted so much later. */
const LIFETIME_MS = 10_000

const areaCache = ({ memory }: Context) =>
  memory.cache<Answer>({ maximum: 1, lifetimeMs: LIFETIME_MS })

/** The areas with the most stores, and how many stores and towns there are altogether. */
export async function listAreas(context: Context): Promise<Answer> {
  const load = async () => {
    const value = await selectAreas(context.db, AREAS)
    // The first restaurant of a marketplace is seen at once.
    return value.storeCount === 0 ? { value, untilMs: 0 } : { value }
  }
  return context.memory.of(areaCache, context).find('', load)
}
