import type { Order } from '#contract/orders.ts'
import { useRefundPartnerOrderMutation } from '#web/calls/staff/partner-calls.ts'
import { RefundDialog } from '#web/staff/refund.dialog.tsx'

interface RefundOrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  onGiven: () => void
}

/** What a store gives back, at its own expense. */
export function RefundOrderDialog(props: RefundOrderDialogProps) {
  const [refund] = useRefundPartnerOrderMutation()
  return (
    <RefundDialog
      {...props}
      onSend={({ orderId, body, idempotencyKey }) =>
        refund({ params: { orderId }, body, key: idempotencyKey })
      }
    />
  )
}
