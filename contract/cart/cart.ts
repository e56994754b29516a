import { z } from 'zod'
import { address } from '#contract/address.ts'
import { call } from '#contract/call.ts'
import { cartProblem } from './cart-problem.ts'
import { menuChanges } from './menu-changes.ts'
import { cartLine, lineChange, newBasketItem, ownersBasketItem } from './cart-line.ts'
import { CART_LINES_MAXIMUM, TIP_MAXIMUM_PENCE } from '#contract/constants.ts'
import { appliedDiscount, otherCode } from '#contract/discount.ts'
import {
  bagRule,
  because,
  cartToken,
  email,
  id,
  instant,
  optionalLine,
  optionalText,
  pence,
  phone,
  service,
  serviceTime,
  slug,
  text,
  wholeNumber,
} from '#contract/fields.ts'
import { allergenVerdict } from '#contract/menu.ts'
import { sharing } from '#contract/sharing/sharing.ts'
import { STORE_TABS, tableArt } from '#contract/stores/stores.ts'

export const contact = z.object({ name: text(100), email, phone })
export type Contact = z.output<typeof contact>

/** A cart, priced: the answer of every cart call. */
export const cart = z.object({
  cartToken,
  /** Counts up with each change. */
  version: z.int(),
  store: z.object({
    id,
    slug,
    name: z.string(),
    phone: z.string(),
    legalName: z.string(),
    /** Of whoever sells the food by law; `address` is the restaurant's. */
    sellerAddress: z.string(),
    address: z.string(),
    art: tableArt,
    services: z.array(service),
    tab: z.enum(STORE_TABS),
    opensAt: instant.nullable(),
    bag: bagRule,
  }),
  serviceType: service,
  serviceTime,
  /** Null: not chosen yet, which the order needs where bags are charged for and can be done without. */
  noBag: z.boolean().nullable(),
  /** Nobody who doesn't ask for cutlery gets any. */
  wantsCutlery: z.boolean(),
  address: address.nullable(),
  /** Flat, floor or business. */
  addressLine: z.string(),
  deliveryNote: z.string(),
  /** Whether a delivery is to be left at the door, and not handed to somebody. */
  leaveAtDoor: z.boolean(),
  allergyNote: z.string(),
  contact: contact.nullable(),
  lines: z.array(cartLine),
  itemCount: z.int(),
  subtotalPence: pence,
  discountPence: pence,
  /** The one that counts, of the code and all offers; null: none does. */
  discount: appliedDiscount.nullable(),
  /** Of the codes that were given the best, or the one chosen over it, whether it counts or not. */
  discountCode: z.string().nullable(),
  /** The others that were given and could be used in its place, the best first. */
  otherCodes: z.array(otherCode),
  deliveryFeePence: pence,
  /** False while there is no address: then the delivery fee is missing from the total. */
  isDeliveryFeeKnown: z.boolean(),
  platformFeePence: pence,
  plasticBagChargePence: pence,
  /** For the courier; 0 for collection. */
  tipPence: pence,
  totalPence: pence,
  minimumOrderPence: pence,
  /** How much more to spend for a lower delivery fee, or null. */
  nextTier: z.object({ missingPence: pence, feePence: pence }).nullable(),
  minutes: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Of everything in the basket together; null when a line does not declare it. */
  kcal: z.int().nullable(),
  allergens: allergenVerdict,
  isAgeRestricted: z.boolean(),
  /** Until when a place in the chosen slot is reserved for this cart; null: none is. */
  slotReservedUntil: instant.nullable(),
  /** Who fills it together; null: it is not shared. */
  sharing: sharing.nullable(),
  /** The saved card it is to be paid with. */
  cardId: id.nullable(),
  /** Its order that awaits payment: until that is paid or abandoned, the cart cannot change. */
  awaitingPayment: z.object({ orderId: id, orderToken: z.string() }).nullable(),
  /** What has changed of its lines since it was filled; null: nothing that its customer was not told. */
  menuChanges: menuChanges.nullable(),
  problems: z.array(cartProblem),
})
export type Cart = z.output<typeof cart>

const named = z.object({ cartToken })

/**
 * The version of the cart that the change was decided on. One that has changed since is left as it is
 * and comes fresh with CART_HAS_CHANGED; without a version the change is made to whatever is there.
 */
const seenVersion = wholeNumber.optional()

/** A look at the cart for another service or time, without changing it. */
const asIf = z.object({ serviceType: service.optional(), serviceTime: serviceTime.optional() })

export const getCart = call({
  id: 'getCart',
  method: 'GET',
  path: '/cart/:cartToken',
  summary: 'A cart, priced now',
  permission: 'visitor',
  params: named,
  query: asIf,
  output: cart,
  errors: ['NONEXISTING_CART', 'CART_ALREADY_ORDERED'],
})

