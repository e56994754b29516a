import { Link } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { newestOrderKey } from '../orders/order-keys.ts'

const plate = <DishThumbnail seed="empty" cloth="custard" weave="gingham" dish={null} />

/** The place of a basket that is being fetched; all there is with JavaScript off. */
export function CheckoutLoading() {
  const { t } = useTranslation()
  return (
    <div className="page two-col" aria-busy>
      <div className="steps">
        <h1>{t('checkout.title')}</h1>
        <noscript className="banner warning">
          <p>{t('checkout.withoutScripts')}</p>
        </noscript>
        <p className="sr">{t('checkout.loading')}</p>
        {['16rem', '9.5rem', '24rem', '10rem'].map((height) => (
          <Skeleton key={height} height={height} radius="var(--radius-lg)" />
        ))}
      </div>
      <Skeleton height="30rem" radius="var(--radius-lg)" />
    </div>
  )
}

/** Nothing to order. */
export function EmptyCheckout({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="page checkout-alone">
      <Empty
        titleAs="h1"
        picture={plate}
        title={t('checkout.emptyTitle')}
        action={
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={cart ? links.store(cart.store.slug, cart.serviceType) : links.home()}
          >
            {t(cart ? 'checkout.backToMenu' : 'checkout.emptyAction')}
          </Link>
        }
      >
        {t('checkout.emptyText')}
      </Empty>
    </div>
  )
}

/** The basket has become an order: somebody who comes back here is led to that. */
export function OrderedCheckout() {
  const { t } = useTranslation()
  const newest = newestOrderKey()
  return (
    <div className="page checkout-alone">
      <Empty
        titleAs="h1"
        picture={plate}
        title={t('checkout.orderedTitle')}
        action={
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={newest ? links.order(newest.orderId, newest.token) : links.orders()}
          >
            {t('orders.confirmedFollow')}
          </Link>
        }
      >
        {t('checkout.orderedText')}
      </Empty>
    </div>
  )
}

/** The basket is there, but out of reach. */
export function FailedCheckout({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="page checkout-alone">
      <Empty
        titleAs="h1"
        picture={plate}
        title={t('checkout.failedTitle')}
        action={
          <Button variant="primary" onClick={onTryAgain}>
            {t('checkout.tryAgain')}
          </Button>
        }
      >
        {t('checkout.failedText')}
      </Empty>
    </div>
  )
}
