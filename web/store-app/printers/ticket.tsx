import '#web/styles/staff/ticket.css'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { Order } from '#contract/orders.ts'
import type { DeviceTicket } from '#rules/printing/device-tickets.ts'
import { ticketOf } from '#rules/printing/ticket.ts'
import type { TicketBlock } from '#rules/printing/ticket-blocks.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { staffLinks } from '#web/staff-links.ts'

type TicketProps = Pick<DeviceTicket<Order>, 'order' | 'kind' | 'mark'> & {
  /** Of this website, for the code to scan. */
  origin: string
}

/** What hangs over the stove or goes into the bag: 80 mm of paper, black only. The same as ticket printers print. */
export function Ticket({ order, kind, mark, origin }: TicketProps) {
  const blocks = ticketOf(order, {
    kind,
    printedAt: serverNow(),
    copy: null,
    mark,
    boardAddress: `${origin}${staffLinks.storeApp(order.store.slug)}&order=${order.id}`,
  })
  return (
    <div className="ticket" aria-hidden>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ticket is written once
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TicketBlock }) {
  if (block.kind === 'rule') return <hr />
  if (block.kind === 'code') return <Code {...block} />
  const { style, text, right, isStruck } = block
  return (
    <p className={`ticket-${style}`}>
      {isStruck ? <s>{text}</s> : text}
      {right !== undefined && <span>{right}</span>}
    </p>
  )
}

function Code({ address, text }: { address: string; text: string }) {
  const squares = generate(address)
  return (
    <div className="ticket-code">
      <svg viewBox={`0 0 ${squares.size} ${squares.size}`}>
        <path d={toSvgPath(squares)} />
      </svg>
      <p>{text}</p>
    </div>
  )
}
