import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { buttonClass } from '#ui/button.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'

/** Why an order came to nothing, what that means for money, and what to do next. */
export function OrderEnded({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { status, reason, reasonText, store, serviceType, events } = order
  const isByCustomer = status === 'cancelled' && events.at(-1)?.by === 'customer'
  const why = isByCustomer
    ? t('orders.cancelledByYou')
    : reason
      ? t(`orders.reason.${reason}`)
      : t('orders.cancelledByStore')
  // What else is on the menu helps only where the kitchen itself would still cook.
  const isSameStoreNext = isByCustomer || reason === 'productUnavailable'
  return (
    <>
      <p>
        {why} {reasonText && t('orders.storeSays', { text: reasonText })}
      </p>
      <p className="soft">{t('orders.nothingToPay')}</p>
      <p className="row wrap ended-acts">
        <Link
          className={buttonClass({ variant: isSameStoreNext ? 'secondary' : 'primary' })}
          to={links.home()}
        >
          {t('orders.nextElsewhere')}
        </Link>
        {isSameStoreNext && (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={links.store(store.slug, serviceType)}
          >
            {t('orders.nextSameStore', { store: store.name })}
          </Link>
        )}
      </p>
    </>
  )
}
