import { LRUCache } from 'lru-cache'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/session/access-token.ts'
import type { CartRow } from './cart-row.ts'

/** One takes some 2 kB. */
const mostCarts = 1000

const recentOfContext = new WeakMap<Context, LRUCache<string, CartRow>>()

function recentOf(context: Context): LRUCache<string, CartRow> {
  const known = recentOfContext.get(context)
  if (known) return known
  const recent = new LRUCache<string, CartRow>({ max: mostCarts })
  recentOfContext.set(context, recent)
  return recent
}

/** Remembers a cart as this process has just written it. */
export function rememberCart(context: Context, row: CartRow): CartRow {
  recentOf(context).set(row.token, row)
  return row
}

/**
 * The cart as this process wrote it last, once, for who may change it and while it may be changed.
 * It may have changed elsewhere since, so it serves for one try of a change that names its version,
 * and for nothing that is shown.
 */
export function recallCart(context: Context, token: string, who: Who | null): CartRow | undefined {
  const recent = recentOf(context)
  const row = recent.get(token)
  recent.delete(token)
  return row && row.ordered_at === null && row.account_id === (who?.accountId ?? null)
    ? row
    : undefined
}
