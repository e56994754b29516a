import type { Context } from '#api/context.ts'
import { selectStoreOfProduct } from './menu.queries.ts'

/** The id of the store that sells a product; undefined for a product that nobody sells. */
export function findStoreOfProduct(
  { db }: Context,
  productId: string,
): Promise<string | undefined> {
  return selectStoreOfProduct(db, productId)
}
