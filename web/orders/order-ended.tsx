import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { buttonClass } from '#ui/button.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { summaryOpened } from '../state/cart.slice.ts'
import { useAppDispatch } from '../state/store.ts'
import { eventThatMade } from '#rules/orders/order-steps.ts'
import { isNotCharged, paymentSentence } from './payment-words.ts'
import { RefundList } from './refund-list.tsx'

/** Why an order came to nothing, what that means for money, and what to do next. */
export function OrderEnded({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { status, reason, reasonText, store, serviceType, events } = order
  if (status === 'unpaid') return <Unpaid order={order} />
  const isByCustomer = status === 'cancelled' && eventThatMade(status, events)?.by === 'customer'
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
      <MoneyOfEnded order={order} />
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

/** Nobody is left wondering whether they paid for food that does not come. */
function MoneyOfEnded({ order }: { order: Order }) {
  const { t } = useTranslation()
  if (!order.payment) return <p className="soft">{t('orders.nothingToPay')}</p>
  return (
    <>
      <p className="strong">{paymentSentence(t, order)}</p>
      {isNotCharged(order) && <p className="soft">{t('orders.holdEnds')}</p>}
      <RefundList payment={order.payment} />
    </>
  )
}

function Unpaid({ order }: { order: Order }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <>
      <p>{t('payments.order.unpaidText')}</p>
      <p className="strong">{paymentSentence(t, order)}</p>
      <p className="row wrap ended-acts">
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={links.store(order.store.slug, order.serviceType)}
          onClick={() => dispatch(summaryOpened())}
        >
          {t('payments.order.toBasket')}
        </Link>
      </p>
    </>
  )
}
