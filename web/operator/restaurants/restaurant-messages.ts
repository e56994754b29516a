import type { ListedRestaurant } from '#contract/operator/restaurants/restaurants.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'
import type { Translate } from '#web/messages/i18n.ts'

export const checkWords = (t: Translate, checks: readonly StoreCheck[]): string =>
  checks.map((check) => t(`restaurants.check.${check}`)).join(', ')

/** What has to be done before a restaurant that joins gets on. */
export function waitWords(t: Translate, { lifecycle, owner, missing }: ListedRestaurant): string {
  if (lifecycle === 'ready') return t('restaurants.toApprove')
  if (owner === 'missing') return t('restaurants.toInvite')
  return missing.length > 0
    ? t('restaurants.missing', { what: checkWords(t, missing) })
    : t('restaurants.toAsk')
}
