import { useState, type ReactNode } from 'react'
import {
  useGetOperatorOrderQuery,
  useRefundOperatorOrderMutation,
} from '#web/calls/staff/operator-calls.ts'
import { RefundDialog } from '#web/staff/refund.dialog.tsx'
import '#web/messages/refund.ts'
import { Undo2 } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OrderSum } from '#web/orders/contents/order-sum.tsx'
import { PaymentFacts } from '#web/staff/payment-facts.tsx'
import { leftPence } from '#web/staff/refund-choice.ts'

interface OrderMoneyDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  number: string
  order: Order | undefined
  isError: boolean
  onRefund: () => void
}

interface OrderMoneyDialogsProps {
  order: { id: string; number: string }
  onClosed: () => void
}

/** How often the provider is likely to have news of money. */
const moneyMs = 5000

/** The money of an order, and giving it back. */
export function OrderMoneyDialogs({ order: { id, number }, onClosed }: OrderMoneyDialogsProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [isRefunding, setIsRefunding] = useState(false)
  const { data: order, isError } = useGetOperatorOrderQuery(
    { params: { orderId: id } },
    { refetchOnMountOrArgChange: true, pollingInterval: moneyMs },
  )
  const [refund] = useRefundOperatorOrderMutation()
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed }
  if (isRefunding && order)
    return (
      <RefundDialog
        {...frame}
        order={order}
        choosesPayer
        onSend={({ orderId, body, payer, idempotencyKey }) =>
          refund({ params: { orderId }, body: { ...body, payer }, key: idempotencyKey })
        }
        onGiven={() => setIsRefunding(false)}
      />
    )
  return (
    <OrderMoneyDialog
      {...frame}
      {...{ number, order, isError }}
      onRefund={() => setIsRefunding(true)}
    />
  )
}

/** What an order costs, how it was paid, and what was given back. */
function OrderMoneyDialog(props: OrderMoneyDialogProps) {
  const { number, order, isError, onRefund, ...frame } = props
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('operator.orderTitle', { number })}
      closeLabel={t('operator.close')}
      footer={
        order &&
        leftPence(order) > 0 && (
          <Button onClick={onRefund}>
            <Icon of={Undo2} />
            {t('refund.open')}
          </Button>
        )
      }
    >
      {!order && isError && (
        <Banner variant="warning" isAnnounced>
          {t('operator.orderFailed')}
        </Banner>
      )}
      {!order && !isError && (
        <div aria-busy>
          <p className="sr">{t('operator.orderLoading')}</p>
          <Skeleton height="16rem" />
        </div>
      )}
      {order && (
        <>
          <dl className="order-facts">
            <Fact term={t('operator.store')}>{order.store.name}</Fact>
            <Fact term={t('operator.customer')}>
              {order.contact.name}, {order.contact.email}
            </Fact>
            <Fact term={t('operator.status')}>{t(`storeApp.status.${order.status}`)}</Fact>
            <Fact term={t('operator.paid')}>
              <PaymentFacts order={order} />
            </Fact>
          </dl>
          <section className="stack">
            <h3>{t('operator.sums')}</h3>
            <OrderSum amounts={order} refundedPence={order.payment?.refundedPence} />
          </section>
        </>
      )}
    </Dialog>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
