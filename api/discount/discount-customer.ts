import { createHash } from 'node:crypto'
import { mailboxOf } from '#rules/email/mailbox.ts'
import type { Context } from '#api/context.ts'
import type { CartOfCustomer } from './cart-codes.ts'
import { selectAccountEmail } from './discount.queries.ts'

/**
 * By what the uses of a customer are counted: a hash of the mailbox of the account or of the guest, so
 * that neither a second account nor a tag behind a plus makes somebody a new customer. Null for a guest
 * who has not said an address yet.
 */
export async function discountCustomerOf(
  { db }: Pick<Context, 'db'>,
  { account_id: accountId, contact }: Pick<CartOfCustomer, 'account_id' | 'contact'>,
): Promise<Buffer | null> {
  const email = accountId === null ? contact?.email : await selectAccountEmail(db, accountId)
  if (email === undefined) return null
  return createHash('sha256')
    .update(`mailbox:${mailboxOf(email)}`)
    .digest()
}
