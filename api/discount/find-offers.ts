import type { Context } from '#api/context.ts'
import { KeptRecords } from '#api/stores/kept-records.ts'
import type { DiscountRecord } from './discount-record.ts'
import { selectOffers } from './discount.queries.ts'

/** The database announces every change of a discount there, see the migrations. */
const DISCOUNT_CHANGED = 'discount_changed'
/** Most have no offers, and then take next to nothing. */
const STORES_KEPT = 20_000
/** Under which the offers that count at every store are kept and announced. */
const EVERYWHERE = ''

type Kept = KeptRecords<{ id: string; offers: readonly DiscountRecord[] }>

const keptOfContext = new WeakMap<Context, Kept>()

/**
 * What counts by itself, or is advertised, at a store: its own and the marketplace's, also those to
 * come. Kept in this process until it changes. How often they have been used is not among it.
 */
export async function findOffers(
  context: Context,
  storeId: string,
): Promise<readonly DiscountRecord[]> {
  const kept = await keptOf(context).findAll([storeId, EVERYWHERE])
  return kept.flatMap(({ offers }) => offers)
}

function keptOf(context: Context): Kept {
  const known = keptOfContext.get(context)
  if (known) return known
  const kept: Kept = new KeptRecords(STORES_KEPT, (ids) => load(context, ids))
  keptOfContext.set(context, kept)
  const { listener } = context
  listener.on(DISCOUNT_CHANGED, (id) => kept.drop(id))
  listener.onReconnect(() => kept.dropAll())
  // What was read before listening began may have changed since.
  listener.ready().then(
    () => kept.dropAll(),
    () => {},
  )
  return kept
}

async function load({ db, now }: Context, ids: string[]) {
  const storeIds = ids.map((id) => (id === EVERYWHERE ? null : id))
  const byStore = Map.groupBy(
    await selectOffers(db, storeIds, now()),
    ({ storeId }) => storeId ?? EVERYWHERE,
  )
  return ids.map((id) => ({ id, offers: byStore.get(id) ?? [] }))
}
