import '#web/styles/staff/order-board.css'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import { useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetPartnerOrderQuery } from '#web/calls/staff/partner-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLiveOrders } from '#web/store-app/live/live-orders.ts'
import { OrderActionsContext, type OrderActions } from '#web/store-app/order/order-actions.ts'
import { EndOrderDialog } from '#web/store-app/order/end-order.dialog.tsx'
import { useHeldActs } from '#web/store-app/order/held-acts.tsx'
import { usePerform } from '#web/store-app/order/use-order-act.ts'
import { OrderDialog } from '#web/store-app/order/order.dialog.tsx'
import { RefundOrderDialog } from '#web/store-app/order/refund-order.dialog.tsx'

/** An order of which no more is known yet. */
export interface NamedOrder {
  id: string
  number: string
}

interface PastOrderDialogsProps {
  order: NamedOrder
  onClosed: () => void
}

/** How often the provider is likely to have news of money; of cash there never is any. */
const moneyMs = 5000

/** An order wherever it is met beside the board, and what can still be done about it. */
export function PastOrderDialogs({ order: { id, number }, onClosed }: PastOrderDialogsProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [dialog, setDialog] = useState<'order' | 'refund' | 'decline' | 'cancel'>('order')
  const [pollingInterval, setPollingInterval] = useState(moneyMs)
  const query = useGetPartnerOrderQuery(
    { params: { orderId: id } },
    { refetchOnMountOrArgChange: true, pollingInterval },
  )
  const { data: order, isError, isFetching, refetch } = query
  if (order?.paymentMethod === 'cash' && pollingInterval !== 0) setPollingInterval(0)
  const { notice, board, offline } = useLiveOrders()
  const undoSeconds = board.store?.undoSeconds ?? 0
  const perform = usePerform({ refresh: () => void refetch(), undoSeconds: 0, offline })
  // Closing the dialog leaves it, and so sends what is held back.
  const holding = useHeldActs(undoSeconds, (ended, command) => void perform(ended, command))
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed }
  if (!order)
    return (
      <OrderOnItsWay
        {...{ number, frame }}
        isFailed={isError && !isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  const actions: OrderActions = {
    refresh: () => void refetch(),
    open: () => setDialog('order'),
    end: (_, act) => setDialog(act),
    // What is answered here is none that awaits an answer.
    discussAllergy: () => {},
    notice,
    offline,
    ...holding,
    undoSeconds,
    delay: () => {},
    sellOut: () => {},
  }
  return (
    <OrderActionsContext value={actions}>
      {dialog === 'order' && (
        <OrderDialog {...frame} order={order} onRefund={() => setDialog('refund')} />
      )}
      {dialog === 'refund' && (
        <RefundOrderDialog {...frame} order={order} onGiven={() => setDialog('order')} />
      )}
      {(dialog === 'decline' || dialog === 'cancel') && (
        <EndOrderDialog
          {...frame}
          // Back to the order, where it can be undone for as long as it is held back.
          onClose={() => (undoSeconds > 0 ? setDialog('order') : setIsOpen(false))}
          order={order}
          act={dialog}
        />
      )}
    </OrderActionsContext>
  )
}

interface OrderOnItsWayProps {
  number: string
  frame: { isOpen: boolean; onClose: () => void; onClosed: () => void }
  isFailed: boolean
  onTryAgain: () => void
}

function OrderOnItsWay({ number, frame, isFailed, onTryAgain }: OrderOnItsWayProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('storeApp.detailTitle', { number })}
      closeLabel={t('storeApp.close')}
    >
      {isFailed ? (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={onTryAgain}>{t('storeApp.tryAgain')}</Button>}
        >
          {t('storeApp.orderFailed')}
        </Banner>
      ) : (
        <div aria-busy>
          <p className="sr">{t('storeApp.orderLoading')}</p>
          <Skeleton height="20rem" radius="var(--radius-md)" />
        </div>
      )}
    </Dialog>
  )
}
