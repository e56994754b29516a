import type { Cart } from '#contract/cart/cart.ts'
import { menuChanges, type LineOfVersion } from '#rules/cart/menu-changes.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { resolveLines, type ResolvedLine } from '#api/cart/lines/resolve-lines.ts'
import type { Context } from '#api/context.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { findMenuVersion } from '#api/menu/versions/find-menu-version.ts'

interface CartAndMenu {
  row: CartRow
  menu: MenuRecord
  lines: readonly ResolvedLine[]
  at: Date
}

/**
 * What the menu's newer versions change of a cart's lines; null while it is the version that the cart was
 * filled from, or whose changes its customer has read.
 */
export async function menuChangesOf(
  context: Context,
  { row, menu, lines, at }: CartAndMenu,
): Promise<Cart['menuChanges']> {
  const { store_id: storeId, menu_version: seen } = row
  if (seen === null || seen === menu.version || lines.length === 0) return null
  // The menu from before the first draft was stored as version 1.
  const version = await findMenuVersion(context, { storeId, number: Math.max(1, seen) })
  if (!version) return null
  const record = version.pricedFor(row.service)
  const then = { record, service: row.service, at, stock: new Map<string, number>() }
  const before = resolveLines(then, row.lines)
  const changed = menuChanges(before.map(comparedLine), lines.map(comparedLine))
  return changed.length === 0 ? null : { menuVersion: menu.version, lines: changed }
}

const comparedLine = (line: ResolvedLine): LineOfVersion => ({
  id: line.stored.id,
  name: line.name,
  unitPricePence: line.unitPricePence,
  allergens: line.allergens,
  isOnMenu: line.product !== null && line.unavailableReason !== 'optionUnavailable',
})
