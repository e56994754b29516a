import { hasPlace, isSlotFull, PLACE_KEPT_MS } from '#rules/stores/slot-capacity.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { againWhenEnded, inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { slotItemsOfLines, slotLimitsOf } from '#api/menu/slot-limits.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { findTakenPlaces } from '#api/stores/slots/list-slots.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { updateCart } from '#api/cart/cart.queries.ts'
import type { CartChange, CartRow } from '#api/cart/cart-row.ts'
import { zoneFor } from '#api/cart/quote/cart-zone.ts'
import { holderOf, type Holder } from './reservation-owner.ts'
import { lockHolder } from './reservation-limit.queries.ts'
import { makeRoom } from './free-reservations.ts'
import { deletePlace, holdCart, lockSlot, upsertPlace } from './reserve-slot.queries.ts'
import type { TimedCart, WantedPlace } from './wanted-slot.ts'

/**
 * The place that a cart wants; null for as soon as possible, for a time that is not on offer, at a
 * store that takes on as much as comes, and while there is nothing in it.
 */
export function wantedPlace(
  store: StoreRecord,
  menu: MenuRecord,
  row: TimedCart,
  now: Date,
): WantedPlace | null {
  const { service, service_time: startsAt, address } = row
  if (startsAt === null || row.lines.length === 0) return null
  const limits = slotLimitsOf(store, menu)
  if (!limits) return null
  const zone = service === 'delivery' && address ? zoneFor(store, address) : null
  if (!isSlotOffered(storeMoment(store, { service, zone }, now), startsAt)) return null
  const items = slotItemsOfLines(limits, menu, row.lines)
  return { storeId: store.id, storeName: store.name, startsAt, limits, items }
}

/** Whether a slot is full for a cart, and until when its own place is kept where it has one. */
export async function lookAtPlace(
  { db }: Pick<Context, 'db'>,
  token: string,
  { storeId, startsAt, limits, items }: WantedPlace,
  at: Date,
): Promise<{ isFull: boolean; heldUntil: Date | null }> {
  const slot = { storeId, from: startsAt, to: startsAt }
  const taken = await findTakenPlaces(db, slot, at, token)
  const own = hasPlace(limits, taken, items) ? taken.find(({ isOwn }) => isOwn) : undefined
  return { isFull: isSlotFull(limits, taken, items), heldUntil: own?.heldUntil ?? null }
}

/**
 * Takes a place for a cart for good. Answers whether there was one. The slot has to be locked before,
 * as whoever comes second has to see what the first one took.
 */
async function takePlace(
  transaction: Transaction,
  token: string,
  wanted: WantedPlace,
  at: Date,
): Promise<boolean> {
  const { isFull } = await lookAtPlace({ db: transaction }, token, wanted, at)
  if (isFull) await deletePlace(transaction, token, wanted)
  else await upsertPlace(transaction, token, wanted, { heldUntil: null, network: null })
  return !isFull
}

/**
 * Takes a place for a cart for some minutes, or renews it. Answers whether there was one; while its
 * holder keeps as much as one may, it is there but not kept. Slot and holder have to be locked before.
 */
export async function keepPlace(
  transaction: Transaction,
  token: string,
  { wanted, holder }: { wanted: WantedPlace; holder: Holder | null },
  at: Date,
): Promise<boolean> {
  const { isFull } = await lookAtPlace({ db: transaction }, token, wanted, at)
  if (isFull) {
    await deletePlace(transaction, token, wanted)
    return false
  }
  const kept = { heldUntil: keptUntil(at), network: holder?.network ?? null }
  await upsertPlace(transaction, token, wanted, kept)
  if (holder && (await makeRoom(transaction, token, holder, at)) !== null)
    await deletePlace(transaction, token, null)
  return true
}

/** What an order takes with it. */
export interface Takes {
  /** The place in a slot that it wants. */
  wanted: WantedPlace | null
  /** Whose orders it is counted with, and what refuses one too many; null: it is not counted. */
  counted: { holder: Holder; refuseTooMany: (transaction: Transaction) => Promise<void> } | null
}

/**
 * Places an order by `insert`, and takes the place that it wants for good in the same transaction:
 * nobody's place is taken without an order, and no order is without its place. Answers whether
 * `insert` did. Throws SLOT_IS_FULL when there is no place left, and what `refuseTooMany` does, which
 * sees the order and no other one of its holder that is just being placed.
 */
export function placeWith(
  { db }: Pick<Context, 'db'>,
  { token, storeName }: { token: string; storeName: string },
  { wanted, counted }: Takes,
  at: Date,
  insert: (db: Context['db']) => Promise<boolean>,
): Promise<boolean> {
  if (!wanted && !counted) return againWhenEnded(() => insert(db))
  return inTransaction(db, async (transaction) => {
    if (counted) await lockHolder(transaction, counted.holder)
    if (wanted) await lockSlot(transaction, wanted)
    if (!(await insert(transaction))) return false
    if (wanted && !(await takePlace(transaction, token, wanted, at)))
      throw new ApiError('SLOT_IS_FULL', { storeName })
    if (counted) await counted.refuseTooMany(transaction)
    return true
  })
}

/** When a place that is taken or renewed at an instant is let go. */
export const keptUntil = (at: Date) => new Date(at.getTime() + PLACE_KEPT_MS)

/**
 * Changes a cart that is still as it was read, or only looks at it when there is no change, and sees
 * to its place: one that it wants is taken or renewed, one that it does not want any more is free.
 * A slot that is full is a problem of the cart, or SLOT_IS_FULL and no change at all when the time
 * is what was just chosen. Answers nothing for a cart that somebody else has changed meanwhile.
 */
export async function updateWithPlace(
  context: Context,
  row: CartRow,
  change: CartChange | null,
  { isTimeChosen, ip }: { isTimeChosen: boolean; ip: string },
): Promise<CartRow | undefined> {
  const { db } = context
  const at = context.now()
  const wanted = await findWantedPlace(context, { ...row, ...change }, at)
  if (!wanted && !(await mayHavePlace(context, row)))
    return change ? updateCart(db, row, change, at) : row
  const holder = wanted && holderOf(context, ip, { ...row, ...change }, at)
  // The slot is locked before the cart, here and where an order is placed, so that nobody waits for
  // somebody who waits for them.
  return inTransaction(db, async (transaction) => {
    if (holder) await lockHolder(transaction, holder)
    if (wanted) await lockSlot(transaction, wanted)
    const kept = change
      ? await updateCart(transaction, row, change, at)
      : await holdCart(transaction, row)
    if (!kept) return undefined
    if (!wanted) await deletePlace(transaction, row.token, null)
    else if (!(await keepPlace(transaction, row.token, { wanted, holder }, at)) && isTimeChosen)
      throw new ApiError('SLOT_IS_FULL', { storeName: wanted.storeName })
    return kept
  })
}

/** `wantedPlace`, with what it takes to know it. */
export async function findWantedPlace(
  context: Context,
  row: TimedCart,
  at: Date,
): Promise<WantedPlace | null> {
  if (row.service_time === null) return null
  const store = await findStore(context, { id: row.store_id })
  return wantedPlace(store, await findMenu(context, row.store_id), row, at)
}

async function mayHavePlace(context: Context, row: TimedCart): Promise<boolean> {
  if (row.service_time === null) return false
  const store = await findStore(context, { id: row.store_id })
  return slotLimitsOf(store, await findMenu(context, row.store_id)) !== null
}
