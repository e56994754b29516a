import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SocialProvider } from '#contract/session.ts'
import { readSocialReturn, socialProblemOf } from '#web/session/social/social-return.ts'

export interface SocialProof {
  /** What a call is given to prove who asks; null until somebody is back from a provider. */
  proof: { provider: SocialProvider; code: string } | null
  problem: { text: string; isCancelled: boolean } | null
  /** After it was used: it is good for once. */
  forget: () => void
}

/** Whoever comes back to this page from a provider, to confirm that it is them. */
export function useSocialProof(): SocialProof {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [back, setBack] = useState(() => readSocialReturn(search))
  useEffect(() => {
    // A reload would show a code that was used.
    if (readSocialReturn(search))
      void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [search, pathname, navigate])
  return {
    proof: back?.code ? { provider: back.provider, code: back.code } : null,
    problem: back && back.code === null ? socialProblemOf(back) : null,
    forget: () => setBack(null),
  }
}
