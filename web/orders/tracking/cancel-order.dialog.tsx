import { MODAL_TRANSITION_MS } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useCancelOrderMutation } from '#web/calls/order-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface CancelOrderDialogProps {
  order: Order
  orderToken: string | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for confirmation before an order is cancelled. */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { order, orderToken, isOpen, onClose } = props
  const { t } = useTranslation()
  const [cancelOrder, { isLoading }] = useCancelOrderMutation()

  const cancel = async () => {
    try {
      await cancelOrder({ params: { orderId: order.id }, orderToken }).unwrap()
      onClose()
      setTimeout(moveFocusOn, MODAL_TRANSITION_MS)
    } catch (thrown) {
      const isTooLate = isApiFailure(thrown) && thrown.code === 'ORDER_STATUS_INVALID'
      if (!isTooLate) return showFailure(thrown)
      showToast({ id: 'too-late', variant: 'warning', title: t('orders.tooLate') })
      onClose()
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.cancelTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="soft">{t('orders.cancelBody', { store: order.store.name })}</p>
      <Button
        variant="danger"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('orders.cancelling')}
        onClick={() => void cancel()}
      >
        {t('orders.cancelYes')}
      </Button>
      <Button variant="quiet" isBlock onClick={onClose}>
        {t('orders.cancelNo')}
      </Button>
    </Dialog>
  )
}

/** The button that opened this is removed once the order is cancelled, so the focus cannot return to it. */
function moveFocusOn(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}
