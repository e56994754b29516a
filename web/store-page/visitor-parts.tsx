import { memo, useLayoutEffect, type ComponentProps } from 'react'
import { BasketBar } from '#web/cart/basket/basket-bar.tsx'
import { BasketDialogs } from '#web/cart/basket/basket-dialogs.tsx'
import { BasketOfPanel } from '#web/cart/basket/basket-of-panel.tsx'
import { partWithState } from '#web/page/with-state.tsx'
import { useVisitorAtStore } from './use-visitor-at-store.ts'
import type { LoadedStore } from './visitor-at-store.ts'

/* The parts of a store's page that depend on the state, which is loaded after the page. */

interface VisitorReaderProps {
  loaded: LoadedStore
  /** Called whenever something of it has changed; stays the same function. */
  onRead: (read: ReturnType<typeof useVisitorAtStore>) => void
}

/** Reads what the page shows of its visitor. Renders nothing, so that the page stays as it is when this is loaded. */
export const VisitorReader = partWithState(
  memo(function Reader({ loaded, onRead }: VisitorReaderProps) {
    const read = useVisitorAtStore(loaded)
    // The page renders with it before the browser paints. It does not render this again, so this ends.
    useLayoutEffect(() => onRead(read))
    return null
  }),
)

export const PanelContent = partWithState(BasketOfPanel)

/** The bar and the sheet of the basket on a phone, and the question about another store's basket. */
export const BarAndDialogs = partWithState((props: ComponentProps<typeof BasketDialogs>) => (
  <>
    <BasketBar basket={props.basket} />
    <BasketDialogs {...props} />
  </>
))
