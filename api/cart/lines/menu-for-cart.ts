import type { Context } from '#api/context.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { findStock, orderableAt, type MenuAt } from '#api/menu/menu-at.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { stateOf } from '#api/stores/record/store-state.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { productIdsOf, type Items } from './count-items.ts'

type CartChoice = Pick<CartRow, 'store_id' | 'service' | 'service_time' | 'lines'>

/** The menu as a cart asks for it, with how many there are of what is in it and comes to it. */
export async function menuForCart(
  context: Context,
  { store_id: storeId, service, service_time: serviceTime, lines }: CartChoice,
  coming: readonly Omit<Items, 'quantity'>[] = [],
): Promise<MenuAt> {
  const [store, record] = await Promise.all([
    findStore(context, { id: storeId }),
    findMenu(context, storeId),
  ])
  const now = context.now()
  const at = orderableAt(serviceTime, stateOf(store, { service, zone: null }, now), now)
  const mayBeCounted = record.counted.size > 0
  const ids = mayBeCounted ? productIdsOf([...lines, ...coming]) : []
  return { record, service, at, stock: await findStock(context, record, ids) }
}
