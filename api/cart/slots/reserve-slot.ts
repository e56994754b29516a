import { hasReservationFor, isSlotFull, RESERVATION_MS } from '#rules/stores/slot-capacity.ts'
import { cartsToRelease, type CountedBy } from '#rules/stores/reservation-limit.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { againWhenEnded, inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { lineBatch } from '#api/cart/lines/update-lines.queries.ts'
import { updateCart } from '#api/cart/cart.queries.ts'
import type { CartChange, CartRow } from '#api/cart/cart-row.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'
import { reservationOwnerOf, type ReservationOwner } from './reservation-owner.ts'
import {
  deleteReservations,
  lockReservationOwner,
  selectReservations,
} from './reservation-limit.queries.ts'
import {
  deleteReservation,
  lockCartVersion,
  lockSlot,
  upsertReservation,
  type TimedCart,
  type RequestedSlot,
} from './reserve-slot.queries.ts'
import { slotItemsOfLines, slotLimitsOf } from './slot-limits.ts'
import { selectSlotUsage } from './slot-usage.queries.ts'

/**
 * The slot that a cart needs; null for as soon as possible, for a time that is not offered, at a store
 * without limits for a slot, and while the cart is empty.
 */
export function wantedSlot(
  store: StoreRecord,
  menu: MenuRecord,
  row: TimedCart,
  now: Date,
): RequestedSlot | null {
  const { service, service_time: startsAt, address } = row
  if (startsAt === null || row.lines.length === 0) return null
  const limits = slotLimitsOf(store, menu)
  if (!limits) return null
  const zone = service === 'delivery' && address ? zoneOfAddress(store, address) : null
  if (!isSlotOffered(storeMoment(store, { service, zone }, now), startsAt)) return null
  const items = slotItemsOfLines(limits, menu, row.lines)
  return { storeId: store.id, storeName: store.name, startsAt, limits, items }
}

/** Whether a slot is full for a cart, and until when its own reservation lasts if it has one. */
export async function findReservation(
  { db }: Pick<Context, 'db'>,
  token: string,
  { storeId, startsAt, limits, items }: RequestedSlot,
  at: Date,
): Promise<{ isFull: boolean; reservedUntil: Date | null }> {
  const slot = { storeId, from: startsAt, to: startsAt }
  const used = await selectSlotUsage(db, slot, at, token)
  const own = hasReservationFor(limits, used, items) ? used.find(({ isOwn }) => isOwn) : undefined
  return { isFull: isSlotFull(limits, used, items), reservedUntil: own?.reservedUntil ?? null }
}

/**
 * Reserves a slot for an ordered cart, without an end. Returns whether it had room. Lock the slot before,
 * because the second order has to see the first one's reservation.
 */
async function takeSlot(
  transaction: Transaction,
  token: string,
  requested: RequestedSlot,
  at: Date,
): Promise<boolean> {
  const { isFull } = await findReservation({ db: transaction }, token, requested, at)
  if (isFull) await deleteReservation(transaction, token, requested)
  else
    await upsertReservation(transaction, token, requested, { reservedUntil: null, network: null })
  return !isFull
}

/**
 * Reserves a slot for a cart for some minutes, or renews the reservation. Returns whether the slot had room;
 * while its owner has the maximum of reservations, there is room but no reservation. Lock owner and slot
 * before.
 */
export async function reserveSlot(
  transaction: Transaction,
  token: string,
  { wanted, owner }: { wanted: RequestedSlot; owner: ReservationOwner | null },
  at: Date,
): Promise<boolean> {
  const { isFull } = await findReservation({ db: transaction }, token, wanted, at)
  if (isFull) {
    await deleteReservation(transaction, token, wanted)
    return false
  }
  const reservation = { reservedUntil: reservedUntil(at), network: owner?.network ?? null }
  await upsertReservation(transaction, token, wanted, reservation)
  if (owner && (await freeReservations(transaction, token, owner, at)) !== null)
    await deleteReservation(transaction, token, null)
  return true
}

/**
 * Releases as many reservations of an owner's other carts as one more of this cart needs, the ones that were
 * renewed longest ago first, as if they had expired. A cart that is being paid keeps its reservation: returns
 * whose limit that reaches, or null when there is room. Lock the owner before, and lock nothing after it in
 * the transaction, so that no two transactions wait for each other.
 */
