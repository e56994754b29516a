import type { Kysely } from 'kysely'
import type { SecondFactor } from '#contract/account/second-factor.ts'
import type { Database } from '#api/database/tables.ts'
import { countRecoveryCodes, loadApp, loadPasskeys } from './second-factor.queries.ts'

/** The second step of an account's sign-in, as it is set up. */
export async function readSecondFactor(
  db: Kysely<Database>,
  accountId: string,
): Promise<SecondFactor> {
  const app = await loadApp(db, accountId)
  const passkeys = await loadPasskeys(db, accountId)
  return {
    appSince: app?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
  }
}
