import type { Order } from '#contract/orders.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { paymentDetails, paymentWords, refundWords } from './payment-words.ts'

/** How an order is paid, the tip within, and what was given back. */
export function PaymentFacts({ order }: { order: Order }) {
  const { t } = useTranslation()
  const refunds = order.payment?.refunds ?? []
  return (
    <>
      <p>{paymentWords(t, order)}</p>
      {paymentDetails(t, order).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {refunds.length > 0 && (
        <ul aria-label={t('orders.givenBack')}>
          {refunds.map((refund) => (
            <li key={refund.id}>{refundWords(t, refund)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
