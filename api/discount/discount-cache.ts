import type { Context } from '#api/context.ts'
import type { DiscountRecord } from './discount.queries.ts'
import { selectDiscountsOfCodes, selectOffers } from './discount.queries.ts'

/** The database announces there whose discount has changed, not its code; few do. */
const DISCOUNT_CHANGED = 'discount_changed'
/** The key of the offers that count at every store. */
const EVERYWHERE = ''

/** By store. Most have no offers, and then take next to nothing. */
const offerCache = ({ memory }: Context) =>
  memory.cache<readonly DiscountRecord[]>({ maximum: 20_000, droppedOn: DISCOUNT_CHANGED })

function codeCache({ memory }: Context) {
  const cache = memory.cache<DiscountRecord>({ maximum: 5000 })
  memory.onChange(DISCOUNT_CHANGED, () => cache.clear())
  return cache
}

/**
 * What counts automatically, or is advertised, at a store: its own and the marketplace's, also those to
 * come. How often they have been used is not among it.
 */
export async function findOffers(
  context: Context,
  storeId: string,
): Promise<readonly DiscountRecord[]> {
  const cache = context.memory.of(offerCache, context)
  const load = (missing: string[]) => loadOffers(context, missing)
  return (await cache.findAll([storeId, EVERYWHERE], load)).flat()
}

/** The discount with that code, wherever and whenever it counts. */
export async function findCode(context: Context, code: string): Promise<DiscountRecord | null> {
  const cache = context.memory.of(codeCache, context)
  const [found = null] = await cache.findAll([code], (missing) => loadCodes(context, missing))
  return found
}

async function loadOffers({ db, now }: Context, keys: string[]) {
  const storeIds = keys.map((key) => (key === EVERYWHERE ? null : key))
  const byStore = Map.groupBy(
    await selectOffers(db, storeIds, now()),
    ({ storeId }) => storeId ?? EVERYWHERE,
  )
  return new Map(keys.map((key) => [key, byStore.get(key) ?? []]))
}

async function loadCodes({ db }: Context, codes: string[]) {
  const found = await selectDiscountsOfCodes(db, codes)
  return new Map(found.flatMap((terms) => (terms.code === null ? [] : [[terms.code, terms]])))
}
