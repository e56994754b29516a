import { z } from 'zod'
import { IF_SOLD_OUT } from '#rules/cart/if-sold-out.ts'
import { BUNDLE_SLOTS_MAXIMUM, LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import { because, id, optionalText, pence } from '#contract/fields.ts'
import { allergenVerdict, UNAVAILABLE_REASONS } from '#contract/menu.ts'
import { dishArt } from '#contract/stores/stores.ts'

export const chosenOption = z.object({
  optionId: id,
  quantity: z.int().min(1).max(LINE_QUANTITY_MAXIMUM),
})

/** What fills one slot of a meal deal. */
export const chosenPart = z.object({
  slotId: id,
  productId: id,
  options: z.array(chosenOption).max(100, because('too_many')).default([]),
})
export type ChosenPart = z.output<typeof chosenPart>

/** What is done about a line when its dish turns out to be sold out. */
export const ifSoldOut = z.enum(IF_SOLD_OUT, because('invalid_value'))

const parts = z.array(chosenPart).max(BUNDLE_SLOTS_MAXIMUM, because('too_many'))

const quantity = z.int(because('invalid_value')).max(LINE_QUANTITY_MAXIMUM, because('too_many'))

/** A product on its way into the cart. */
export const newBasketItem = z.object({
  productId: id,
  quantity: quantity.min(1, because('too_few')).default(1),
  note: optionalText(200),
  options: z.array(chosenOption).max(100, because('too_many')).default([]),
  /** Of a meal deal: one for each of its slots. */
  parts: parts.default([]),
  /** Not given: as the line says that it joins, and for a new one that it is refunded. */
  ifSoldOut: ifSoldOut.optional(),
})
export type NewBasketItem = z.output<typeof newBasketItem>

/** Also for a friend: who owns a shared cart puts back what they took out of it. */
export const ownersBasketItem = newBasketItem.extend({
  /** Which member of the cart wants it; not given: the owner. */
  memberId: id.optional(),
})
export type OwnersBasketItem = z.output<typeof ownersBasketItem>

export const lineChange = z.object({
  lineId: id,
  /** 0 removes the line. */
  quantity: quantity.min(0, because('invalid_value')),
  note: optionalText(200).removeDefault().optional(),
  options: z.array(chosenOption).max(100, because('too_many')).optional(),
  parts: parts.optional(),
  ifSoldOut: ifSoldOut.optional(),
})

const lineOptions = z.array(
  z.object({
    optionId: id,
    groupName: z.string(),
    name: z.string(),
    quantity: z.int(),
    pricePence: pence,
  }),
)

export const cartLine = z.object({
  id,
  productId: id,
  name: z.string(),
  art: dishArt.nullable(),
  options: lineOptions,
  /** Of a meal deal, in the order of its slots. */
  parts: z.array(
    z.object({
      slotId: id,
      slotName: z.string(),
      productId: id,
      name: z.string(),
      options: lineOptions,
      supplementPence: pence,
    }),
  ),
  note: z.string(),
  ifSoldOut,
  quantity: z.int(),
  unitPricePence: pence,
  linePence: pence,
  /** What of the cart's discount falls on this line. */
  discountPence: pence,
  /** Of one item. */
  kcal: z.int().nullable(),
  allergens: allergenVerdict,
  isAgeRestricted: z.boolean(),
  /** A line that cannot be ordered (any more) counts for nothing: its `linePence` is 0. */
  isAvailable: z.boolean(),
  /** Why not: also when a part or option of it is, or fewer are left than the line wants. */
  unavailableReason: z
    .enum(['notOnMenu', 'optionUnavailable', 'tooFewLeft', ...UNAVAILABLE_REASONS])
    .nullable(),
  /** How many are left, if the stock is counted and low; else null. */
  left: z.int().nullable(),
  /** Who of a shared cart wants it; null: the owner. */
  memberId: id.nullable(),
  /** How they are called; empty: the owner. */
  memberName: z.string(),
})
export type CartLine = z.output<typeof cartLine>
