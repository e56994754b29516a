import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { codesKnownAt } from '#api/discount/codes-known-at.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { addToLines } from './lines/add-to-lines.ts'
import type { CartChange, CartRow } from './cart-row.ts'
import { zoneFor } from './quote/cart-zone.ts'
import { menuForCart } from './lines/menu-for-cart.ts'
import { NOT_SHARED } from './ownership/not-shared.ts'

/**
 * A cart that begins again at another store with one product. Of service, time and address stays
 * what that store offers; contact and notes about the customer stay, those about the door go with
 * the address; whether bags are wanted has to be chosen again; a code stays only where it is valid
 * there too. Friends who filled it with dishes of the store before hear nothing of this one.
 */
export async function startOver(
  context: Context,
  row: CartRow,
  storeId: string,
  item: NewBasketItem,
): Promise<CartChange> {
  const store = await findStore(context, { id: storeId })
  const [firstService = row.service] = store.services
  const service = store.services.includes(row.service) ? row.service : firstService
  const { service_time } = row
  const zone = row.address && zoneFor(store, row.address)
  const moment = storeMoment(store, { service, zone }, context.now())
  const isTimeKept = service_time !== null && isSlotOffered(moment, service_time)
  const asked = { store_id: storeId, service, service_time: isTimeKept ? service_time : null }
  const menu = await menuForCart(context, { ...asked, lines: [] }, [item])
  return {
    ...asked,
    lines: addToLines(menu, [], item),
    ...NOT_SHARED,
    no_bag: null,
    ...(await codesKnownAt(context, row, storeId)),
    ...(zone === null && {
      address: null,
      address_line: '',
      delivery_note: '',
      leave_at_door: false,
    }),
  }
}
