import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { storageOf } from '#web/state/persistence/browser-storage.ts'

/* What was typed and not applied yet, until the browser is closed: whoever goes back finds it. */
const key = `${PERSISTENCE_KEY}:code`

/** The code that was typed for a cart; empty without one. */
export function keptCode(cartToken: string): string {
  try {
    const kept: unknown = JSON.parse(storageOf('sessionStorage').getItem(key) ?? 'null')
    // Only this file writes under this key.
    const [token, typed] = Array.isArray(kept) ? (kept as string[]) : []
    return token === cartToken && typed ? typed : ''
  } catch {
    return ''
  }
}

export function keepCode(cartToken: string, typed: string): void {
  try {
    storageOf('sessionStorage').setItem(key, JSON.stringify([cartToken, typed]))
  } catch {
    // A full or forbidden storage only means that a reload forgets.
  }
}
