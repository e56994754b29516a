import './service-prices.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { t } from './i18n.ts'

/** Says that a basket's items cost more or less by the service that was chosen now. */
export function showServicePrices(was: Cart, now: Cart): void {
  showToast({
    id: 'service-prices',
    variant: 'info',
    title: t(`servicePrices.${now.serviceType}`, {
      now: formatPence(now.subtotalPence),
      was: formatPence(was.subtotalPence),
    }),
  })
}
