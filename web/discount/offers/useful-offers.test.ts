import { expect, it } from 'vitest'
import type { Offer } from '#contract/discount.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { usefulOffers } from './useful-offers.ts'

const offer = (kind: Offer['kind'], code: string | null): Offer => ({
  id: `${kind}-${code}`,
  name: '',
  code,
  kind,
  percent: null,
  amountPence: null,
  capPence: null,
  minimumPence: 0,
  service: null,
  weekdays: null,
  endsAt: null,
  products: null,
  fundedBy: 'marketplace',
  loyalty: null,
})
const tenth = offer('percentage', 'TUCK10')
const wheel = offer('freeDelivery', 'FREEWHEEL')
const free = { deliveryFeePence: 0 }

const delivered = { service: 'delivery', deliveryFeePence: 200 } as const

it.each([
  ['to pay for', {}, [tenth, wheel]],
  ['that is free', free, [tenth]],
  ['that is free, with the code', { ...free, discountCode: 'FREEWHEEL' }, [tenth, wheel]],
  ['with an unknown fee', { ...free, isDeliveryFeeKnown: false }, [tenth, wheel]],
  ['of nothing yet', { ...free, subtotalPence: 0 }, [tenth, wheel]],
])('a basket for a delivery %s is offered what may save something', (_, given, shown) => {
  expect(usefulOffers([tenth, wheel], delivered, testCart(given))).toEqual(shown)
})

it.each([
  ['for a fee', delivered, [tenth, wheel]],
  ['to an unknown address', { ...delivered, deliveryFeePence: null }, [tenth, wheel]],
  ['for free', { ...delivered, deliveryFeePence: 0 }, [tenth]],
  ['only to be collected', { ...delivered, service: 'collection' as const }, [tenth]],
])('without a basket food %s is offered what may save something', (_, store, shown) => {
  expect(usefulOffers([tenth, wheel], store, null)).toEqual(shown)
})
