import type { Context } from '#api/context.ts'
import { selectStoreOfCode } from './discount.queries.ts'

/** The code of a cart if it could be used at this store too, else null. */
export async function codeKnownAt(
  { db }: Context,
  code: string | null,
  storeId: string,
): Promise<string | null> {
  if (code === null) return null
  const found = await selectStoreOfCode(db, code)
  return found && (found.storeId === null || found.storeId === storeId) ? code : null
}
