import type { Cart } from '#contract/cart.ts'

const line: Cart['lines'][number] = {
  id: 'a-line',
  productId: 'a-product',
  name: 'Chana masala',
  art: null,
  options: [],
  note: '',
  quantity: 1,
  unitPricePence: 725,
  linePence: 725,
  kcal: null,
  allergens: { contains: [], may: [], free: [], notDeclared: [] },
  isAgeRestricted: false,
  isAvailable: true,
}

const store: Cart['store'] = {
  id: 'a-store',
  slug: 'saffron-street-kitchen',
  name: 'Saffron Street Kitchen',
  phone: '020 7946 0182',
  legalName: 'Saffron Street Kitchen Ltd',
  address: '48 Saffron Street, London E8 1JS',
  art: { hero: { picture: null, vessel: 'plate' }, companions: [], garnishes: [] },
  services: ['delivery', 'collection'],
  tab: 'available',
  opensAt: null,
  noBagAllowed: true,
}

const address: NonNullable<Cart['address']> = {
  address: 'Hackney, London E8 1AA, UK',
  city: 'London',
  area: 'Hackney',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: 'a-place',
  latitude: 51.5,
  longitude: -0.06,
}

/** A basket with one dish for tests, ready to be ordered. */
export function testCart(overrides: Partial<Cart> = {}): Cart {
  return {
    cartToken: 'a-cart',
    version: 1,
    store,
    serviceType: 'delivery',
    serviceTime: 'asap',
    noBag: false,
    address,
    addressLine: '',
    deliveryNote: '',
    allergyNote: '',
    contact: null,
    lines: [line],
    itemCount: 1,
    subtotalPence: 725,
    discountPence: 0,
    deliveryFeePence: 200,
    isDeliveryFeeKnown: true,
    platformFeePence: 50,
    plasticBagChargePence: 10,
    totalPence: 985,
    minimumOrderPence: 0,
    nextTier: null,
    minutes: { from: 25, to: 35 },
    allergens: line.allergens,
    problems: [],
    ...overrides,
  }
}
