import type { Order, OrderLine } from '#contract/orders.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'

/** A dish of an order for tests; nothing is declared unless said. */
export function kitchenLine(given: Partial<OrderLine> = {}): OrderLine {
  return {
    productId: '0190a7b0-0000-7000-8000-0000000000dd',
    name: 'Garlic naan',
    art: null,
    quantity: 1,
    options: [],
    parts: [],
    memberName: '',
    note: '',
    ifSoldOut: 'refund',
    unitPricePence: 320,
    linePence: 320,
    discountPence: 0,
    kcal: null,
    allergens: { contains: [], may: [], free: [], notDeclared: [...ALLERGENS] },
    isAgeRestricted: false,
    ...given,
  }
}

/** An order for tests: a pending collection. */
export function kitchenOrder(given: Partial<Order> = {}): Order {
  return {
    id: '0190a7b0-0000-7000-8000-000000000001',
    number: '7HK4',
    status: 'pending',
    store: {
      id: '0190a7b0-0000-7000-8000-0000000000aa',
      slug: 'saffron-street-kitchen',
      name: 'Saffron Street Kitchen',
      legalName: 'Saffron Street Kitchen Ltd',
      address: '1 Saffron Street, London E8 1AA',
      phone: '020 7946 0000',
      latitude: 51.5,
      longitude: -0.06,
      art: { hero: { picture: null, vessel: 'plate' }, companions: [], garnishes: [] },
    },
    serviceType: 'collection',
    serviceTime: 'asap',
    placedAt: '2030-03-01T19:00:00Z',
    dueAt: '2030-03-01T19:20:00Z',
    promisedAt: '2030-03-01T19:20:00Z',
    preparationMinutes: 20,
    deliveryMinutes: 0,
    deadlineAt: '2030-03-01T19:10:00Z',
    reason: null,
    reasonText: '',
    isMissed: false,
    paymentMethod: 'cash',
    payment: null,
    contact: { name: 'Priya Hall', email: 'priya@example.com', phone: '07700 900123' },
    address: null,
    addressLine: '',
    deliveryNote: '',
    leaveAtDoor: null,
    allergyNote: '',
    noBag: null,
    wantsCutlery: false,
    lines: [kitchenLine()],
    allergens: { contains: [], may: [], free: [], notDeclared: [...ALLERGENS] },
    subtotalPence: 320,
    discountPence: 0,
    discount: null,
    deliveryFeePence: 0,
    platformFeePence: 50,
    plasticBagChargePence: 0,
    tipPence: 0,
    laterTipPence: 0,
    totalPence: 370,
    events: [],
    acts: ['accept', 'decline'],
    ...given,
  }
}
