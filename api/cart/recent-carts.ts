import { LRUCache } from 'lru-cache'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import type { CartRow } from './cart-row.ts'

const mostCarts = 1000
/** Of all carts together, in lines, parts of meal deals and options; one takes some 300 bytes. */
const mostLines = 20_000

const recentOfContext = new WeakMap<Context, LRUCache<string, CartRow>>()

function recentOf(context: Context): LRUCache<string, CartRow> {
  const known = recentOfContext.get(context)
  if (known) return known
  const recent = new LRUCache<string, CartRow>({
    max: mostCarts,
    maxSize: mostLines,
    sizeCalculation: sizeOf,
  })
  recentOfContext.set(context, recent)
  return recent
}

/** A cart has up to 100 lines, and a line up to 100 options, whoever puts them in. */
function sizeOf({ lines }: CartRow): number {
  let size = 1
  for (const { options, parts = [] } of lines) {
    size += 1 + options.length
    for (const part of parts) size += 1 + part.options.length
  }
  return size
}

/** Remembers a cart as this process has just written it. */
export function cacheCart(context: Context, row: CartRow): CartRow {
  recentOf(context).set(row.token, row)
  return row
}

/**
 * The cart as this process wrote it last, once, for who may change it and while it may be changed.
 * It may have changed elsewhere since, so it serves for one try of a change that names its version,
 * and for nothing that is shown.
 */
export function takeCachedCart(
  context: Context,
  token: string,
  who: Who | null,
): CartRow | undefined {
  const recent = recentOf(context)
  const row = recent.get(token)
  recent.delete(token)
  return row && row.ordered_at === null && row.account_id === (who?.accountId ?? null)
    ? row
    : undefined
}
