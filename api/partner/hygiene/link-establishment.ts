import { linkEstablishment as call, type ListedEstablishment } from '#contract/partner/hygiene.ts'
import { formatPostcode, parsePostcode } from '#rules/address/postcode.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { HygieneUnavailable } from '#api/outside/hygiene/hygiene.port.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { lockTeam } from '../team/team.queries.ts'
import { showRating } from './show-rating.ts'

/** Kitchens of this name at a store's postcode. Throws NONEXISTING_STORE, SERVICE_UNAVAILABLE. */
export async function findEstablishments(
  context: Context,
  storeId: string,
  name: string,
): Promise<ListedEstablishment[]> {
  const { postCode } = await findStore(context, { id: storeId })
  const found = await context.hygiene.find({ name, postCode }).catch(unavailable)
  return found.filter((each) => isSame(each.postCode, postCode))
}

/**
 * Links a store to a kitchen of the register, whose rating it shows from now on. Throws what
 * `readEstablishmentOf` does.
 */
export async function linkEstablishment(
  context: Context,
  act: StoreAct,
  establishmentId: number,
): Promise<void> {
  const { storeId, changer } = act
  const establishment = await readEstablishmentOf(context, storeId, establishmentId)
  await changeAtStore(context, call, act, (transaction) =>
    showRating(transaction, { storeId, establishment, changer, at: context.now() }),
  )
  announceStoreChange(context, storeId)
}

/** The same by somebody of the marketplace, whom the store's team doesn't matter to. */
export async function linkByMarketplace(
  context: Context,
  { storeId, changer }: { storeId: string; changer: Changer },
  establishmentId: number,
): Promise<void> {
  const establishment = await readEstablishmentOf(context, storeId, establishmentId)
  await inTransaction(context.db, async (transaction) => {
    await lockTeam(transaction, storeId)
    await showRating(transaction, { storeId, establishment, changer, at: context.now() })
  })
  announceStoreChange(context, storeId)
}

/**
 * Throws NONEXISTING_STORE, SERVICE_UNAVAILABLE, and NONEXISTING_ESTABLISHMENT also for a kitchen at another
 * postcode than the store's, whose rating is not this one's to show.
 */
async function readEstablishmentOf(context: Context, storeId: string, establishmentId: number) {
  const { postCode } = await findStore(context, { id: storeId })
  const establishment = await context.hygiene.read(establishmentId).catch(unavailable)
  if (!establishment || !isSame(establishment.postCode, postCode))
    throw new ApiError('NONEXISTING_ESTABLISHMENT')
  return establishment
}

function unavailable(error: unknown): never {
  if (error instanceof HygieneUnavailable) throw new ApiError('SERVICE_UNAVAILABLE')
  throw error
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [parsePostcode(one), parsePostcode(other)]
  return first !== null && second !== null && formatPostcode(first) === formatPostcode(second)
}
