import { z } from 'zod'
import type { Address } from '#contract/address.ts'
import type { BodyOf } from '#contract/call.ts'
import { contact, type Cart, type changeCartDetails } from '#contract/cart/cart.ts'
import { optionalText, text } from '#contract/fields.ts'
import type { User } from '#contract/session.ts'
import type { Service } from '#rules/orders/service.ts'
import { streetOf, withStreet } from '#rules/address/street.ts'

const always = contact.extend({
  addressLine: optionalText(100).removeDefault(),
  deliveryNote: optionalText(300).removeDefault(),
  allergyNote: optionalText(500).removeDefault(),
  /** Whether a signed-in customer wants to save the address they typed. */
  savesAddress: z.boolean(),
})

/** What a person types at checkout; a collection needs no street. */
const fieldsOf = {
  delivery: always.extend({ street: text(120) }),
  collection: always.extend({ street: z.string() }),
} as const satisfies Record<Service, z.ZodType>

export type CheckoutFields = z.output<typeof fieldsOf.delivery>
export const checkoutSchema = (service: Service) => fieldsOf[service]

/** The initial values of the form: what was typed before, else the details of the cart or the account. */
export function startingFields(
  cart: Cart,
  user: User | null,
  draft: Partial<CheckoutFields> | null,
): CheckoutFields {
  const fields = {
    name: '',
    phone: '',
    email: '',
    ...cart.contact,
    street: cart.address ? streetOf(cart.address) : '',
    addressLine: cart.addressLine,
    deliveryNote: cart.deliveryNote,
    allergyNote: cart.allergyNote,
    savesAddress: false,
    ...draft,
  }
  return { ...fields, ...(user && knownOfAccount(fields, user)) }
}

/** The account's details for the fields that are still empty. */
export function knownOfAccount(
  typed: Pick<CheckoutFields, 'name' | 'phone' | 'email'>,
  { firstName, lastName, phone, email }: User,
): Partial<Pick<CheckoutFields, 'name' | 'phone' | 'email'>> {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    ...(!typed.name.trim() && name && { name }),
    ...(!typed.phone.trim() && phone && { phone }),
    ...(!typed.email.trim() && email && { email }),
  }
}

type Details = BodyOf<typeof changeCartDetails>

/** The complete and valid fields that the cart does not have yet; null if there are none. */
export function detailsToSave(cart: Cart, fields: CheckoutFields): Details | null {
  const details: Details = {}
  const given = contact.safeParse(fields)
  if (given.success && !isSameContact(cart, given.data)) details.contact = given.data
  for (const name of ['addressLine', 'deliveryNote', 'allergyNote'] as const) {
    const note = always.shape[name].safeParse(fields[name])
    if (note.success && note.data !== cart[name]) details[name] = note.data
  }
  return Object.keys(details).length > 0 ? details : null
}

/** The cart's address with the street that was typed, if the street is new; else null. */
export function addressToSave(cart: Cart, fields: CheckoutFields): Address | null {
  const street = fieldsOf.delivery.shape.street.safeParse(fields.street)
  if (cart.serviceType !== 'delivery' || !cart.address || !street.success) return null
  return street.data === streetOf(cart.address) ? null : withStreet(cart.address, street.data)
}

function isSameContact({ contact }: Cart, given: NonNullable<Cart['contact']>): boolean {
  const { name, phone, email } = given
  return contact?.name === name && contact.phone === phone && contact.email === email
}
