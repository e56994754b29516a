import { ACCOUNT_CACHE, GUEST_CACHE } from '#web/service-worker/shared.ts'

/**
 * Deletes the baskets and orders that the service worker has stored for reading without a network: those of
 * accounts, and by default those of guests too.
 */
export function deleteOwnAnswers({ keepsGuests = false } = {}): void {
  // Browsers have caches on secure origins only, as they have service workers.
  const { caches } = globalThis as { caches?: CacheStorage }
  for (const name of keepsGuests ? [ACCOUNT_CACHE] : [ACCOUNT_CACHE, GUEST_CACHE])
    void caches?.delete(name)
}
