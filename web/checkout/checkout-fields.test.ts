import { describe, expect, it } from 'vitest'
import {
  addressToSave,
  checkoutSchema,
  detailsToSave,
  knownOfAccount,
  startingFields,
  type CheckoutFields,
} from './checkout-fields.ts'
import { testCart } from './testing/cart.ts'

const contact = { name: 'Priya Hartley', phone: '07700 900412', email: 'priya@example.co.uk' }
const typed = (fields: Partial<CheckoutFields> = {}): CheckoutFields => ({
  ...contact,
  street: '12 Mare Street',
  addressLine: '',
  deliveryNote: '',
  allergyNote: '',
  savesAddress: false,
  ...fields,
})

const user = {
  id: 'an-account',
  email: 'sam@tuckin.example',
  firstName: 'Sam',
  lastName: 'Taylor',
  phone: '07700 900142',
  profileType: 'customer' as const,
  hasPassword: true,
  stores: [],
}

describe('the form begins', () => {
  it('empty for a guest with a new basket', () => {
    expect(startingFields(testCart(), null, null)).toEqual(
      typed({ name: '', phone: '', email: '', street: '' }),
    )
  })

  it("with the account's details", () => {
    expect(startingFields(testCart(), user, null)).toMatchObject({
      name: 'Sam Taylor',
      phone: '07700 900142',
      email: 'sam@tuckin.example',
    })
  })

  it("with the basket's details rather than the account's", () => {
    expect(startingFields(testCart({ contact }), user, null)).toMatchObject(contact)
  })

  it('with what was typed before a reload rather than anything else', () => {
    const draft = { name: 'Pri', phone: '0770' }
    expect(startingFields(testCart({ contact }), user, draft)).toMatchObject({
      ...draft,
      email: contact.email,
    })
  })

  it("with the account's details where nothing was typed before logging in", () => {
    const draft = { name: 'Pri', phone: '', email: '', deliveryNote: '' }
    expect(startingFields(testCart(), user, draft)).toMatchObject({
      name: 'Pri',
      phone: user.phone,
      email: user.email,
      deliveryNote: '',
    })
  })
})

describe('logging in at checkout', () => {
  it('fills in empty fields, and does not change typed ones', () => {
    const fields = typed({ name: 'Pri', phone: ' ', email: '' })
    expect(knownOfAccount(fields, user)).toEqual({ phone: user.phone, email: user.email })
  })

  it('fills in nothing when every field was typed', () => {
    expect(knownOfAccount(typed(), user)).toEqual({})
  })
})

describe('sends the basket', () => {
  it('nothing that it already has', () => {
    expect(detailsToSave(testCart({ contact }), typed())).toBeNull()
  })

  it('the contact once it is complete', () => {
    expect(detailsToSave(testCart(), typed())).toEqual({ contact })
  })

  it('no incomplete contact, but the notes', () => {
    const fields = typed({ phone: '0770', allergyNote: ' No sesame ' })
    expect(detailsToSave(testCart(), fields)).toEqual({ allergyNote: 'No sesame' })
  })

  it('the removal of a note', () => {
    const cart = testCart({ contact, deliveryNote: 'Blue door' })
    expect(detailsToSave(cart, typed())).toEqual({ deliveryNote: '' })
  })

  it('nothing that is too long to store', () => {
    const fields = typed({ addressLine: 'x'.repeat(101) })
    expect(detailsToSave(testCart({ contact }), fields)).toBeNull()
  })
})

describe('the street', () => {
  it('goes in front of the address', () => {
    expect(addressToSave(testCart(), typed())?.address).toBe(
      '12 Mare Street, Hackney, London E8 1AA, UK',
    )
  })

  it('is not sent twice', () => {
    const address = addressToSave(testCart(), typed())
    expect(addressToSave(testCart({ address }), typed())).toBeNull()
  })

  it.each([
    ['while it is empty', testCart(), typed({ street: ' ' })],
    ['for a collection', testCart({ serviceType: 'collection' }), typed()],
    ['while there is no address', testCart({ address: null }), typed()],
  ])('is not sent %s', (_, cart, fields) => {
    expect(addressToSave(cart, fields)).toBeNull()
  })

  it('is needed for a delivery only', () => {
    const fields = typed({ street: '' })
    expect(checkoutSchema('delivery').safeParse(fields).success).toBe(false)
    expect(checkoutSchema('collection').safeParse(fields).success).toBe(true)
  })
})
