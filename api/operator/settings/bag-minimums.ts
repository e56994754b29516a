import type { BodyOf } from '#contract/call.ts'
import type {
  BagMinimums,
  changeBagMinimum as call,
} from '#contract/operator/settings/bag-minimums.ts'
import {
  BAG_CHARGE_MINIMUM_PENCE,
  NATION_NAMES,
  NATIONS,
  type Nation,
} from '#rules/cart/bag-charge.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { datedBagMinimums, type BagMinimumOfDay } from '#api/stores/record/charges.ts'
import { lockBagMinimums, setBagMinimum } from './settings.queries.ts'

/** What each nation asks per bag now, and what it will ask, the next one first. */
export async function listBagMinimums({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<BagMinimums> {
  const dated = await datedBagMinimums(db)
  const { isoDate: today } = londonParts(now())
  const items = NATIONS.map((nation) => ({
    nation,
    now: minimumOn(dated, nation, today),
    later: dated
      .filter((each) => each.nation === nation && each.fromDay > today)
      .toReversed()
      .map(({ pencePerBag, fromDay }) => ({ pencePerBag, fromDay })),
  }))
  return { items }
}

function minimumOn(dated: readonly BagMinimumOfDay[], nation: Nation, day: string) {
  const set = dated.find((each) => each.nation === nation && each.fromDay <= day)
  return set
    ? { pencePerBag: set.pencePerBag, fromDay: set.fromDay }
    : { pencePerBag: BAG_CHARGE_MINIMUM_PENCE[nation], fromDay: null }
}

/**
 * Sets what a nation asks per bag from a day on; a minimum that was planned for that day is replaced. Throws
 * FEE_DATE_HAS_PASSED, because what customers were charged does not change.
 */
export async function changeBagMinimum(
  context: Context,
  { nation, pencePerBag, fromDay }: BodyOf<typeof call>,
  { accountId }: { accountId: string },
): Promise<BagMinimums> {
  const at = context.now()
  if (fromDay < londonParts(at).isoDate) throw new ApiError('FEE_DATE_HAS_PASSED')
  await inTransaction(context.db, async (transaction) => {
    await lockBagMinimums(transaction)
    const before = minimumOn(await datedBagMinimums(transaction), nation, fromDay)
    await setBagMinimum(transaction, { nation, pencePerBag, fromDay })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId: null,
      act: 'changeBagMinimum',
      subject: NATION_NAMES[nation],
      before: { bagMinimum: before.pencePerBag, bagMinimumFrom: before.fromDay },
      after: { bagMinimum: pencePerBag, bagMinimumFrom: fromDay },
    })
  })
  return listBagMinimums(context)
}
