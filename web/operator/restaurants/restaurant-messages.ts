import type { ListedRestaurant } from '#contract/operator/restaurants/restaurant-list.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { dateWords } from '#web/operator/moments.ts'
import { openingWords } from '#web/staff/time/opening-words.ts'

export const checkWords = (t: Translate, checks: readonly StoreCheck[]): string =>
  checks.map((check) => t(`restaurants.check.${check}`)).join(', ')

/** The state of a restaurant, or the day on which it opens automatically. */
export function stateWords(
  t: Translate,
  { lifecycle, opensAt }: { lifecycle: LifecycleState; opensAt: string | null },
): string {
  return lifecycle === 'ready' && opensAt !== null
    ? t('restaurants.opens', { date: dateWords(opensAt) })
    : t(`restaurants.state.${lifecycle}`)
}

/** What has to be done before a restaurant that joins gets on. */
export function waitWords(t: Translate, { joining, opensAt, missing }: ListedRestaurant): string {
  if (opensAt !== null) return t('restaurants.goesLive', { date: openingWords(opensAt) })
  if (joining?.stage === 'draft') return t('restaurants.toInvite')
  if (joining?.stage === 'invited') return t('restaurants.toJoin')
  if (joining?.stage === 'checking' && joining.hasDocuments) return t('restaurants.toReadDocuments')
  if (missing.length > 0) return t('restaurants.missing', { what: checkWords(t, missing) })
  return t(joining?.stage === 'ready' ? 'restaurants.toApprove' : 'restaurants.toAsk')
}
