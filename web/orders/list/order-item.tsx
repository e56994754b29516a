import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { dateFormat } from '#web/messages/intl-formats.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OrderAgain } from './order-again.tsx'
import { statusIcon } from '#web/orders/tracking/status-icon.ts'

const placed = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** An order in the list: store, time, items, total, and what can be done now. */
export function OrderItem({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { id, number, status, store, serviceType, placedAt, lines, totalPence } = order
  const isOver = isFinal(status)
  const names = { number, store: store.name }
  const dishes = lines.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return (
    <li className="panel order-item">
      <DishThumbnail seed={store.id} dish={store.art.hero} className="order-item-picture" />
      <div className="order-item-words">
        <h3>{store.name}</h3>
        <p className="small soft">
          {marked(
            t('orders.listItem', { number, time: placed.format(new Date(placedAt)) }),
            (time) => (
              <time dateTime={placedAt} className="order-item-time">
                {time}
              </time>
            ),
          )}
        </p>
        <p className="small order-item-dishes">{dishes.join(', ')}</p>
      </div>
      <p className="strong order-item-total">{formatPence(totalPence)}</p>
      <div className="row between wrap order-item-foot">
        <Badge variant={variantOf(status)}>
          <Icon of={statusIcon(status, serviceType)} /> {t(`orders.status.${status}`)}
        </Badge>
        <div className="row wrap">
          <Link
            className={buttonClass({ size: 'sm', variant: isOver ? 'quiet' : 'primary' })}
            to={links.order(id)}
            aria-label={t(isOver ? 'orders.seeNamed' : 'orders.followNamed', names)}
          >
            {t(isOver ? 'orders.see' : 'orders.follow')}
          </Link>
          {isOver && <OrderAgain order={order} orderToken={null} size="sm" />}
        </div>
      </div>
    </li>
  )
}

function variantOf(status: Order['status']) {
  if (status === 'completed') return 'positive'
  return status === 'cancelled' || status === 'declined' ? undefined : 'brand'
}
