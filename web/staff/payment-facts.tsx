import type { Order } from '#contract/orders.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { payerWords, paymentDetails, paymentWords, refundWords } from './payment-messages.ts'

interface PaymentFactsProps {
  order: Order
  /** The staff of its own store read that they pay themselves. */
  isForStore?: boolean
}

/** How an order is paid, the tip within, and what was given back at whose expense. */
export function PaymentFacts({ order, isForStore = false }: PaymentFactsProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const reader = { marketplace, store: isForStore ? null : order.store.name }
  const refunds = order.payment?.refunds ?? []
  return (
    <>
      <p>{paymentWords(t, order)}</p>
      {paymentDetails(t, order).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {refunds.length > 0 && (
        <ul aria-label={t('orders.refunded')}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              {refundWords(t, refund, serverNow())} <small>{payerWords(t, refund, reader)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
