import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { DESKTOP_FROM_PX } from '#contract/constants.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { summaryClosed } from '#web/state/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import type { BasketOffers } from '#web/cart/promo-code/promo-code.tsx'
import type { Basket } from './shown-basket.ts'
import type { BasketCommands } from './use-basket-commands.ts'

const BasketDialog = lazyPart(() =>
  import('./basket.dialog.tsx').then((module) => ({ default: module.BasketDialog })),
)
const NewBasketDialog = lazyPart(() =>
  import('./new-basket.dialog.tsx').then((module) => ({ default: module.NewBasketDialog })),
)

interface BasketDialogsProps {
  basket: Basket
  acts: BasketCommands
  offers: BasketOffers
  /** The heading of the basket beside the menu. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The sheet and the question about another store's basket; each is fetched when it is first needed. */
export function BasketDialogs({ basket, acts, offers, heading }: BasketDialogsProps) {
  useFocusWhenOpened(heading)
  const isSheetOpen = useAppSelector(({ cart }) => cart.openSummary)
  const isOpen = useAppSelector(({ cart }) => cart.isNewBasket)
  return (
    <Suspense>
      <StayMounted isWanted={isSheetOpen}>
        <BasketDialog offers={offers} />
      </StayMounted>
      <StayMounted isWanted={isOpen}>
        <NewBasketDialog
          oldStoreName={basket.place?.name ?? null}
          onConfirm={({ storeId: _, storeName: __, ...item }) => acts.addToNew(item)}
        />
      </StayMounted>
    </Suspense>
  )
}

/** Where the basket is beside the menu, opening it leads there. */
function useFocusWhenOpened(heading: BasketDialogsProps['heading']): void {
  const dispatch = useAppDispatch()
  const isOpened = useAppSelector(({ cart }) => cart.openSummary)
  useEffect(() => {
    if (!isOpened || window.innerWidth < DESKTOP_FROM_PX) return
    heading.current?.focus()
    heading.current?.closest('aside')?.scrollIntoView({ block: 'nearest' })
    dispatch(summaryClosed())
  }, [isOpened, heading, dispatch])
}

/** Mounts its children when they first open, and leaves them mounted, so that closing is animated. */
function StayMounted({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? children : null
}
