import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** Shown while an order is loading; with JavaScript off, nothing else is. */
export function OrderLoading() {
  const { t } = useTranslation()
  return (
    <div className="page two-col" aria-busy>
      <h1 className="sr">{t('orders.loading')}</h1>
      <noscript className="banner warning whole-row">
        <p>{t('orders.withoutScripts')}</p>
      </noscript>
      <Skeleton className="order-skeleton" height="38rem" radius="var(--radius-xl)" />
      <Skeleton className="order-skeleton" height="26rem" radius="var(--radius-lg)" />
    </div>
  )
}
