import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Establishment } from '#api/outside/hygiene/hygiene.port.ts'
import { saveLink, selectHygiene, updateHygiene } from './hygiene.queries.ts'

interface ReadRating {
  storeId: string
  establishment: Establishment
  changer: Changer
  at: Date
}

/** Shows what the register says of a store from now on. Whether that is something else than before. */
export async function showRating(
  transaction: Transaction,
  { storeId, establishment, changer, at }: ReadRating,
): Promise<boolean> {
  const { id: establishmentId, rating, inspectedOn, name } = establishment
  const before = await selectHygiene(transaction, storeId)
  await saveLink(transaction, { storeId, establishmentId, checkedAt: at })
  if (!before || (before.rating === rating && before.inspectedOn === inspectedOn)) return false
  await updateHygiene(transaction, storeId, { rating, inspectedOn })
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'changeHygiene',
    subject: name,
    before: { hygieneRating: before.rating, inspectedOn: before.inspectedOn },
    after: { hygieneRating: rating, inspectedOn },
  })
  return true
}
