import type { Service } from '#rules/orders/service.ts'
import { agreedTerms, type CommissionTerms } from '#rules/payments/commission.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { loadBegunTerms } from './agreed-commission.queries.ts'

/** What a store pays the marketplace for an order that is placed now; null: nothing. */
export async function readAgreedCommission(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { storeId, service }: { storeId: string; service: Service },
): Promise<CommissionTerms | null> {
  const day = londonParts(now()).isoDate
  const { own, byDefault } = await loadBegunTerms(db, { storeId, service, day })
  return agreedTerms(own, byDefault, day)
}
