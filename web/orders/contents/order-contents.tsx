import { Printer, ShieldAlert } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { courierAddress } from '#rules/address/courier-address.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { hasReceipt } from '#rules/payments/receipt.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { isPlaced } from '#rules/orders/order-status.ts'
import { Banner } from '#ui/banner.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenStatement } from './allergen-statement.tsx'
import { timeWords } from './day-messages.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSum } from './order-sum.tsx'
import { paymentSentence } from './payment-messages.ts'
import { RefundList } from './refund-list.tsx'
import { SaveReceipt } from './save-receipt.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'

const receiptDate = dateFormat({
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

interface OrderContentsProps {
  order: Order
  /** The guest's token; null: the signed-in customer. */
  orderToken: string | null
}

/** What was ordered and what it costs: the receipt, which is the only part that is printed. */
export function OrderContents({ order, orderToken }: OrderContentsProps) {
  const { t } = useTranslation()
  const { store, allergyNote, placedAt } = order
  const now = useServerNow(60_000)
  const isPaid = hasReceipt(order)
  return (
    <section className="panel stack receipt">
      <div className="print-only">
        <p className="receipt-title">
          {t('orders.receiptTitle', { number: order.number, store: store.name })}
        </p>
        <p>{receiptDate.format(new Date(placedAt))}</p>
      </div>
      <div className="row between">
        <h2>{t('orders.contents')}</h2>
        {isPlaced(order.status) && (
          <button type="button" className="link-btn small strong" onClick={() => print()}>
            <Icon of={Printer} /> {t(isPaid ? 'orders.print' : 'orders.printOrder')}
          </button>
        )}
      </div>
      <OrderLines
        // Not what was taken out before it was paid: that stands among the changes.
        lines={order.lines.filter(({ quantity }) => quantity > 0)}
        isOver={isFinal(order.status)}
      />
      <AllergenStatement verdict={order.allergens} />
      {allergyNote && (
        <Banner icon={ShieldAlert} title={t('orders.allergyNote')}>
          {t('orders.quoted', { text: allergyNote })}
        </Banner>
      )}
      {order.lines.some(({ isAgeRestricted }) => isAgeRestricted) && (
        <Banner variant="info">{t('orders.adults')}</Banner>
      )}
      <OrderSum
        amounts={order}
        refundedPence={order.payment?.refundedPence}
        laterTipPence={order.laterTipPence}
      />
      <RefundList payment={order.payment} />
      <Destination order={order} />
      <p className="small muted">
        {paymentSentence(t, order)}{' '}
        {t('orders.placedOn', { time: timeWords(t, new Date(placedAt), now) })}{' '}
        {t('orders.soldBy', { legalName: store.legalName, address: unbroken(store.sellerAddress) })}
      </p>
      {isPaid && <SaveReceipt order={order} orderToken={orderToken} />}
    </section>
  )
}

function destinationLabel({ serviceType, status }: Order) {
  const isOver = status === 'completed'
  if (serviceType === 'delivery') return isOver ? 'deliveredTo' : 'deliveringTo'
  return isOver ? 'collectedAt' : 'collectAt'
}

function Destination({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { address, addressLine, deliveryNote, contact, store } = order
  const { leaveAtDoor, wantsCutlery } = order
  const place = address ? courierAddress({ address, addressLine }) : store.address
  return (
    <div className="small destination">
      <p>
        <b className="strong">{t(`orders.${destinationLabel(order)}`)}</b> {unbroken(place)}
      </p>
      {deliveryNote && <p className="soft">{t('orders.quoted', { text: deliveryNote })}</p>}
      {leaveAtDoor !== null && !isFinal(order.status) && (
        <p className="soft">{t(leaveAtDoor ? 'orders.leftAtDoor' : 'orders.handedOver')}</p>
      )}
      {wantsCutlery !== null && (
        <p className="soft">{t(wantsCutlery ? 'orders.withCutlery' : 'orders.noCutlery')}</p>
      )}
      <p className="soft">{t('orders.forPerson', { name: contact.name, phone: contact.phone })}</p>
    </div>
  )
}
