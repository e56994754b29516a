// With the page: a sheet that comes with the dialog would have the browser lay out the whole menu anew.
import '#web/styles/stores/product-dialog.css'
import { Suspense } from 'react'
import type { Category } from '#contract/menu.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Store } from '#contract/stores/stores.ts'
import { lazyPartWithState } from '#web/page/lazy-part-with-state.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import type { ChosenProduct, LineToChange } from './chosen-product.ts'
import { useOpenProduct } from './use-open-product.ts'

export const loadProductDialog = () => import('./product.dialog.tsx')

const ProductDialog = lazyPartWithState(() =>
  loadProductDialog().then(({ ProductDialog: Dialog }) => Dialog),
)

interface OpenDishProps {
  store: Store
  categories: readonly Category[]
  /** The basket's lines, to find the one that is being changed; null while they are loading. */
  cart: Pick<Cart, 'lines'> | null
  /** The service and time. */
  menuQuery: MenuQuery
  /** Whether dishes can be added; a line of the basket can always be changed. */
  canAdd: boolean
  /** Adds a dish, or changes a line; throws an `ApiFailure`. */
  onDone: (dish: ChosenProduct, lineId: string | null) => Promise<void>
}

/** The dialog of the dish in the page's query. */
export function OpenProduct({ store, categories, cart, menuQuery, canAdd, onDone }: OpenDishProps) {
  const { shown, isOpen, close, closed } = useOpenProduct()
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser || shown === null) return null
  const products = categories.flatMap((category) => category.products)
  const line = shown.lineId === null ? null : lineToChange(cart, shown.lineId)
  return (
    <Suspense>
      <ProductDialog
        key={`${shown.productId} ${line?.id ?? ''}`}
        isOpen={isOpen}
        onClose={close}
        onClosed={closed}
        store={store}
        product={products.find(({ id }) => id === shown.productId) ?? null}
        line={line}
        menuQuery={menuQuery}
        canAdd={canAdd || line !== null}
        onDone={async (dish) => {
          await onDone(dish, line?.id ?? null)
          close()
        }}
      />
    </Suspense>
  )
}

function lineToChange(cart: Pick<Cart, 'lines'> | null, lineId: string): LineToChange | null {
  const line = cart?.lines.find(({ id }) => id === lineId)
  if (!line) return null
  const { id, options, parts, note, quantity } = line
  return { id, options, parts, note, quantity }
}
