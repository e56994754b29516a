import '#web/messages/error.ts'
import '#web/messages/session.ts'
import type { SocialProvider } from '#contract/session.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { t } from '#web/messages/i18n.ts'
import { deleteStored, readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type StoredSocialAuth } from '#web/state/persistence/stored-values.ts'

interface SocialTrouble {
  provider: SocialProvider
  /** The code in the address, or the server's answer; null if there is none. */
  error: string | null
}

const GENERIC = {
  google: 'SOCIAL_AUTH_FAILED_GOOGLE',
  facebook: 'SOCIAL_AUTH_FAILED_FACEBOOK',
  apple: 'SOCIAL_AUTH_FAILED_APPLE',
} as const satisfies Record<SocialProvider, string>

const PROVIDERS: readonly SocialProvider[] = ['google', 'facebook', 'apple']

/** The parameters that a provider's return adds to the address of a dialog. */
export interface SocialReturn {
  provider: SocialProvider
  /** Can be used once; null when nobody was signed in. */
  code: string | null
  /** Whether to remember them. */
  isRemembered: boolean
  /** Why not; null with a code. */
  error: 'cancelled' | 'busy' | 'failed' | null
}

/** The return of a provider, from the query of the address; null if there is none. */
export function readSocialReturn(search: string): SocialReturn | null {
  const query = new URLSearchParams(search)
  const named = query.get('provider')
  const provider = PROVIDERS.find((each) => each === named)
  const code = query.get('code')
  const error = query.get('error')
  if (!provider) return null
  if (code === null && error === null) return null
  const isRemembered = query.get('rememberMe') === 'true'
  if (code !== null) return { provider, code, isRemembered, error: null }
  // Anybody can write an address with anything in it.
  const known = error === 'cancelled' || error === 'busy' ? error : 'failed'
  return { provider, code, isRemembered, error: known }
}

/** Why signing in with a provider failed, and whether the visitor cancelled it. */
export function socialProblemOf({ provider, error }: SocialTrouble) {
  if (error === 'cancelled') {
    const text = t('session.socialCancelled', { provider: t(`session.providers.${provider}`) })
    return { text, isCancelled: true }
  }
  // The catalogue's own sentence names Facebook.
  if (error === 'SOCIAL_AUTH_NO_EMAIL' && provider !== 'facebook') {
    const text = t('session.socialNoEmail', { provider: t(`session.providers.${provider}`) })
    return { text, isCancelled: false }
  }
  const code =
    error === null || error === 'failed'
      ? GENERIC[provider]
      : error === 'busy'
        ? 'TOO_MANY_REQUESTS'
        : error
  return { text: textOfFailure({ status: 0, code, details: {}, fields: [] }), isCancelled: false }
}

/** Without storage they come back to the home page. */
export function storeSocialAuth(requested: StoredSocialAuth): void {
  writeStored(stored.socialAuth, requested)
}

/** Reads the stored target after the return, and deletes it. */
export function takeSocialAuth(): StoredSocialAuth | null {
  const requestedOnes = readStored(stored.socialAuth)
  deleteStored(stored.socialAuth)
  return requestedOnes
}
