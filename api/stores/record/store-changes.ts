import type { Context } from '#api/context.ts'

/** The database announces every change of a store or its menu there, see the migrations. */
const STORE_CHANGED = 'store_changed'

/** Called with the store that changed, or null when it may be any. */
type Handler = (storeId: string | null) => void

const handlersOfContext = new WeakMap<Context, Set<Handler>>()

/**
 * Forgets what this process has kept about a store. Every process does so when the database
 * announces the change, a moment after the commit; this is for whoever answers before that with what
 * was changed.
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
  // Without a store, many have changed at once.
  listener.on(STORE_CHANGED, (storeId) => tell(storeId || null))
  listener.onReconnect(() => tell(null))
  // What was read before listening began may have changed since.
  listener.ready().then(
    () => tell(null),
    () => {},
  )
  return handlers
}
