/** How a line of a ticket looks; every printer, and the browser, has its own way to show each. */
export type TicketStyle =
  | 'banner' // White on black and large, in the middle.
  | 'number' // The largest.
  | 'heading'
  | 'alarm' // White on black and large.
  | 'dish'
  | 'option'
  | 'note' // Large, under what it is about.
  | 'strong' // Large.
  | 'plain'

interface TicketLineBlock {
  kind: 'line'
  style: TicketStyle
  text: string
  right?: string
  isStruck?: true
}

export type TicketBlock =
  | TicketLineBlock
  | { kind: 'rule' }
  /** A square code to scan, with what it does under it. */
  | { kind: 'code'; address: string; text: string }

export const line = (style: TicketStyle, text: string, right?: string): TicketLineBlock => ({
  kind: 'line',
  style,
  text,
  ...(right !== undefined && { right }),
})
export const rule: TicketBlock = { kind: 'rule' }
/** The blocks where something is so. */
export const when = (isSo: boolean, ...blocks: TicketBlock[]) => (isSo ? blocks : [])
