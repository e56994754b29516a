import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import type { CartRow } from './cart-row.ts'

/** One takes some 300 bytes for each line, part of a meal deal and option. */
const recentCarts = ({ memory }: Context) =>
  memory.cache<CartRow>({ maximum: 1000, weight: { maximum: 20_000, of: sizeOf } })

/** A cart has up to 100 lines, and a line up to 100 options, whoever puts them in. */
function sizeOf({ lines }: CartRow): number {
  let size = 1
  for (const { options, parts = [] } of lines) {
    size += 1 + options.length
    for (const part of parts) size += 1 + part.options.length
  }
  return size
}

/** Caches a cart as this process has just written it. */
export function cacheCart(context: Context, row: CartRow): CartRow {
  context.memory.of(recentCarts, context).set(row.token, row)
  return row
}

/**
 * The cart as this process wrote it last, once, for who may change it and while it may be changed.
 * Another process may have changed it since, so it serves for one try of a change that names its version,
 * and for nothing that is shown.
 */
export function takeCachedCart(
  context: Context,
  token: string,
  who: Who | null,
): CartRow | undefined {
  const recent = context.memory.of(recentCarts, context)
  const row = recent.get(token)
  recent.delete(token)
  return row && row.ordered_at === null && row.account_id === (who?.accountId ?? null)
    ? row
    : undefined
}
