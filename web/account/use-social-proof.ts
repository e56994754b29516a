import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SocialProvider } from '#contract/session.ts'
import { readSocialReturn, socialProblemOf } from '#web/session/social/social-return.ts'

export interface SocialProof {
  /** The proof of identity for a call; null until the visitor is back from a provider. */
  proof: { provider: SocialProvider; code: string } | null
  problem: { text: string; isCancelled: boolean } | null
  /** After it was used: it can be used once. */
  clear: () => void
}

/** The visitor's proof of identity after coming back to this page from a provider. */
export function useSocialProof(): SocialProof {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [back, setBack] = useState(() => readSocialReturn(search))
  useEffect(() => {
    // A reload would send a code that was used.
    if (readSocialReturn(search))
      void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [search, pathname, navigate])
  return {
    proof: back?.code ? { provider: back.provider, code: back.code } : null,
    problem: back && back.code === null ? socialProblemOf(back) : null,
    clear: () => setBack(null),
  }
}
