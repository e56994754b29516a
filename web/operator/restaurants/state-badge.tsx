import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

const VARIANTS = {
  draft: undefined,
  ready: 'brand',
  live: 'positive',
  suspended: 'danger',
  archived: undefined,
} as const

export function StateBadge({ state }: { state: LifecycleState }) {
  const { t } = useTranslation()
  return <Badge variant={VARIANTS[state]}>{t(`restaurants.state.${state}`)}</Badge>
}
