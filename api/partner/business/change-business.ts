import { changeBusiness as call, type Business } from '#contract/partner/business.ts'
import type { BodyOf } from '#contract/call.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { updateBusiness } from './business.queries.ts'
import { readBusiness } from './read-business.ts'

/**
 * Changes who sells the food of a store by law. Throws BUSINESS_HAS_CHANGED, with what there is now, when
 * the details are no longer those that were edited.
 */
export async function changeBusiness(
  context: Context,
  act: StoreAct,
  { version, ...details }: BodyOf<typeof call>,
): Promise<Business> {
  const { storeId, changer } = act
  const changed = await changeAtStore(context, call, act, async (transaction) => {
    const before = await readBusiness({ db: transaction }, storeId)
    if (before.version !== version) throw new ApiError('BUSINESS_HAS_CHANGED', { now: before })
    const { legalAddress, companyNumber, vatNumber } = details
    await updateBusiness(transaction, storeId, {
      legalName: details.legalName,
      legalAddress: legalAddress || null,
      companyNumber: companyNumber || null,
      vatNumber: vatNumber || null,
      // Without a number there is no VAT that a rate could be of.
      vatRate: vatNumber ? details.vatRate : null,
    })
    const after = await readBusiness({ db: transaction }, storeId)
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: 'changeBusiness',
      before: auditFieldsOf(before),
      after: auditFieldsOf(after),
    })
    return after
  })
  announceStoreChange(context, storeId)
  return changed
}

const auditFieldsOf = ({ details: { vatRate, ...texts } }: Business): AuditFields => ({
  ...texts,
  vatRate: vatRate === null ? null : `${vatRate / 10}%`,
})
