import { createHash } from 'node:crypto'
import type { Business } from '#contract/partner/business.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { selectBusiness } from './business.queries.ts'

/** Who sells the food of a store by law. `db` may be a transaction. Throws NONEXISTING_STORE. */
export async function readBusiness(
  { db }: Pick<Context, 'db'>,
  storeId: string,
): Promise<Business> {
  const stored = await selectBusiness(db, storeId)
  if (!stored) throw new ApiError('NONEXISTING_STORE')
  const { address, city, postCode, lastDigits, changedAt } = stored
  const details = {
    legalName: stored.legalName,
    legalAddress: stored.legalAddress ?? '',
    companyNumber: stored.companyNumber ?? '',
    vatNumber: stored.vatNumber ?? '',
    vatRate: stored.vatRate,
  }
  return {
    details,
    version: versionOf(details),
    storeAddress: `${address}, ${city} ${postCode}`,
    bankAccount:
      lastDigits === null || changedAt === null
        ? null
        : { lastDigits, changedAt: changedAt.toISOString() },
  }
}

function versionOf(details: Business['details']): string {
  return createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22)
}
