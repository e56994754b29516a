import { z } from 'zod'
import { call } from '#contract/call.ts'
import { cartLine, lineChange, newBasketItem } from '#contract/cart/cart-line.ts'
import { cart } from '#contract/cart/cart.ts'
import { because, cartToken, id, pence } from '#contract/fields.ts'
import { CART_LINES_MAXIMUM } from '#contract/constants.ts'
import { memberName, shareToken } from './sharing.ts'

const ofCart = z.object({ cartToken })
const ofShare = z.object({ shareToken })
const ownerErrors = [
  'NONEXISTING_CART',
  'CART_ALREADY_ORDERED',
  'CART_IS_AWAITING_PAYMENT',
] as const

export const shareCart = call({
  id: 'shareCart',
  method: 'POST',
  path: '/cart/:cartToken/share',
  summary:
    'Makes a link by which friends add their own dishes; the same link when it is shared already',
  permission: 'visitor',
  params: ofCart,
  body: z.object({ ownerName: memberName }),
  output: cart,
  errors: ownerErrors,
})

export const changeSharing = call({
  id: 'changeSharing',
  method: 'PUT',
  path: '/cart/:cartToken/share',
  summary: 'Locks a shared cart, so that only its owner changes it, or opens it again',
  permission: 'visitor',
  params: ofCart,
  body: z.object({ isLocked: z.boolean() }),
  output: cart,
  errors: [...ownerErrors, 'NONEXISTING_SHARED_CART'],
})

export const stopSharing = call({
  id: 'stopSharing',
  method: 'DELETE',
  path: '/cart/:cartToken/share',
  summary: 'Ends the sharing: the link is worth nothing any more, the lines of friends stay',
  permission: 'visitor',
  params: ofCart,
  output: cart,
  errors: ownerErrors,
})

/** A shared cart as friends see it: what is eaten and by whom; nothing about its owner's address. */
export const sharedCart = z.object({
  /** Counts up with each change. */
  version: cart.shape.version,
  store: cart.shape.store,
  serviceType: cart.shape.serviceType,
  serviceTime: cart.shape.serviceTime,
  ownerName: z.string(),
  /** By its owner, or while they pay for it: only they change it. */
  isLocked: z.boolean(),
  /** The order is placed: nothing can be added any more. */
  isOrdered: z.boolean(),
  members: z.array(z.object({ id, name: z.string() })),
  /** Which of the members asks; null: one who only looks. */
  memberId: id.nullable(),
  lines: z.array(cartLine),
  itemCount: z.int(),
  subtotalPence: pence,
})
export type SharedCart = z.output<typeof sharedCart>

const friendErrors = ['NONEXISTING_SHARED_CART'] as const
const changeErrors = [...friendErrors, 'CART_ALREADY_ORDERED', 'SHARED_CART_IS_LOCKED'] as const

export const getSharedCart = call({
  id: 'getSharedCart',
  method: 'GET',
  path: '/shared-cart/:shareToken',
  summary: 'A shared cart, for a friend who has its link',
  permission: 'visitor',
  params: ofShare,
  output: sharedCart,
  errors: friendErrors,
})

export const joinSharedCart = call({
  id: 'joinSharedCart',
  method: 'POST',
  path: '/shared-cart/:shareToken/members',
  summary: 'Joins a shared cart under a name',
  permission: 'visitor',
  params: ofShare,
  body: z.object({ name: memberName }),
  output: z.object({ memberToken: z.string(), sharedCart }),
  status: 201,
  errors: [...changeErrors, 'SHARED_CART_IS_FULL'],
})

export const changeSharedCart = call({
  id: 'changeSharedCart',
  method: 'PUT',
  path: '/shared-cart/:shareToken',
  summary: 'Adds a product under a friend’s name, and changes or removes lines of their own',
  permission: 'visitor',
  params: ofShare,
  body: z.object({
    newBasketItem: newBasketItem.optional(),
    lines: z.array(lineChange).max(CART_LINES_MAXIMUM, because('too_many')).default([]),
  }),
  output: sharedCart,
  errors: [
    ...changeErrors,
    'NOT_A_MEMBER',
    'PRODUCT_IS_NOT_AVAILABLE',
    'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
  ],
})

export const sharedCartCalls = {
  shareCart,
  changeSharing,
  stopSharing,
  getSharedCart,
  joinSharedCart,
  changeSharedCart,
}
