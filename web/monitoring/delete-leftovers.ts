/** Deletes what Sentry's SDK has stored in this browser. */
export function deleteLeftovers(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = window[name]
      for (const key of Object.keys(storage)) if (/^sentry/i.test(key)) storage.removeItem(key)
    } catch {
      // A browser that lets nothing be stored has nothing left over.
    }
}
