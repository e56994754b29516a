import { createHash } from 'node:crypto'
import type { CartOfCustomer } from './cart-of-customer.ts'

/**
 * By what the uses of a customer are counted: the account, or a guest's email address in any
 * spelling of its case. Only a hash is kept. Null for a guest who has not said one yet.
 */
export function discountCustomerOf({
  account_id: accountId,
  contact,
}: Pick<CartOfCustomer, 'account_id' | 'contact'>): Buffer | null {
  if (accountId !== null) return hashOf(`account:${accountId}`)
  return contact && hashOf(`email:${contact.email.trim().toLowerCase()}`)
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
