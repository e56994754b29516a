import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { SocialProvider, SocialTarget } from '#contract/session.ts'

/** What somebody wanted who is on their way to a provider, for when they are back in this tab. */
export interface KeptSocialAuth {
  target: SocialTarget
  provider: SocialProvider
  /** Where they came from. */
  back: string
}

const key = `${PERSISTENCE_KEY}.socialAuth`

export function keepSocialAuth(kept: KeptSocialAuth): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage they come back to the first page.
  }
}

/** Reads it for who is back, and forgets it. */
export function takeSocialAuth(): KeptSocialAuth | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    // Only this file writes under this key.
    return typeof kept === 'object' ? (kept as KeptSocialAuth | null) : null
  } catch {
    return null
  }
}
