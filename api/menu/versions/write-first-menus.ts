import type { Transaction } from '#api/database/transaction.ts'
import { insertMenus, type MenuOfStore } from './insert-menus.queries.ts'

/**
 * Gives new stores their menus, which customers see when the transaction ends. They may have no fault of
 * `faultsOfMenu`, no photos, and only new ids.
 */
export function writeFirstMenus(
  transaction: Transaction,
  menus: readonly MenuOfStore[],
): Promise<void> {
  return insertMenus(transaction, menus)
}
