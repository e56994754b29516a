import type { Kysely } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import {
  bagMinimumsAt,
  chargedBag,
  type BagMinimums,
  type BagRule,
} from '#rules/cart/bag-charge.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import {
  selectBagMinimums,
  selectPlatformFees,
  type BagMinimumOfDay,
  type DatedFee,
} from './charges.queries.ts'
import type { StoreRecord } from './store-record.ts'

export type { BagMinimumOfDay, DatedFee }

/** What counts now, what counted before and what is to come, the newest first. */
export const datedPlatformFees = (db: Kysely<Database>): Promise<DatedFee[]> =>
  selectPlatformFees(db)

/** What the marketplace has set for carrier bags, the newest first. */
export const datedBagMinimums = (db: Kysely<Database>): Promise<BagMinimumOfDay[]> =>
  selectBagMinimums(db)

/** What the marketplace and the law add to an order, besides what its store decides. */
export interface Charges {
  platformFee: PlatformFee
  bagMinimums: BagMinimums
}

interface DatedCharges {
  fees: DatedFee[]
  bagMinimums: BagMinimumOfDay[]
}

/**
 * Charges are dated, so a new one is known long before it counts; this is how late one that counts at
 * once is noticed.
 */
const LIFETIME_MS = 5000

const chargesCache = ({ memory }: Context) =>
  memory.cache<DatedCharges>({ maximum: 1, lifetimeMs: LIFETIME_MS })

/** What counts for an order that is placed now. */
export async function currentCharges(context: Context): Promise<Charges> {
  const { memory, db, now } = context
  const load = async () => {
    const [fees, bagMinimums] = await Promise.all([selectPlatformFees(db), selectBagMinimums(db)])
    return { value: { fees, bagMinimums } }
  }
  const { fees, bagMinimums } = await memory.of(chargesCache, context).find('', load)
  const nowMs = now().getTime()
  const current = fees.find(({ fromMs }) => fromMs <= nowMs)
  return {
    platformFee: current?.fee ?? { fixedPence: 0, percent: 0, capPence: null },
    bagMinimums: bagMinimumsAt(bagMinimums, nowMs),
  }
}

/** A store's bags as its customers pay for them. */
export const bagOf = ({ bag, nation }: StoreRecord, { bagMinimums }: Charges): BagRule =>
  chargedBag(bag, bagMinimums[nation])