export async function freeReservations(
  transaction: Transaction,
  cartToken: string,
  owner: ReservationOwner,
  at: Date,
): Promise<CountedBy | null> {
  const freed = cartsToRelease(await selectReservations(transaction, cartToken, owner, at))
  if (typeof freed === 'string') return freed
  if (freed.length > 0) await deleteReservations(transaction, freed)
  return null
}

/** What an order reserves. */
export interface OrderReservation {
  /** The slot that it needs. */
  wanted: RequestedSlot | null
  /** Whose orders it is counted with, and what refuses one too many; null: it is not counted. */
  counted: {
    owner: ReservationOwner
    refuseTooMany: (transaction: Transaction) => Promise<void>
  } | null
}

/**
 * Places an order by `insert`, and reserves its slot in the same transaction: no slot is taken without an
 * order, and no order is without its slot. Returns whether `insert` did. Throws SLOT_IS_FULL when there is no
 * room left, and what `refuseTooMany` throws, which sees this order and no other one of its owner that is
 * just being placed.
 */
export function placeWithSlot(
  { db }: Pick<Context, 'db'>,
  { token, storeName }: { token: string; storeName: string },
  { wanted, counted }: OrderReservation,
  at: Date,
  insert: (db: Context['db']) => Promise<boolean>,
): Promise<boolean> {
  if (!wanted && !counted) return againWhenEnded(() => insert(db))
  return inTransaction(db, async (transaction) => {
    if (counted) await lockReservationOwner(transaction, counted.owner)
    if (wanted) await lockSlot(transaction, wanted)
    if (!(await insert(transaction))) return false
    if (wanted && !(await takeSlot(transaction, token, wanted, at)))
      throw new ApiError('SLOT_IS_FULL', { storeName })
    if (counted) await counted.refuseTooMany(transaction)
    return true
  })
}

/** When a reservation that is made or renewed at an instant expires. */
export const reservedUntil = (at: Date) => new Date(at.getTime() + RESERVATION_MS)

/**
 * Changes a cart that is still as it was read, if there is a change, and makes, renews or deletes its
 * reservation as it now needs. A full slot is a problem of the cart, or SLOT_IS_FULL and no change at all
 * when the time was just chosen. Returns nothing for a cart that somebody else has changed meanwhile.
 */
export async function updateWithSlot(
  context: Context,
  row: CartRow,
  change: CartChange | null,
  { isTimeChosen, ip }: { isTimeChosen: boolean; ip: string },
): Promise<CartRow | undefined> {
  const { db, memory } = context
  const at = context.now()
  const requestedOnes = await findWantedSlot(context, { ...row, ...change }, at)
  if (!requestedOnes && !(await mayHaveReservation(context, row)))
    return change ? updateCart(db, row, change, at, memory.of(lineBatch, context)) : row
  const owner = requestedOnes && reservationOwnerOf(context, ip, { ...row, ...change }, at)
  // The slot is locked before the cart, here and where an order is placed, so that no two
  // transactions wait for each other.
  return inTransaction(db, async (transaction) => {
    if (owner) await lockReservationOwner(transaction, owner)
    if (requestedOnes) await lockSlot(transaction, requestedOnes)
    const changed = change
      ? await updateCart(transaction, row, change, at)
      : await lockCartVersion(transaction, row)
    if (!changed) return undefined
    if (!requestedOnes) await deleteReservation(transaction, row.token, null)
    else if (
      !(await reserveSlot(transaction, row.token, { wanted: requestedOnes, owner }, at)) &&
      isTimeChosen
    )
      throw new ApiError('SLOT_IS_FULL', { storeName: requestedOnes.storeName })
    return changed
  })
}

/** `wantedSlot`, with the data that it needs. */
export async function findWantedSlot(
  context: Context,
  row: TimedCart,
  at: Date,
): Promise<RequestedSlot | null> {
  if (row.service_time === null) return null
  const store = await findStore(context, { id: row.store_id })
  return wantedSlot(store, await findMenu(context, row.store_id), row, at)
}

async function mayHaveReservation(context: Context, row: TimedCart): Promise<boolean> {
  if (row.service_time === null) return false
  const store = await findStore(context, { id: row.store_id })
  return slotLimitsOf(store, await findMenu(context, row.store_id)) !== null
}
