import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { useGetPartnerOrderQuery } from '#web/calls/staff/partner-calls.ts'
import { BusyDialog } from './busy.dialog.tsx'
import { DoneDialog } from '#web/store-app/history/done.dialog.tsx'
import { DiscussAllergyDialog } from '#web/store-app/order/discuss-allergy.dialog.tsx'
import { DelayOrderDialog } from '#web/store-app/order/delay-order.dialog.tsx'
import { EndOrderDialog } from '#web/store-app/order/end-order.dialog.tsx'
import { focusShownLane } from './lane.tsx'
import { MoreDialog } from './more.dialog.tsx'
import { OrderDialog } from '#web/store-app/order/order.dialog.tsx'
import { ChangeOrderDialog } from '#web/store-app/order-change/change-order.dialog.tsx'
import { PauseDialog } from './pause.dialog.tsx'
import { SellOutOfOrderDialog } from '#web/store-app/menu/sell-out-of-order.dialog.tsx'
import { RefundOrderDialog } from '#web/store-app/order/refund-order.dialog.tsx'
import type { BoardDialog } from './board-dialog.ts'
import type { Board } from '#web/store-app/live/use-board.ts'
import type { useBell } from '#web/store-app/live/use-bell.ts'

/** How often the provider is likely to have news of money. */
const moneyMs = 5000

interface BoardDialogsProps {
  dialog: BoardDialog
  board: Board
  bell: ReturnType<typeof useBell>
  onOpenDialog: (dialog: BoardDialog) => void
  onClosed: () => void
  onLogOut: () => void
}

/** Whichever dialog was asked for. It stays while it closes. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { dialog, onClosed } = props
  const name = 'order' in dialog ? `${dialog.name} ${dialog.order.id}` : dialog.name
  return <OpenDialog key={name} {...props} onClosed={() => closed(onClosed)} />
}

function OpenDialog({ dialog, board, bell, onOpenDialog, onClosed, onLogOut }: BoardDialogsProps) {
  const [isOpen, setIsOpen] = useState(true)
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed }
  if ('order' in dialog) return <DialogOfOrder {...frame} {...{ dialog, board, onOpenDialog }} />
  if (dialog.name === 'more') return <MoreDialog {...frame} {...{ bell, onOpenDialog, onLogOut }} />
  if (!board.store) return null
  if (dialog.name === 'busy') return <BusyDialog {...frame} store={board.store} />
  if (dialog.name === 'pause') return <PauseDialog {...frame} store={board.store} />
  return <DoneDialog {...frame} storeId={board.store.id} onOpenDialog={onOpenDialog} />
}

interface DialogOfOrderProps {
  dialog: Extract<BoardDialog, { order: Order }>
  board: Board
  onOpenDialog: (dialog: BoardDialog) => void
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

function DialogOfOrder({ dialog, board, onOpenDialog, ...frame }: DialogOfOrderProps) {
  const order = useOrderNow(dialog.order, board)
  if (dialog.name === 'order')
    return (
      <OrderDialog
        {...frame}
        order={order}
        onRefund={() => onOpenDialog({ name: 'refund', order })}
        onChange={() => onOpenDialog({ name: 'change', order })}
      />
    )
  if (dialog.name === 'change') return <ChangeOrderDialog {...frame} order={order} />
  if (dialog.name === 'refund')
    return (
      <RefundOrderDialog
        {...frame}
        order={order}
        onGiven={() => onOpenDialog({ name: 'order', order })}
      />
    )
  if (dialog.name === 'allergy')
    return <DiscussAllergyDialog {...frame} order={order} minutes={dialog.minutes} />
  if (dialog.name === 'soldOut') return <SellOutOfOrderDialog {...frame} order={order} />
  if (dialog.name === 'delay') return <DelayOrderDialog {...frame} order={order} />
  return <EndOrderDialog {...frame} order={order} act={dialog.name} />
}

/** As it is now, which may be further than when it was asked for; of done orders, its money is. */
function useOrderNow(dialog: Order, board: Board): Order {
  const listed = board.orders?.find(({ id }) => id === dialog.id)
  const { data } = useGetPartnerOrderQuery(
    { params: { orderId: dialog.id } },
    {
      skip: listed !== undefined || dialog.paymentMethod === 'cash',
      refetchOnMountOrArgChange: true,
      pollingInterval: moneyMs,
    },
  )
  return listed ?? data ?? dialog
}

/** The card that a dialog came from may be gone with it; then the focus goes to the board. */
function closed(onClosed: () => void): void {
  onClosed()
  // The dialog gives the focus back after it has gone.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusShownLane()
  })
}