export const getOwnCart = call({
  id: 'getOwnCart',
  method: 'GET',
  path: '/cart',
  summary: 'The newest cart of the signed-in customer',
  permission: 'customer',
  query: asIf,
  output: cart,
  errors: ['NONEXISTING_CART'],
})

export const createCart = call({
  id: 'createCart',
  method: 'POST',
  path: '/cart',
  summary: 'A new cart at a store, with its first product if one is given',
  permission: 'visitor',
  body: z.object({
    storeId: id,
    serviceType: service.default('delivery'),
    serviceTime: serviceTime.default('asap'),
    /** Not taken over when the store does not deliver there: compare the address of the answer. */
    address: address.optional(),
    newBasketItem: newBasketItem.optional(),
  }),
  output: cart,
  status: 201,
  errors: [
    'NONEXISTING_STORE',
    'SERVICE_NOT_OFFERED',
    'PRODUCT_IS_NOT_AVAILABLE',
    'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
  ],
})

export const changeCart = call({
  id: 'changeCart',
  method: 'PUT',
  path: '/cart/:cartToken',
  summary: 'Adds a product and changes or removes lines',
  permission: 'visitor',
  params: named,
  body: z.object({
    newBasketItem: ownersBasketItem.optional(),
    lines: z.array(lineChange).max(CART_LINES_MAXIMUM, because('too_many')).default([]),
    /** Start over at the product's store when the cart belongs to another one. */
    isNewBasket: z.boolean().default(false),
    version: seenVersion,
  }),
  output: cart,
  errors: [
    'NONEXISTING_CART',
    'CART_ALREADY_ORDERED',
    'CART_IS_AWAITING_PAYMENT',
    'CART_HAS_CHANGED',
    'PRODUCT_IS_NOT_AVAILABLE',
    'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
  ],
})

export const changeCartDetails = call({
  id: 'changeCartDetails',
  method: 'PUT',
  path: '/cart/:cartToken/details',
  summary:
    'Sets what is given: service, time, contact, notes, bag, cutlery, who takes the food, tip; nothing keeps its slot longer',
  permission: 'visitor',
  params: named,
  body: z.object({
    serviceType: service.optional(),
    serviceTime: serviceTime.optional(),
    noBag: z.boolean().optional(),
    wantsCutlery: z.boolean().optional(),
    leaveAtDoor: z.boolean().optional(),
    tipPence: pence
      .min(0, because('invalid_value'))
      .max(TIP_MAXIMUM_PENCE, because('too_many'))
      .optional(),
    contact: contact.optional(),
    addressLine: optionalLine(100).removeDefault().optional(),
    deliveryNote: optionalText(300).removeDefault().optional(),
    allergyNote: optionalText(500).removeDefault().optional(),
    /** The version of the menu whose changes were read. */
    menuVersion: wholeNumber.optional(),
    version: seenVersion,
  }),
  output: cart,
  errors: [
    'NONEXISTING_CART',
    'CART_ALREADY_ORDERED',
    'CART_IS_AWAITING_PAYMENT',
    'CART_HAS_CHANGED',
    'SERVICE_NOT_OFFERED',
    'SLOT_IS_FULL',
  ],
})

const addressErrors = [
  'NONEXISTING_CART',
  'CART_ALREADY_ORDERED',
  'CART_IS_AWAITING_PAYMENT',
  'ADDRESS_OUTSIDE_DELIVERY_ZONES',
] as const

export const changeCartAddress = call({
  id: 'changeCartAddress',
  method: 'PATCH',
  path: '/cart/address/:cartToken',
  summary: 'Sets the address; one outside the zones is refused and the old one stays',
  permission: 'visitor',
  params: named,
  body: z.object({ address }),
  output: cart,
  errors: addressErrors,
})

export const addCartAddress = call({
  id: 'addCartAddress',
  method: 'POST',
  path: '/cart/:cartToken/address',
  summary: 'Sets the address with what its door needs: flat, floor or business, and a note',
  permission: 'visitor',
  params: named,
  body: z.object({
    address,
    addressLine: optionalLine(100),
    deliveryNote: optionalText(300),
  }),
  output: cart,
  errors: addressErrors,
})

export const removeUnavailableProducts = call({
  id: 'removeUnavailableProducts',
  method: 'DELETE',
  path: '/cart/unavailable-products/:cartToken',
  summary: 'Removes the lines that cannot be ordered for a service and time',
  permission: 'visitor',
  params: named,
  query: asIf,
  output: cart,
  errors: ['NONEXISTING_CART', 'CART_ALREADY_ORDERED', 'CART_IS_AWAITING_PAYMENT'],
})

export const cartCalls = {
  getCart,
  getOwnCart,
  createCart,
  changeCart,
  changeCartDetails,
  changeCartAddress,
  addCartAddress,
  removeUnavailableProducts,
}
