import { Banknote, CreditCard, Phone } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AcceptOrder } from './accept-order.tsx'
import { AllergyBlock } from './allergy-block.tsx'
import { useOrderActions } from './order-actions.ts'
import { OrderFood, OrderWishes } from './order-food.tsx'
import { OrderNumber } from './order-number.tsx'
import { serviceWords, shortName } from './order-messages.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

/** An order that waits for an answer. */
export function NewOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { end, notice } = useOrderActions()
  const { id, number, contact, address, totalPence, acts } = order
  const seen = () => notice(id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not a control: it only hears that somebody is there
    <article
      className="order new"
      data-order={id}
      aria-label={t('storeApp.newOrder', { number })}
      onPointerDown={seen}
      onFocus={seen}
    >
      <AllergyBlock order={order} />
      <div className="pad">
        <header>
          <div>
            <OrderNumber order={order} />
            <ServiceLine order={order} />
            <p className="small muted">
              {[shortName(contact.name), address?.postCode].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="left">
            <b>{formatPence(totalPence)}</b>
            <span className="paid">
              <Icon of={order.payment ? CreditCard : Banknote} />
              {t(order.payment ? 'storeApp.heldShort' : 'storeApp.cash')}
            </span>
          </p>
        </header>
        <OrderFood order={order} />
        <OrderWishes order={order} />
        {acts.includes('accept') && <AcceptOrder order={order} />}
        <div className="row">
          <a
            className={buttonClass({ variant: 'quiet', className: 'beside' })}
            href={`tel:${contact.phone}`}
          >
            <Icon of={Phone} />
            <span className="only-phone">{t('storeApp.ring')}</span>
            <span className="only-desktop">{t('storeApp.ringCustomer')}</span>
          </a>
          {acts.includes('decline') && (
            <Button variant="danger" className="beside" onClick={() => end(order, 'decline')}>
              {t('storeApp.decline')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

const minuteMs = 60_000

function ServiceLine({ order }: { order: Order }) {
  const { t } = useTranslation()
  return <p className="soft">{serviceWords(t, order, useServerNow(minuteMs))}</p>
}
