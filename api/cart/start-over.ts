import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { findLiveStore } from '#api/stores/record/find-store.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { addToLines } from './lines/add-to-lines.ts'
import { type CartChange, type CartRow, NOT_SHARED } from './cart-row.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'
import { menuForCart } from './lines/resolve-lines.ts'
import {
  codeColumns,
  codesOf,
  type CartOfCustomer,
  findCode,
} from '#api/discount/discounts-of-cart.ts'

type Codes = ReturnType<typeof codeColumns>

/**
 * A cart that starts again at another store with one product. Service, time and address stay if that store
 * offers them; contact and notes about the customer stay, those about the address are removed with it;
 * whether bags are wanted has to be chosen again; a code stays only if it is valid there too. Friends who
 * added products of the former store are no members of this one.
 */
export async function startOver(
  context: Context,
  row: CartRow,
  storeId: string,
  item: NewBasketItem,
): Promise<CartChange> {
  const store = await findLiveStore(context, storeId)
  const [firstService = row.service] = store.services
  const service = store.services.includes(row.service) ? row.service : firstService
  const { service_time } = row
  const zone = row.address && zoneOfAddress(store, row.address)
  const moment = storeMoment(store, { service, zone }, context.now())
  const isTimeOffered = service_time !== null && isSlotOffered(moment, service_time)
  const chosen = { store_id: storeId, service, service_time: isTimeOffered ? service_time : null }
  const menu = await menuForCart(context, { ...chosen, lines: [] }, [item])
  return {
    ...chosen,
    lines: addToLines(menu, [], item),
    menu_version: menu.record.version,
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

/** The codes of a cart that could be used at this store too. */
async function codesKnownAt(
  context: Context,
  cart: Pick<CartOfCustomer, keyof Codes>,
  storeId: string,
): Promise<Codes> {
  const codes = codesOf(cart)
  const found = await Promise.all(codes.map((code) => findCode(context, code, storeId)))
  const known = codes.filter((_code, index) => found[index] !== null)
  return codeColumns(known, cart.is_code_chosen && known[0] === cart.discount_code)
}
