import { describe, expect, it } from 'vitest'
import type { SavedAddress } from '#contract/address.ts'
import { savedAddressOf, obviousAddress } from './use-saved-addresses.ts'
import { testCart } from '#web/checkout/testing/cart.ts'

const { address: searched } = testCart()
if (!searched) throw new Error('The cart of the tests has an address')
const savedAddress = (id: string, address: string, postCode = 'E8 1AA'): SavedAddress => ({
  ...searched,
  id,
  address,
  postCode,
  isDefault: false,
  label: '',
  courierNote: '',
})
const home = savedAddress('home', '12 Mare Street, Hackney, Flat 3, London E8 1AA, UK')
const work = savedAddress('work', '3 Lantern Steps, London E9 6LB, UK', 'E9 6LB')

describe('a cart goes to a saved address', () => {
  it('that has its text', () => {
    const cart = testCart({ address: { ...searched, address: home.address } })
    expect(savedAddressOf(cart, [work, home])).toBe(home)
  })

  it('that is put together from its own text and extra line', () => {
    const address = { ...searched, address: '12 mare street, Hackney, London E8 1AA, UK' }
    expect(savedAddressOf(testCart({ address, addressLine: 'Flat 3' }), [home])).toBe(home)
  })

  it('not when only the postcode is the same', () => {
    expect(savedAddressOf(testCart(), [home])).toBeNull()
    expect(savedAddressOf(testCart({ address: null }), [home])).toBeNull()
  })
})

describe('chooses a saved address unasked', () => {
  it('when it is the only one with the postcode that was searched', () => {
    expect(obviousAddress(testCart(), [work, home])).toBe(home)
  })

  it('when there is no address yet: the first, which is the default', () => {
    expect(obviousAddress(testCart({ address: null }), [work, home])).toBe(work)
  })

  it.each([
    ['another postcode was searched', testCart(), [work]],
    [
      'two have that postcode',
      testCart(),
      [home, savedAddress('next', '14 Mare Street, London E8 1AA')],
    ],
    ['the cart has a street', testCart({ address: { ...searched, address: '1 Elm Row' } }), [home]],
    ['the cart has a flat', testCart({ addressLine: 'Flat 1' }), [home]],
    ['the order is collected', testCart({ address: null, serviceType: 'collection' }), [home]],
  ])('but not when %s', (_, cart, addresses) => {
    expect(obviousAddress(cart, addresses)).toBeNull()
  })
})
