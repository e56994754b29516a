import type { Contact } from '#contract/cart.ts'

/** Whose cart it is and where, and the code it was given. */
export interface CartOfCustomer {
  store_id: string
  /** Null: a guest's. */
  account_id: string | null
  contact: Contact | null
  discount_code: string | null
}
