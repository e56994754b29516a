import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Order } from '#contract/orders.ts'
import type { DeviceTicket } from '#rules/printing/device-tickets.ts'
import { Ticket } from './ticket.tsx'

/** A browser that says nothing of how printing ended is not waited for any longer. */
const patienceMs = 60_000

interface PrintedTicketsProps {
  tickets: readonly DeviceTicket<Order>[]
  onPrinted: () => void
}

/** Prints tickets, each on paper of its own: everything else of the page is hidden from the printer. */
export function PrintedTickets({ tickets, onPrinted }: PrintedTicketsProps) {
  const finish = useEffectEvent(onPrinted)
  useEffect(() => {
    addEventListener('afterprint', finish)
    // After React is done. A frame would wait for as long as another tab is in front.
    const start = setTimeout(() => print())
    const end = setTimeout(finish, patienceMs)
    return () => {
      removeEventListener('afterprint', finish)
      clearTimeout(start)
      clearTimeout(end)
    }
  }, [])
  return createPortal(
    tickets.map(({ printed, ...ticket }) => (
      <Ticket key={printed} {...ticket} origin={location.origin} />
    )),
    document.body,
  )
}
