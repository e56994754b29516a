import { Banknote, Clock, CreditCard, Mail } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { momentOf } from '#rules/orders/order-moment.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from './contents/day-messages.ts'
import { OrderContents } from './contents/order-contents.tsx'
import { OrderPicture } from './tracking/order-picture.tsx'
import { paymentSentence } from './contents/payment-messages.ts'
import { SaveDetails } from './save-details.tsx'
import { statusIcon } from './tracking/status-icon.ts'
import { awaitedOf, chosenTimeWords } from './tracking/tracking-messages.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

interface OrderConfirmedProps {
  order: Order
  orderToken: string | null
}

/** "Order sent": its number, what happens next, its state, and the link to follow it. */
export function OrderConfirmed({ order, orderToken }: OrderConfirmedProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { status, serviceType, store, number, contact, deadlineAt } = order
  const total = formatPence(order.totalPence)
  return (
    <div className="page two-col">
      <section className="now order-sent">
        <OrderPicture order={order} moment={momentOf({ ...order, ...awaitedOf(order) }, now)} />
        <div className="body">
          <div className="stack now-words">
            <h1 className="big">{t('orders.confirmedTitle')}</h1>
            <p className="muted small">{t('orders.confirmedNumber')}</p>
            <p className="number">{number}</p>
            <p className="soft">
              {t('orders.confirmedText', { store: store.name })} {chosenTimeWords(t, order, now)}
            </p>
          </div>
          <p className="row wrap" role="status">
            <span className="soft">{t('orders.confirmedNow')}</span>
            <Badge variant="brand" icon={statusIcon(status, serviceType)}>
              {t(`orders.status.${status}`)}
            </Badge>
          </p>
          <div className="stack">
            <h2>{t('orders.confirmedNext')}</h2>
            <ul className="stack next-list">
              {status === 'pending' && (
                <Next icon={Clock}>
                  {t('orders.confirmedAnswer', {
                    store: store.name,
                    time: timeWords(t, new Date(deadlineAt), now),
                  })}
                </Next>
              )}
              <Next icon={Mail}>{t('orders.confirmedMail', { email: contact.email })}</Next>
              {order.payment && <Next icon={CreditCard}>{paymentSentence(t, order)}</Next>}
              {!order.payment && (
                <Next icon={Banknote}>
                  {serviceType === 'delivery'
                    ? t('orders.confirmedCashDelivery', { total })
                    : t('orders.confirmedCashCollection', {
                        total,
                        address: unbroken(store.address),
                      })}
                </Next>
              )}
            </ul>
          </div>
          <div className="stack now-words">
            <Link
              className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
              to={links.order(order.id, orderToken)}
            >
              {t('orders.confirmedFollow')}
            </Link>
            {orderToken && <p className="small muted">{t('orders.confirmedLink')}</p>}
          </div>
        </div>
      </section>
      <aside className="stack spaced">
        <SaveDetails order={order} orderToken={orderToken} />
        <OrderContents order={order} orderToken={orderToken} />
      </aside>
    </div>
  )
}

function Next({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="row">
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  )
}
