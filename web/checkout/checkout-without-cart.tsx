import { Link } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { savedOrderKey, newestOrderKey } from '#web/state/order-keys.ts'

const plate = <DishThumbnail seed="empty" cloth="custard" weave="gingham" dish={null} />

/** The order that a basket has become; null if it is not known. */
type OrderOfBasket = { orderId: string; isOrderedHere: boolean } | null

/** The basket has become an order: links somebody who returns here to that order. */
export function OrderedCheckout({ order }: { order: OrderOfBasket }) {
  const { t } = useTranslation()
  const words = wordsOf(order)
  return (
    <div className="page checkout-alone" role="status">
      <Empty
        titleAs="h1"
        picture={plate}
        title={t(words.title)}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={linkTo(order)}>
            {t('orders.confirmedFollow')}
          </Link>
        }
      >
        {t(words.text)}
      </Empty>
    </div>
  )
}

/** The same, above another basket, which does not change. */
export function OrderedBefore({ order }: { order: NonNullable<OrderOfBasket> }) {
  const { t } = useTranslation()
  return (
    <div className="page checkout-news">
      <Banner
        variant="positive"
        isAnnounced
        title={t('checkout.orderedBeforeTitle', { what: t(wordsOf(order).title) })}
        action={
          <Link className="strong" to={linkTo(order)}>
            {t('checkout.orderedFollow')}
          </Link>
        }
      >
        {t('checkout.orderedBefore')}
      </Banner>
    </div>
  )
}

function wordsOf(order: OrderOfBasket) {
  if (!order || order.isOrderedHere)
    return { title: 'checkout.orderedTitle', text: 'checkout.orderedText' } as const
  const text = 'checkout.orderedElsewhereText'
  // The order keys in this browser's storage are shared by all its tabs.
  return savedOrderKey(order.orderId)
    ? ({ title: 'checkout.orderedInTabTitle', text } as const)
    : ({ title: 'checkout.orderedElsewhereTitle', text } as const)
}

function linkTo(order: OrderOfBasket): string {
  if (order) return links.order(order.orderId, savedOrderKey(order.orderId))
  const newest = newestOrderKey()
  return newest ? links.order(newest.orderId, newest.token) : links.orders()
}

/** The basket exists, but could not be fetched. */
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
