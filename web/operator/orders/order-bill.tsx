import '#web/messages/refund.ts'
import { Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useRefundOperatorOrderMutation } from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOperator } from '#web/operator/use-operator.ts'
import { OrderLines } from '#web/orders/contents/order-lines.tsx'
import { OrderSum } from '#web/orders/contents/order-sum.tsx'
import { PaymentFacts } from '#web/staff/payment-facts.tsx'
import { leftPence } from '#web/staff/refund-choice.ts'

const RefundDialog = lazyPart(() =>
  import('#web/staff/refund.dialog.tsx').then((part) => ({ default: part.RefundDialog })),
)

/** What was ordered, what it costs, how it was paid, and refunding it. */
export function OrderBill({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'closed' | 'open' | 'closing'>('closed')
  const [refund] = useRefundOperatorOrderMutation()
  const role = useOperator().user?.operatorRole
  const canRefund = role && isOperatorAllowed(role, 'refunds') && leftPence(order) > 0
  return (
    <section className="panel stack" aria-labelledby="order-bill">
      <h2 id="order-bill">{t('operatorOrders.contents')}</h2>
      {order.allergyNote && (
        <Banner variant="warning">
          {t('operatorOrders.allergyNote', { note: order.allergyNote })}
        </Banner>
      )}
      <OrderLines
        lines={order.lines}
        isOver={isFinal(order.status)}
        words={{
          anySoldOut: t('operatorOrders.anySoldOut'),
          otherSoldOut: t('operatorOrders.otherSoldOut'),
          ofCustomer: t('operatorOrders.customer'),
          replace: t('operatorOrders.ifSoldOut.replace'),
          call: t('operatorOrders.ifSoldOut.call'),
        }}
      />
      <OrderSum amounts={order} refundedPence={order.payment?.refundedPence} />
      <h3>{t('operatorOrders.payment')}</h3>
      <div className="stack small">
        <PaymentFacts order={order} />
      </div>
      {canRefund && (
        <div>
          <Button onClick={() => setDialog('open')}>
            <Icon of={Undo2} />
            {t('refund.open')}
          </Button>
        </div>
      )}
      {dialog !== 'closed' && (
        <Suspense>
          <RefundDialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={() => setDialog('closed')}
            order={order}
            choosesPayer
            onSend={({ orderId, body, paying, idempotencyKey }) =>
              refund({ params: { orderId }, body: { ...body, ...paying }, key: idempotencyKey })
            }
            onGiven={() => setDialog('closing')}
          />
        </Suspense>
      )}
    </section>
  )
}
