import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ChosenOption } from '#rules/menu/check-options.ts'
import type { ChosenPart } from '#contract/cart/cart-line.ts'
import { DESKTOP_FROM_PX } from '#contract/constants.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { undoRemoval } from './basket-queue.ts'
import type { Basket } from './shown-basket.ts'
import { useAppStore } from '#web/state/store.ts'
import type { BasketCommands } from './use-basket-commands.ts'
import { showBasketFailure } from '#web/calls/basket-failure.ts'

interface ChosenDish {
  product: { id: string; name: string }
  options: ChosenOption[]
  optionNames: readonly string[]
  parts: ChosenPart[]
  partNames: readonly string[]
  note: string
  quantity: number
}

/** Longer than other toasts, because it asks for a decision. */
const UNDO_SHOWN_MS = 10_000

export interface MenuCommands {
  addOne: (product: { id: string; name: string }) => void
  /** Adds a dish, or changes that line; throws an `ApiFailure`. */
  addOrChange: (dish: ChosenDish, lineId: string | null) => Promise<void>
  removeOne: (product: { id: string }) => void
}

/**
 * The changes of the basket that a menu offers. These stay the same functions, so that a long menu is not
 * rendered again.
 */
export function useMenuCommands(acts: BasketCommands, basket: Pick<Basket, 'lines'>): MenuCommands {
  const { t } = useTranslation()
  const store = useAppStore()
  const latest = useRef(acts)
  const lines = useRef(basket.lines)
  useLayoutEffect(() => {
    latest.current = acts
    lines.current = basket.lines
  })
  const addOrChange = useCallback(async (dish: ChosenDish, lineId: string | null) => {
    const { product, quantity, note, options, optionNames, parts, partNames } = dish
    if (lineId !== null) {
      const choices = { options, optionNames, parts, partNames }
      await latest.current.changeLine({ lineId, quantity, note, ...choices })
      return
    }
    const item = { productId: product.id, quantity, note, options, parts }
    await latest.current.add({ item, name: product.name, optionNames, partNames })
  }, [])
  const addOne = useCallback(
    (product: { id: string; name: string }) => {
      const plain = { options: [], optionNames: [], parts: [], partNames: [], note: '' }
      addOrChange({ product, ...plain, quantity: 1 }, null).catch(showBasketFailure)
    },
    [addOrChange],
  )
  /** Removes one of a product, from the line that was added last; one on its way cannot be removed yet. */
  const removeOne = useCallback(
    (product: { id: string }) => {
      const own = lines.current.filter(
        ({ productId, memberName }) => productId === product.id && memberName === '',
      )
      const line = own.findLast(({ lineId }) => lineId !== null)
      if (!line?.lineId) return
      const { lineId, name, quantity } = line
      latest.current.changeLine({ lineId, quantity: quantity - 1 }).catch(showBasketFailure)
      // The basket, which offers it as well, is out of sight.
      if (quantity === 1 && window.innerWidth < DESKTOP_FROM_PX)
        showToast({
          id: 'removed',
          title: t('cart.removed', { name }),
          action: {
            label: t('cart.undo'),
            onPress: () => void undoRemoval(store).catch(showBasketFailure),
          },
          timeoutMs: UNDO_SHOWN_MS,
        })
    },
    [store, t],
  )
  return { addOne, addOrChange, removeOne }
}
