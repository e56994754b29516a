import { expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { emptyButShared, type Basket } from './shown-basket.ts'

const sharing = { shareToken: 'a-token-of-friends', ownerName: 'Ada', isLocked: false, members: [] }

/** The basket as it is shown: empty if it has no lines. */
const shown = (cart: Cart): Pick<Basket, 'cart' | 'place'> => ({
  cart,
  place: cart.lines.length > 0 ? cart.store : null,
})

it.each([
  ['shared and empty: its friends and their link are still shown', sharing, [], true],
  ['empty, and nobody else’s', null, [], false],
  ['shared with something in it, which shows them anyway', sharing, testCart().lines, false],
] as const)('a basket that is %s', (_, shares, lines, isShown) => {
  const cart = testCart({ sharing: shares && { ...shares, members: [] }, lines: [...lines] })
  expect(emptyButShared(shown(cart))).toBe(isShown ? cart : null)
})
