import type { Context } from '#api/context.ts'

/** The database announces every change of a store or its menu there, see the migrations. */
export const STORE_CHANGED = 'store_changed'

/**
 * Drops what this process has cached about a store. Every process does so when the database
 * announces the change, a moment after the commit; this is for whoever answers before that with what
 * was changed.
 */
export function announceStoreChange({ memory }: Context, storeId: string): void {
  memory.announce(STORE_CHANGED, storeId)
}

/** As `announceStoreChange`, when many stores have changed: everything cached about any is dropped. */
export function announceStoreChanges({ memory }: Context): void {
  memory.announce(STORE_CHANGED, null)
}

/** Calls the handler when a store changed, and with null whenever changes may have been missed. */
export function onStoreChange(
  { memory }: Context,
  handler: (storeId: string | null) => void,
): void {
  memory.onChange(STORE_CHANGED, handler)
}
