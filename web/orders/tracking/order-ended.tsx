import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { buttonClass } from '#ui/button.tsx'
import { placeOf } from '#web/address/address-location.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { summaryOpened } from '#web/state/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { eventThatMade } from '#rules/orders/arrival.ts'
import { paymentSentence, releasedSentence } from '#web/orders/contents/payment-messages.ts'
import { OrderAgain } from '#web/orders/list/order-again.tsx'
import { RefundList } from '#web/orders/contents/refund-list.tsx'

interface OrderEndedProps {
  order: Order
  orderToken: string | null
}

/** Why an order failed, what that means for the money, and what to do next. */
export function OrderEnded({ order, orderToken }: OrderEndedProps) {
  const { t } = useTranslation()
  const { status, reason, reasonText, store, serviceType, events } = order
  const list = useList(order)
  if (status === 'unpaid') return <Unpaid order={order} />
  const isByCustomer = status === 'cancelled' && eventThatMade(status, events)?.by === 'customer'
  const why = isByCustomer
    ? t('orders.cancelledByYou')
    : reason
      ? t(`orders.reason.${reason}`)
      : t('orders.cancelledByStore')
  // Other dishes help only if the kitchen itself would still cook.
  const isSameStoreNext = isByCustomer || reason === 'productUnavailable'
  return (
    <>
      <p>
        {why} {reasonText && t('orders.storeSays', { text: reasonText })}
      </p>
      <MoneyOfEnded order={order} />
      <div className="row wrap ended-acts">
        {isSameStoreNext && (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={links.store(store.slug, serviceType)}
          >
            {t('orders.nextSameStore', { store: store.name })}
          </Link>
        )}
        <Link
          className={buttonClass({ variant: isSameStoreNext ? 'secondary' : 'primary' })}
          to={list.to}
        >
          {list.words}
        </Link>
        <OrderAgain order={order} orderToken={orderToken} />
      </div>
    </>
  )
}

/** The list of restaurants for the address of an order, or the last search. */
function useList({ address, serviceType }: Order): { to: string; words: string } {
  const { t } = useTranslation()
  const searched = useAppSelector(({ searchAddress }) => searchAddress)
  const place = placeOf(address ?? searched)
  if (!place.city || !place.area) return { to: links.home(), words: t('orders.nextOtherStore') }
  return {
    to: links.storeList(place, { service: serviceType }),
    words: t('tracking.backToList', { place: unbroken(place.location) }),
  }
}

/** Says whether anything was charged for food that does not come. */
function MoneyOfEnded({ order }: { order: Order }) {
  const { t } = useTranslation()
  if (!order.payment) return <p className="soft">{t('orders.nothingToPay')}</p>
  return (
    <>
      <p>
        <b>{paymentSentence(t, order)}</b> {releasedSentence(t, order)}
      </p>
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
