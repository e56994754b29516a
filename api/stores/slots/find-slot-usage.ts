import type { Context } from '#api/context.ts'
import { selectTakenPlaces, type SlotPlaces } from './slot-usage.queries.ts'

/**
 * The places that are taken in the slots of a store that start within a time, those of a cart
 * apart where one is given. `db` may be a transaction.
 */
export function findTakenPlaces(
  db: Context['db'],
  slots: { storeId: string; from: Date; to: Date },
  at: Date,
  cartToken: string | null,
): Promise<SlotPlaces[]> {
  return selectTakenPlaces(db, slots, at, cartToken)
}
