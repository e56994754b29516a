import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { notifyStoreChange, STORE_CHANGED } from './store-changes.queries.ts'

/** Called with the store that changed, or null when it may be any. */
type Handler = (storeId: string | null) => void

const handlersOfContext = new WeakMap<Context, Set<Handler>>()

/**
 * Tells every server process, once the transaction commits, to read the store and its menu again.
 * To be called by whatever changes either.
 */
export async function announceStoreChange(
  transaction: Transaction,
  storeId: string,
): Promise<void> {
  await notifyStoreChange(transaction, storeId)
}

/**
 * Forgets what this process has kept about a store. The announcement does so too, a moment after
 * the commit; this is for whoever answers before that with what was changed.
 */
export function forgetStore(context: Context, storeId: string): void {
  for (const handler of handlersOf(context)) handler(storeId)
}

/** Calls the handler when a store changed, and with null whenever changes may have been missed. */
export function onStoreChange(context: Context, handler: Handler): void {
  handlersOf(context).add(handler)
}

function handlersOf(context: Context): Set<Handler> {
  const known = handlersOfContext.get(context)
  if (known) return known
  const handlers = new Set<Handler>()
  handlersOfContext.set(context, handlers)
  const tell = (storeId: string | null) => {
    for (const handler of handlers) handler(storeId)
  }
  const { listener } = context
  listener.on(STORE_CHANGED, tell)
  listener.onReconnect(() => tell(null))
  // What was read before listening began may have changed since.
  listener.ready().then(
    () => tell(null),
    () => {},
  )
  return handlers
}
