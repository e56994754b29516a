import { Suspense } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useAppSelector } from '#web/state/store.ts'
import { Kept } from './stay-mounted.tsx'
import type { BasketOffers } from '#web/cart/promo-code.tsx'
import type { Basket } from './use-basket.ts'
import type { BasketActs } from './use-basket-commands.ts'

const BasketDialog = lazyPart(() =>
  import('./basket.dialog.tsx').then((module) => ({ default: module.BasketDialog })),
)
const NewBasketDialog = lazyPart(() =>
  import('./new-basket.dialog.tsx').then((module) => ({ default: module.NewBasketDialog })),
)

interface BasketDialogsProps {
  basket: Basket
  acts: BasketActs
  offers: BasketOffers
}

/** The sheet and the question about another store's basket; each is fetched when it is first needed. */
export function BasketDialogs({ basket, acts, offers }: BasketDialogsProps) {
  const isSheetOpen = useAppSelector(({ cart }) => cart.openSummary)
  const isAsked = useAppSelector(({ cart }) => cart.isNewBasket)
  return (
    <Suspense>
      <Kept isWanted={isSheetOpen}>
        <BasketDialog offers={offers} />
      </Kept>
      <Kept isWanted={isAsked}>
        <NewBasketDialog
          oldStoreName={basket.place?.name ?? null}
          onConfirm={({ storeId: _, storeName: __, ...item }) => acts.addToNew(item)}
        />
      </Kept>
    </Suspense>
  )
}
