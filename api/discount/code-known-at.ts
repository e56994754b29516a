import type { Context } from '#api/context.ts'
import { findCode } from './kept-discounts.ts'

/** The code of a cart if it could be used at this store too, else null. */
export async function codeKnownAt(
  context: Context,
  code: string | null,
  storeId: string,
): Promise<string | null> {
  const found = code === null ? null : await findCode(context, code)
  return found && (found.storeId === null || found.storeId === storeId) ? code : null
}
