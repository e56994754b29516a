import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { Order, OrderLine } from '#contract/orders.ts'
import type { OrderPayment, OrderRefund } from '#contract/payments/order-payment.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import type { Allergen } from '#rules/menu/allergens.ts'

/** Everything not named is free, or not declared where `isDeclared` is false. */
export function verdict(
  contains: Allergen[],
  may: Allergen[] = [],
  notDeclared: Allergen[] = [],
): AllergenVerdict {
  const named = new Set([...contains, ...may, ...notDeclared])
  return { contains, may, notDeclared, free: ALLERGENS.filter((each) => !named.has(each)) }
}

const line = (given: Partial<OrderLine> & { name: string; linePence: number }): OrderLine => ({
  productId: '6a1f0c5e-0000-4000-8000-000000000001',
  art: null,
  quantity: 1,
  refundedQuantity: 0,
  options: [],
  parts: [],
  memberName: '',
  ifSoldOut: 'refund',
  note: '',
  unitPricePence: given.linePence / (given.quantity ?? 1),
  discountPence: 0,
  kcal: null,
  allergens: verdict([]),
  isAgeRestricted: false,
  ...given,
})

const option = (groupName: string, name: string, quantity = 1) => ({ groupName, name, quantity })

/** A guest's order for delivery, waiting for its answer, with everything an order can have. */
export const testOrder: Order = {
  id: '0196f2a4-7d1e-7c3a-9b52-3f0d7a1c9e44',
  number: '7HK4',
  status: 'pending',
  store: {
    id: '0196f2a4-0000-7c3a-9b52-3f0d7a1c9e00',
    slug: 'lantern-street-kitchen',
    name: 'Lantern Street Kitchen',
    legalName: 'Lantern Street Kitchen Ltd',
    address: '48 Lantern Street, Leeds LS6 3AB',
    sellerAddress: '48 Lantern Street, Leeds LS6 3AB',
    phone: '0113 496 0182',
    latitude: 53.82,
    longitude: -1.57,
    art: { hero: { picture: null, vessel: 'karahi' }, companions: [], garnishes: [] },
  },
  serviceType: 'delivery',
  serviceTime: 'asap',
  placedAt: '2026-11-20T18:42:00.000Z',
  dueAt: '2026-11-20T19:20:00.000Z',
  promisedAt: '2026-11-20T19:20:00.000Z',
  preparationMinutes: 20,
  deliveryMinutes: 15,
  deadlineAt: '2026-11-20T18:52:00.000Z',
  reason: null,
  isMissed: false,
  reasonText: '',
  paymentMethod: 'cash',
  payment: null,
  contact: { name: 'Priya Hartley', email: 'priya@example.org', phone: '07700 900123' },
  address: {
    address: '12 Marmalade Row, Leeds LS6 2QP, UK',
    city: 'Leeds',
    area: 'Headingley',
    postCode: 'LS6 2QP',
    country: 'United Kingdom',
    placeId: 'postcode:LS62QP',
    latitude: 53.82,
    longitude: -1.57,
  },
  addressLine: 'Flat 3',
  deliveryNote: 'Blue door, the bell is broken',
  leaveAtDoor: true,
  allergyNote: 'One of us can’t eat sesame <b>at all</b>',
  allergyDiscussedBy: '',
  noBag: false,
  wantsCutlery: true,
  cookedDishes: [],
  lines: [
    line({
      name: 'Chicken makhani',
      linePence: 1245,
      kcal: 870,
      options: [option('Heat', 'Medium'), option('Rice', 'Pilau rice')],
      allergens: verdict(['milk', 'treeNuts'], ['gluten'], ['celery']),
    }),
    line({
      name: 'Chana masala',
      linePence: 725,
      note: 'no coriander',
      ifSoldOut: 'call',
      allergens: verdict([], ['gluten', 'mustard']),
    }),
    line({
      name: 'Garlic naan & butter',
      quantity: 2,
      linePence: 630,
      kcal: 410,
      options: [option('Extras', 'Garlic butter', 2)],
      allergens: verdict(['gluten', 'milk'], ['sesame']),
    }),
    line({
      name: 'Lager, 330 ml',
      linePence: 380,
      isAgeRestricted: true,
      allergens: verdict([], [], [...ALLERGENS]),
    }),
  ],
  allergens: verdict(['gluten', 'milk', 'treeNuts'], ['mustard', 'sesame'], ['celery']),
  subtotalPence: 2980,
  discountPence: 520,
  discount: null,
  deliveryFeePence: 200,
  platformFeePence: 50,
  tipPence: 0,
  laterTipPence: 0,
  changes: [],
  plasticBagChargePence: 10,
  totalPence: 2720,
  events: [
    { id: 1, act: 'place', status: 'pending', by: 'customer', at: '2026-11-20T18:42:00.000Z' },
  ],
  acts: [],
}

/** Its first dish has run out, and another one is cooked instead, or proposed. */
export function testChange(given: Partial<OrderChange> = {}): OrderChange {
  const [line] = testOrder.lines
  if (!line) throw new Error('The order has lines')
  const { productId, name, quantity, options, unitPricePence } = line
  const { linePence, discountPence, allergens } = line
  const dish = { productId, name, quantity, options, unitPricePence }
  const before = { ...dish, linePence, discountPence, allergens }
  return {
    id: '0196f2a4-0000-7c3a-9b52-0000000000c1',
    position: 0,
    kind: 'replace',
    state: 'waiting',
    result: null,
    approval: null,
    spokenBy: '',
    before,
    proposed: { ...before, name: 'Peshwari naan' },
    savesPence: 150,
    paysPence: testOrder.totalPence - 150,
    proposedAt: '2026-11-20T18:44:00.000Z',
    deadlineAt: '2026-11-20T18:49:00.000Z',
    ...given,
  }
}

/** The order paid by a card, and its refunds. */
export function testPayment(
  status: OrderPayment['status'],
  refunds: Pick<OrderRefund, 'amountPence' | 'lines'>[] = [],
): OrderPayment {
  return {
    status,
    amountPence: testOrder.totalPence,
    card: { brand: 'visa', last4: '4242', wallet: null },
    refundedPence: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0),
    refunds: refunds.map((refund, index) => ({
      id: `0196f2a4-0000-7c3a-9b52-00000000000${index}`,
      status: 'succeeded',
      reason: 'The naan was cold',
      payer: null,
      problemId: null,
      lateMinutes: null,
      fee: null,
      changeId: null,
      marketplacePence: 0,
      requestedAt: '2026-11-20T20:00:00.000Z',
      ...refund,
    })),
  }
}
