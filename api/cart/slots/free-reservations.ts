import { cartsGivingWay, type CountedBy } from '#rules/stores/reservation-limit.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Holder } from './reservation-owner.ts'
import { deleteKept, selectKept } from './reservation-limit.queries.ts'

/**
 * Sees to it that a holder keeps only so much at a store with what a cart is to keep: other carts'
 * places that were renewed longest ago give way, as if they had run out. What is just being paid gives
 * way to nobody: answers whose limit is reached by it, or null when there is room. The holder has to be locked before, and the
 * places of others are the last that is touched in the transaction, so that nobody waits in a circle.
 */
export async function makeRoom(
  transaction: Transaction,
  cartToken: string,
  holder: Holder,
  at: Date,
): Promise<CountedBy | null> {
  const giving = cartsGivingWay(await selectKept(transaction, cartToken, holder, at))
  if (typeof giving === 'string') return giving
  if (giving.length > 0) await deleteKept(transaction, giving)
  return null
}
