import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { stateWords } from './restaurant-messages.ts'

const VARIANTS = {
  draft: undefined,
  ready: 'brand',
  live: 'positive',
  suspended: 'danger',
  archived: undefined,
} as const

interface StateBadgeProps {
  restaurant: { lifecycle: LifecycleState; opensAt: string | null }
}

/** Where a restaurant is; one that opens automatically shows the day instead of asking for approval. */
export function StateBadge({ restaurant }: StateBadgeProps) {
  const { t } = useTranslation()
  return <Badge variant={VARIANTS[restaurant.lifecycle]}>{stateWords(t, restaurant)}</Badge>
}
