import { deleteStoredByOthers } from '#web/state/persistence/browser-storage.ts'

/** Deletes what Sentry's SDK has stored in this browser. */
export const deleteSentryStorage = (): void => deleteStoredByOthers(/^sentry/i)
