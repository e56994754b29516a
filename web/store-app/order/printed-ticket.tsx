import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Order } from '#contract/orders.ts'
import { Ticket } from './ticket.tsx'

/** Prints the ticket of an order: everything else of the page is hidden from the printer. */
export function PrintedTicket({ order, onPrinted }: { order: Order; onPrinted: () => void }) {
  const finish = useEffectEvent(onPrinted)
  useEffect(() => {
    addEventListener('afterprint', finish)
    // After this frame, so that the ticket is there to be printed.
    const frame = requestAnimationFrame(() => print())
    return () => {
      removeEventListener('afterprint', finish)
      cancelAnimationFrame(frame)
    }
  }, [])
  return createPortal(<Ticket order={order} />, document.body)
}
