import { Suspense } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'

/** Hardly anybody meets a new menu with a full basket. */
const MenuChangesBanner = lazyPart(() =>
  import('./menu-changes-banner.tsx').then((module) => ({ default: module.MenuChangesBanner })),
)

/** What the restaurant has changed of the dishes in a basket since it was filled; mostly nothing. */
export function MenuChanges({ cart }: { cart: Cart }) {
  const { cartToken, menuChanges } = cart
  if (!menuChanges) return null
  return (
    <Suspense>
      <MenuChangesBanner cartToken={cartToken} changes={menuChanges} />
    </Suspense>
  )
}
