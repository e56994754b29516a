import { Suspense, useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { DeviceTicket } from '#rules/printing/device-tickets.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { takeTickets } from './device-printing.ts'

const PrintedTickets = lazyPart(() =>
  import('./printed-tickets.tsx').then(({ PrintedTickets }) => ({ default: PrintedTickets })),
)

type Tickets = readonly DeviceTicket<Order>[]

interface AutomaticPrintingProps {
  storeId: string
  orders: readonly Order[]
}

/** Prints the tickets of accepted orders where somebody has turned that on for this device. */
export function AutomaticPrinting({ storeId, orders }: AutomaticPrintingProps) {
  // What is accepted while the browser prints waits its turn.
  const [queue, setQueue] = useState<readonly Tickets[]>([])
  useEffect(() => {
    void takeTickets(storeId, orders).then((taken) => {
      if (taken.length > 0) setQueue((before) => [...before, taken])
    })
  }, [storeId, orders])
  const [tickets] = queue
  if (!tickets) return null
  return (
    <Suspense>
      <PrintedTickets
        key={tickets[0]?.printed}
        tickets={tickets}
        onPrinted={() => setQueue((before) => before.slice(1))}
      />
    </Suspense>
  )
}
