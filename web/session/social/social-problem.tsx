import { Banner } from '#ui/banner.tsx'

interface SocialProblemProps {
  problem: { text: string; isCancelled: boolean } | null
}

/** Why a provider signed nobody in; no alarm for those who changed their mind there. */
export function SocialProblem({ problem }: SocialProblemProps) {
  if (!problem) return null
  const { text, isCancelled } = problem
  return (
    <Banner variant={isCancelled ? 'info' : 'danger'} isAnnounced>
      {text}
    </Banner>
  )
}
