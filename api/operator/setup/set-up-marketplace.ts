import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { BodyOf } from '#contract/call.ts'
import type { setUpMarketplace as setUpCall } from '#contract/operator/settings/setup.ts'
import type { Tokens, User } from '#contract/session.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { checkNewPassword } from '#api/session/password/check-new-password.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { readUser } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { openSession, type SignedInFrom } from '#api/session/sign-in/open-session.ts'
import {
  hasOperator,
  insertOperator,
  loadSetupCode,
  lockOperators,
  storeSetupCode,
  useSetupCode,
} from './setup.queries.ts'

const CODE_BYTES = 32

// Of random bytes that long nothing slower is needed.
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/**
 * A new code to set up a marketplace that never had an operator; the former one no longer works. Null: it has, or
 * had, an operator.
 */
export async function newSetupCode(db: Kysely<Database>, at: Date): Promise<string | null> {
  if (await hasOperator(db)) return null
  const code = randomBytes(CODE_BYTES).toString('base64url')
  return (await storeSetupCode(db, { hash: hashOf(code), at })) ? code : null
}

/**
 * Makes the first operator, who is an owner, and signs them in. Throws SETUP_CODE_INVALID, SETUP_IS_CLOSED when
 * the marketplace has an operator already, and a FieldError for a refused password.
 */
export async function setUpMarketplace(
  context: Context,
  { code, email: typed, firstName, lastName, password }: BodyOf<typeof setUpCall>,
  from: SignedInFrom,
): Promise<{ user: User; tokens: Tokens }> {
  const email = typed.toLowerCase()
  const hash = hashOf(code)
  const stored = await loadSetupCode(context.db, hash)
  if (!stored) throw new ApiError('SETUP_CODE_INVALID')
  if (stored.usedAt) throw new ApiError('SETUP_IS_CLOSED')
  checkNewPassword(context, password, [email, firstName, lastName], 'operator')
  const passwordHash = await hashPassword(password)
  const accountId = await inTransaction(context.db, async (transaction) => {
    const at = context.now()
    await lockOperators(transaction)
    if (await hasOperator(transaction)) throw new ApiError('SETUP_IS_CLOSED')
    if (!(await useSetupCode(transaction, hash, at))) throw new ApiError('SETUP_IS_CLOSED')
    const made = { email, firstName, lastName, passwordHash, role: 'owner', at } as const
    const accountId = await insertOperator(transaction, made)
    if (accountId === null) throw new ApiError('EXISTING_USER')
    await recordAccountEvent(transaction, { accountId, kind: 'completed', at })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId: null,
      act: 'setUpMarketplace',
      subject: email,
      before: {},
      after: { role: 'owner' },
    })
    return accountId
  })
  const who = { accountId, profileType: 'operator' } as const
  const tokens = await openSession(context, who, { rememberMe: false, ...from })
  return { user: await readUser(context, accountId), tokens }
}
