import type { Kysely } from 'kysely'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { emailCodeOf } from '#api/session/email-code.ts'
import { openPasswordLink } from '#api/session/open-email-link.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { closeSetup, hasOperator, insertOperator, lockOperators } from './setup.queries.ts'

/**
 * Makes the first operator of a marketplace that has none, as whoever looks after the server asks by a setting, and
 * sends them a link to set their password. False: the marketplace has an operator.
 */
export function inviteFirstOperator(
  db: Kysely<Database>,
  email: string,
  at: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockOperators(transaction)
    if (await hasOperator(transaction)) return false
    const given = { email: email.toLowerCase(), role: 'owner', at } as const
    await create(transaction, given)
    const message = 'operatorInvited'
    await enqueueAccountEmail(transaction, { message, email: given.email, profileType: 'operator' })
    return true
  })
}

/**
 * Makes an operator and answers the address, without its beginning, where they set their password; it works for a
 * day. Null: this email address is an operator's already.
 */
export function createOperator(
  db: Kysely<Database>,
  { email: typed, role, at }: { email: string; role: OperatorRole; at: Date },
  { tokenSecret }: { tokenSecret: string },
): Promise<string | null> {
  const email = typed.toLowerCase()
  return inTransaction(db, async (transaction) => {
    await lockOperators(transaction)
    const accountId = await create(transaction, { email, role, at })
    if (accountId === null) return null
    const id = await openPasswordLink(transaction, accountId, at)
    // The page asks for "a password", because there is none to replace.
    const first = 'yes'
    const secret = new URLSearchParams({ code: emailCodeOf(tokenSecret, id), email, first })
    return `/operator/password-reset#${secret}`
  })
}

/** Whoever made the first operator, strangers no longer can. */
async function create(
  transaction: Transaction,
  { email, role, at }: { email: string; role: OperatorRole; at: Date },
): Promise<string | null> {
  const nobody = { firstName: '', lastName: '', passwordHash: null }
  const accountId = await insertOperator(transaction, { ...nobody, email, role, at })
  if (accountId === null) return null
  await closeSetup(transaction, at)
  await recordAccountEvent(transaction, { accountId, kind: 'completed', at })
  await recordChange(transaction, {
    accountId: null,
    by: 'system',
    at,
    storeId: null,
    act: 'setUpMarketplace',
    subject: email,
    before: {},
    after: { role },
  })
  return accountId
}
