import { CircleAlert, Undo2 } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { refundSentence } from './payment-messages.ts'

/** The refunds of an order, and why. */
export function RefundList({ payment }: Pick<Order, 'payment'>) {
  const { t } = useTranslation()
  const refunds = payment?.refunds ?? []
  if (refunds.length === 0) return null
  const isOnItsWay = refunds.some(({ status }) => status !== 'failed')
  return (
    <div className="refunds">
      <ul className="stack small" aria-label={t('payments.order.refundsTitle')}>
        {refunds.map((refund) => (
          <li key={refund.id} className="row at-top" data-status={refund.status}>
            <Icon of={refund.status === 'failed' ? CircleAlert : Undo2} />
            <span>{refundSentence(t, refund)}</span>
          </li>
        ))}
      </ul>
      {isOnItsWay && <p className="small muted">{t('payments.order.refundTakes')}</p>}
    </div>
  )
}
