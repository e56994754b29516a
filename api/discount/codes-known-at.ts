import type { Context } from '#api/context.ts'
import { codeColumns, codesOf, type CartOfCustomer } from './cart-codes.ts'
import { findCode } from './discount-cache.ts'

type Codes = ReturnType<typeof codeColumns>

/** The codes of a cart that could be used at this store too. */
export async function codesKnownAt(
  context: Context,
  cart: Pick<CartOfCustomer, keyof Codes>,
  storeId: string,
): Promise<Codes> {
  const codes = codesOf(cart)
  const found = await Promise.all(codes.map((code) => findCode(context, code)))
  const known = codes.filter((_code, index) => {
    const terms = found[index]
    return terms && (terms.storeId === null || terms.storeId === storeId)
  })
  return codeColumns(known, cart.is_code_chosen && known[0] === cart.discount_code)
}
