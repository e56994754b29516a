import type { Order } from '#contract/orders.ts'

/**
 * An order without anything that whoever placed it typed: for emails to an address that may be a
 * stranger's. Of the address the postcode stays, which has been checked to be one.
 */
export function withoutTypedText(order: Order): Order {
  const { address, contact, lines } = order
  return {
    ...order,
    contact: { ...contact, name: '' },
    address: address && { ...address, address: '', city: '', area: '', country: '', placeId: '' },
    addressLine: '',
    deliveryNote: '',
    allergyNote: '',
    lines: lines.map((line) => ({ ...line, note: '', memberName: '' })),
  }
}
