import type { Context } from '#api/context.ts'
import { KeptRecords } from '#api/memory/record-cache.ts'
import type { DiscountRecord } from './discount.queries.ts'
import { selectDiscountsOfCodes, selectOffers } from './discount.queries.ts'

/** The database announces every change of a discount there, see the migrations. */
const DISCOUNT_CHANGED = 'discount_changed'
/** Most have no offers, and then take next to nothing. */
const STORES_KEPT = 20_000
const CODES_KEPT = 5000
/** Under which the offers that count at every store are kept and announced. */
const EVERYWHERE = ''

interface OffersOfStore {
  id: string
  offers: readonly DiscountRecord[]
}

interface Kept {
  offers: KeptRecords<OffersOfStore>
  codes: KeptRecords<{ id: string; terms: DiscountRecord }>
}

const keptOfContext = new WeakMap<Context, Kept>()

/**
 * What counts by itself, or is advertised, at a store: its own and the marketplace's, also those to
 * come. Kept in this process until it changes. How often they have been used is not among it.
 */
export async function findOffers(
  context: Context,
  storeId: string,
): Promise<readonly DiscountRecord[]> {
  const kept = await keptOf(context).offers.findAll([storeId, EVERYWHERE])
  return kept.flatMap(({ offers }) => offers)
}

/** The discount with that code, wherever and whenever it counts; kept in the same way. */
export async function findCode(context: Context, code: string): Promise<DiscountRecord | null> {
  const kept = await keptOf(context).codes.find(code)
  return kept?.terms ?? null
}

function keptOf(context: Context): Kept {
  const known = keptOfContext.get(context)
  if (known) return known
  const kept: Kept = {
    offers: new KeptRecords<OffersOfStore>(STORES_KEPT, (ids) => loadOffers(context, ids)),
    codes: new KeptRecords(CODES_KEPT, (codes) => loadCodes(context, codes)),
  }
  keptOfContext.set(context, kept)
  const dropAll = () => {
    kept.offers.dropAll()
    kept.codes.dropAll()
  }
  const { listener } = context
  listener.on(DISCOUNT_CHANGED, (id) => {
    kept.offers.drop(id)
    // Only whose discount has changed is announced, not its code; few do.
    kept.codes.dropAll()
  })
  listener.onReconnect(dropAll)
  // What was read before listening began may have changed since.
  listener.ready().then(dropAll, () => {})
  return kept
}

async function loadOffers({ db, now }: Context, ids: string[]) {
  const storeIds = ids.map((id) => (id === EVERYWHERE ? null : id))
  const byStore = Map.groupBy(
    await selectOffers(db, storeIds, now()),
    ({ storeId }) => storeId ?? EVERYWHERE,
  )
  return ids.map((id) => ({ id, offers: byStore.get(id) ?? [] }))
}

async function loadCodes({ db }: Context, codes: string[]) {
  const found = await selectDiscountsOfCodes(db, codes)
  return found.flatMap((terms) => (terms.code === null ? [] : [{ id: terms.code, terms }]))
}
