import type { MarketplaceSettings, SavedSettings } from '#contract/operator/settings/settings.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readStoredMarketplace } from '#api/settings/marketplace.ts'
import { replaceMarketplace } from './settings.queries.ts'

/** The settings as they are stored now, which another process may just have changed. */
export async function readMarketplace({
  db,
  marketplace,
}: Pick<Context, 'db' | 'marketplace'>): Promise<SavedSettings> {
  const { version, ...settings } = await readStoredMarketplace(db)
  return { settings, version, defaults: marketplace.defaults }
}

/**
 * Changes the settings of the marketplace. Throws MARKETPLACE_HAS_CHANGED, with what they are now, when somebody
 * else has changed them since they were read.
 */
export async function changeMarketplace(
  context: Context,
  { version, ...settings }: MarketplaceSettings & { version: number },
  { accountId }: { accountId: string },
): Promise<SavedSettings> {
  const { db, now, marketplace } = context
  await inTransaction(db, async (transaction) => {
    const before = await readMarketplace({ db: transaction, marketplace })
    const isReplaced = await replaceMarketplace(transaction, settings, version)
    if (!isReplaced) {
      const current = await readMarketplace({ db: transaction, marketplace })
      throw new ApiError('MARKETPLACE_HAS_CHANGED', { now: current })
    }
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at: now(),
      storeId: null,
      act: 'changeMarketplace',
      before: auditFieldsOf(before.settings),
      after: auditFieldsOf(settings),
    })
  })
  // This process answers the next request with them; the others follow a moment after the commit.
  await marketplace.load()
  return readMarketplace(context)
}

function auditFieldsOf({ name, ...settings }: MarketplaceSettings): AuditFields {
  return { marketplaceName: name, ...settings }
}
