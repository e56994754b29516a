import type { Order } from '#contract/orders.ts'
import { ticketOf } from '#rules/printing/ticket.ts'
import type { TicketBlock } from '#rules/printing/ticket-blocks.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'

/**
 * What hangs over the stove: 80 mm of paper, black only, the gravest first. The same as ticket printers print,
 * without the code to scan.
 */
export function Ticket({ order }: { order: Order }) {
  const blocks = ticketOf(order, {
    kind: 'kitchen',
    printedAt: serverNow(),
    copy: null,
    mark: null,
    boardAddress: null,
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
  if (block.kind === 'code') return null
  if (block.kind === 'rule') return <hr />
  const { style, text, isStruck } = block
  return <p className={`ticket-${style}`}>{isStruck ? <s>{text}</s> : text}</p>
}
