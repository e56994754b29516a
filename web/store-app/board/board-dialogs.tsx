import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { useGetPartnerOrderQuery } from '#web/calls/staff/partner-calls.ts'
import { BusyDialog } from './busy.dialog.tsx'
import { DoneDialog } from '#web/store-app/history/done.dialog.tsx'
import { EndOrderDialog } from '#web/store-app/order/end-order.dialog.tsx'
import { MoreDialog } from './more.dialog.tsx'
import { OrderDialog } from '#web/store-app/order/order.dialog.tsx'
import { PauseDialog } from './pause.dialog.tsx'
import { RefundOrderDialog } from '#web/store-app/order/refund-order.dialog.tsx'
import type { Asked } from './use-board.ts'
import type { Board } from './use-board.ts'
import type { useBell } from './use-bell.ts'

/** How often the provider is likely to have news of money. */
const moneyMs = 5000

interface BoardDialogsProps {
  asked: Asked
  board: Board
  bell: ReturnType<typeof useBell>
  onAsk: (asked: Asked) => void
  onClosed: () => void
  onLogOut: () => void
}

/** Whichever dialog was asked for. It stays while it closes. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { asked, onClosed } = props
  const name = 'order' in asked ? `${asked.dialog} ${asked.order.id}` : asked.dialog
  return <OpenDialog key={name} {...props} onClosed={() => closed(onClosed)} />
}

function OpenDialog({ asked, board, bell, onAsk, onClosed, onLogOut }: BoardDialogsProps) {
  const [isOpen, setIsOpen] = useState(true)
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed }
  if ('order' in asked) return <DialogOfOrder {...frame} {...{ asked, board, onAsk }} />
  if (asked.dialog === 'more') return <MoreDialog {...frame} {...{ bell, onAsk, onLogOut }} />
  if (!board.store) return null
  if (asked.dialog === 'busy') return <BusyDialog {...frame} store={board.store} />
  if (asked.dialog === 'pause') return <PauseDialog {...frame} store={board.store} />
  return <DoneDialog {...frame} storeId={board.store.id} onAsk={onAsk} />
}

interface DialogOfOrderProps {
  asked: Extract<Asked, { order: Order }>
  board: Board
  onAsk: (asked: Asked) => void
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

function DialogOfOrder({ asked, board, onAsk, ...frame }: DialogOfOrderProps) {
  const order = useOrderNow(asked.order, board)
  if (asked.dialog === 'order')
    return (
      <OrderDialog {...frame} order={order} onRefund={() => onAsk({ dialog: 'refund', order })} />
    )
  if (asked.dialog === 'refund')
    return (
      <RefundOrderDialog
        {...frame}
        order={order}
        onGiven={() => onAsk({ dialog: 'order', order })}
      />
    )
  return <EndOrderDialog {...frame} order={order} act={asked.dialog} />
}

/** As it is now, which may be further than when it was asked for; of done orders, its money is. */
function useOrderNow(asked: Order, board: Board): Order {
  const listed = board.orders?.find(({ id }) => id === asked.id)
  const { data } = useGetPartnerOrderQuery(
    { params: { orderId: asked.id } },
    {
      skip: listed !== undefined || asked.paymentMethod === 'cash',
      refetchOnMountOrArgChange: true,
      pollingInterval: moneyMs,
    },
  )
  return listed ?? data ?? asked
}

/** The card that a dialog came from may be gone with it; then the focus goes to the board. */
function closed(onClosed: () => void): void {
  onClosed()
  // The dialog gives the focus back after it has gone.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const lanes = [...document.querySelectorAll<HTMLElement>('.lane[tabindex]')]
    lanes.find((lane) => lane.offsetParent !== null)?.focus()
  })
}
