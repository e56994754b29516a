import type { SocialProvider } from '#contract/session.ts'

/** What a provider's return adds to the address of a dialog. */
export interface SocialReturn {
  provider: SocialProvider
  /** Good for once; null when nobody was signed in. */
  code: string | null
  /** Why not; null with a code. */
  error: string | null
}

/** Who is back from a provider, by the query of the address; null when nobody is. */
export function readSocialReturn(search: string): SocialReturn | null {
  const query = new URLSearchParams(search)
  const provider = query.get('provider')
  const code = query.get('code')
  const error = query.get('error')
  if (provider !== 'google' && provider !== 'facebook') return null
  if (code === null && error === null) return null
  return { provider, code, error: code === null ? error : null }
}
