import type { SocialProvider } from '#contract/session.ts'

const PROVIDERS: readonly SocialProvider[] = ['google', 'facebook', 'apple']

/** What a provider's return adds to the address of a dialog. */
export interface SocialReturn {
  provider: SocialProvider
  /** Good for once; null when nobody was signed in. */
  code: string | null
  /** Whether they chose to be remembered. */
  isRemembered: boolean
  /** Why not; null with a code. */
  error: 'cancelled' | 'busy' | 'failed' | null
}

/** Who is back from a provider, by the query of the address; null when nobody is. */
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
  // Whoever writes an address for others may write anything into it.
  const known = error === 'cancelled' || error === 'busy' ? error : 'failed'
  return { provider, code, isRemembered, error: known }
}
