import { ALLERGENS } from '#rules/menu/allergens.ts'
import type { TicketLine } from '../ticket-food.ts'
import type { TicketOrder } from '../ticket.ts'

const nothingDeclared = { contains: [], may: [], free: [], notDeclared: [...ALLERGENS] }

export function ticketLine(given: Partial<TicketLine> = {}): TicketLine {
  return {
    name: 'Garlic naan',
    quantity: 1,
    refundedQuantity: 0,
    options: [],
    parts: [],
    memberName: '',
    note: '',
    ifSoldOut: 'refund',
    allergens: nothingDeclared,
    isAgeRestricted: false,
    linePence: 320,
    ...given,
  }
}

/** An accepted collection in cash, for £3.70. */
export function ticketOrder(given: Partial<TicketOrder> = {}): TicketOrder {
  return {
    number: '7HK4',
    status: 'accepted',
    store: {
      name: 'Saffron Street',
      address: '1 Saffron Street, London E8 1AA',
      phone: '020 7946 0000',
    },
    serviceType: 'collection',
    serviceTime: 'asap',
    placedAt: '2030-03-01T19:00:00Z',
    dueAt: '2030-03-01T19:20:00Z',
    deliveryMinutes: 0,
    contact: { name: 'Priya Hall', phone: '07700 900123' },
    address: null,
    addressLine: '',
    deliveryNote: '',
    leaveAtDoor: null,
    allergyNote: '',
    allergyDiscussedBy: '',
    noBag: null,
    wantsCutlery: null,
    lines: [ticketLine()],
    allergens: nothingDeclared,
    payment: null,
    subtotalPence: 320,
    discountPence: 0,
    deliveryFeePence: 0,
    platformFeePence: 50,
    plasticBagChargePence: 0,
    tipPence: 0,
    totalPence: 370,
    ...given,
  }
}
