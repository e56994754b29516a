import { useState } from 'react'
import {
  useGetOperatorOrderQuery,
  useRefundOperatorOrderMutation,
} from '#web/calls/staff/operator-calls.ts'
import { RefundDialog } from '#web/staff/refund.dialog.tsx'
import { OrderMoneyDialog } from './order-money.dialog.tsx'

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
        asksPayer
        onSend={({ orderId, body, payer, idempotencyKey }) =>
          refund({ params: { orderId }, body: { ...body, payer }, idempotencyKey })
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
