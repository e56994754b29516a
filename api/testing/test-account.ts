import { randomUUID } from 'node:crypto'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { ProfileType } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'

export interface TestAccount {
  accountId: string
  email: string
  /** Of a session that is not stored: enough for every call except those about sessions. */
  headers: { authorization: string }
}

/** An account that is signed in, and works for these stores. */
export async function openTestAccount(
  context: Context,
  type: ProfileType,
  {
    storeIds = [],
    passwordHash = null,
    email = `${type}.${randomUUID()}@example.com`,
    role = 'owner',
    operatorRole = 'owner',
  }: {
    storeIds?: string[]
    passwordHash?: string | null
    email?: string
    /** At each of the stores. */
    role?: StaffRole
    /** At the marketplace. */
    operatorRole?: OperatorRole
  } = {},
): Promise<TestAccount> {
  const { id: accountId } = await context.db
    .insertInto('account')
    .values({
      type,
      operator_role: type === 'operator' ? operatorRole : null,
      email,
      password_hash: passwordHash,
      first_name: 'Sam',
      last_name: 'Taylor',
      confirmed_at: context.now(),
      completed_at: context.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const storeId of storeIds)
    await context.db
      .insertInto('partner_store')
      .values({ account_id: accountId, store_id: storeId, role })
      .execute()
  return { accountId, email, headers: await accessHeaders(context, accountId, type) }
}

/** The headers of an account signed in at this instant, for the next 15 minutes. */
export async function accessHeaders(
  { configuration, now }: Context,
  accountId: string,
  profileType: ProfileType,
): Promise<TestAccount['headers']> {
  const who = { accountId, profileType, sessionId: randomUUID() }
  const token = await signAccessToken(configuration.tokenSecret, who, now())
  return { authorization: `Bearer ${token}` }
}
