import { Banner } from '#ui/banner.tsx'

interface SocialProblemProps {
  problem: { text: string; isCancelled: boolean } | null
}

/** Why signing in with a provider failed; not shown as an error if the visitor cancelled it there. */
export function SocialProblem({ problem }: SocialProblemProps) {
  if (!problem) return null
  const { text, isCancelled } = problem
  return (
    <Banner variant={isCancelled ? 'info' : 'danger'} isAnnounced>
      {text}
    </Banner>
  )
}
