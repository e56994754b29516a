import type { Contact } from '#contract/cart/cart.ts'

/** Whose cart it is and where, and the codes it was given. */
export interface CartOfCustomer {
  store_id: string
  /** Null: a guest's. */
  account_id: string | null
  contact: Contact | null
  /** The code that counted when one was given last; see `codesOf` for all of them. */
  discount_code: string | null
  other_codes: string[]
  /** Whether the customer wants `discount_code` even where another one saves more. */
  is_code_chosen: boolean
}

/** As many as a customer would compare; of more, the one given longest ago goes. */
const CODES_MAXIMUM = 5

type Codes = Pick<CartOfCustomer, 'discount_code' | 'other_codes' | 'is_code_chosen'>

/** Every code that a cart was given, the one that counted last before the others. */
export function codesOf({ discount_code: code, other_codes: others }: Codes): string[] {
  return code === null ? others : [code, ...others]
}

/** The codes of a cart as its columns: the first is the one that is to count. */
export function codeColumns(codes: readonly string[], isChosen = false): Codes {
  const [first = null, ...others] = [...new Set(codes)].slice(0, CODES_MAXIMUM)
  return { discount_code: first, other_codes: others, is_code_chosen: isChosen && first !== null }
}
