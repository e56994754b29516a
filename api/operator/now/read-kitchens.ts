import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import { isBoardOn, kitchenFullPercent } from '#rules/operator/kitchen-load.ts'
import { preparationMinutesAt } from '#rules/stores/ready-minutes.ts'
import type { Context } from '#api/context.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import { countLiveStores, selectBusiestKitchens } from './kitchens.queries.ts'

const SHOWN = 10

/** The kitchens with the most to cook now, and how many there are in all. */
export async function readKitchens(context: Context): Promise<OutputOf<typeof getNow>['kitchens']> {
  const now = context.now()
  const [rows, liveCount] = await Promise.all([
    selectBusiestKitchens(context.db, now, SHOWN),
    countLiveStores(context.db),
  ])
  const found = await findStores(
    context,
    rows.map(({ storeId }) => storeId),
  )
  const stores = new Map(found.map((store) => [store.id, store]))
  const items = rows.flatMap(({ storeId, inWork, boardSeenAt, ...counts }) => {
    const store = stores.get(storeId)
    if (!store) return []
    const { slotOrders } = store
    // A kitchen that says that it is busy needs longer, and takes on no more.
    const preparationMinutes = preparationMinutesAt({ ...store, busy: null }, now.getTime())
    return [
      {
        store: { id: storeId, name: store.name },
        ...counts,
        fullPercent: kitchenFullPercent({ inWork, slotOrders, preparationMinutes }),
        isBoardOn: isBoardOn(boardSeenAt, now),
        boardSeenAt: boardSeenAt?.toISOString() ?? null,
      },
    ]
  })
  return { items, liveCount }
}
