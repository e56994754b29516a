import type { BodyOf } from '#contract/call.ts'
import {
  saveStoreSettings as call,
  type AnsweredSettings,
  type StoreSettings,
} from '#contract/partner/settings.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { isBagChargeTooLow } from '#rules/cart/bag-charge.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { readBagMinimum } from './read-settings.ts'
import { selectSettings, updateSettings } from './settings.queries.ts'

/**
 * Replaces the sections that are given. Throws as `changeAtStore`, and a FieldError for bags below what the nation
 * of the store asks.
 */
export async function saveSettings(
  context: Context,
  act: StoreAct,
  sections: BodyOf<typeof call>,
): Promise<AnsweredSettings> {
  const { storeId, changer } = act
  const saved = await changeAtStore(context, call, act, async (transaction) => {
    const before = await selectSettings(transaction, storeId)
    const after: StoreSettings = {
      alerts: sections.alerts ?? before.alerts,
      unattended: sections.unattended ?? before.unattended,
      kitchen: sections.kitchen ?? before.kitchen,
      bags: sections.bags ?? before.bags,
    }
    const bagMinimum = await readBagMinimum(transaction, storeId, context.now())
    if (sections.bags && isBagChargeTooLow(sections.bags, bagMinimum.pencePerBag))
      throw new FieldError([{ field: 'bags.pencePerBag', code: 'too_few' }])
    await updateSettings(transaction, storeId, after)
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: 'changeSettings',
      before: auditFieldsOf(before),
      after: auditFieldsOf(after),
    })
    return { ...after, bagMinimum }
  })
  announceStoreChange(context, storeId)
  return saved
}

const auditFieldsOf = ({ alerts, unattended, kitchen, bags }: StoreSettings): AuditFields => ({
  ...alerts,
  ...unattended,
  ...kitchen,
  ...bags,
})
