import type { OutputOf } from '#contract/call.ts'
import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import type { reorder as reorderCall } from '#contract/orders.ts'
import { addToLines } from '#api/cart/lines/add-to-lines.ts'
import { insertNewCart } from '#api/cart/insert-new-cart.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'
import { menuForCart } from '#api/cart/lines/resolve-lines.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countUpTo, keyOf } from '#api/session/limits/counted-limit.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { MenuAt } from '#api/menu/menu-at.ts'
import type { Asker } from '#api/http/asker.ts'
import { findLiveStore } from '#api/stores/record/find-store.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { nameOfOrdered, reorderedItem, type OrderedLine } from './reordered-item.ts'
import { loadOrderLines, type OrderRow } from '#api/orders/reading/orders.queries.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'

/** How many new carts one order makes, because each is as long as the order was. */
const MAXIMUM_CARTS_OF_ORDER = { count: 10, withinMs: 60 * 60_000 }

type Missing = OutputOf<typeof reorderCall>['missing']

/**
 * A new cart with what an order had, as far as the menu still has it, for the same person and door as
 * soon as possible; what it has not is answered by name. Other carts stay as they are. Throws
 * NONEXISTING_ORDER and NONEXISTING_STORE, TOO_MANY_REQUESTS after ten of one order in an hour.
 */
export async function reorder(
  context: Context,
  orderId: string,
  { who, ip }: Asker,
  claimant: Claimant,
): Promise<OutputOf<typeof reorderCall>> {
  const order = await findOwnOrder(context, orderId, claimant)
  const store = await findLiveStore(context, order.storeId)
  const key = keyOf(`carts of order ${orderId}`)
  await countUpTo(context.db, context.now(), key, MAXIMUM_CARTS_OF_ORDER)
  const ordered = await loadOrderLines(context.db, orderId)
  const cart = {
    account_id: who?.accountId ?? null,
    store_id: store.id,
    service_time: null,
    lines: [],
    ...promisedBefore(store, order),
  }
  const record = await findMenu(context, store.id)
  const requested = ordered.map((line) => ({ line, item: reorderedItem(record, line) }))
  const coming = requested.flatMap(({ item }) => item ?? [])
  const { lines, missing } = fill(await menuForCart(context, cart, coming), requested)
  const row = await insertNewCart(context, { ...cart, lines, menu_version: record.version }, ip)
  return { cart: await answerFor(context, row), missing }
}

/** What is refused for any reason is missing. */
function fill(
  menu: MenuAt,
  requestedOnes: readonly { line: OrderedLine; item: NewBasketItem | null }[],
) {
  const missing: Missing = []
  let lines: StoredLine[] = []
  for (const { line, item } of requestedOnes) {
    const filled = item && addUnlessRefused(menu, lines, item)
    if (filled) lines = filled
    else missing.push({ name: nameOfOrdered(line), quantity: line.quantity })
  }
  return { lines, missing }
}

function addUnlessRefused(...added: Parameters<typeof addToLines>): StoredLine[] | null {
  try {
    return addToLines(...added)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The address stays where the store still delivers, and with it what its door needs. */
function promisedBefore(store: StoreRecord, { service: before, snapshot }: OrderRow) {
  const [firstService = before] = store.services
  const { address, addressLine, deliveryNote, leaveAtDoor, allergyNote, contact } = snapshot
  const isReached = address !== null && zoneOfAddress(store, address) !== null
  return {
    service: store.services.includes(before) ? before : firstService,
    address: isReached ? address : null,
    address_line: isReached ? addressLine : '',
    delivery_note: isReached ? deliveryNote : '',
    leave_at_door: isReached && leaveAtDoor === true,
    allergy_note: allergyNote,
    contact,
  }
}
