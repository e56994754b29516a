import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ChosenOption } from '#rules/menu/check-options.ts'
import type { ChosenPart } from '#contract/cart-line.ts'
import type { BasketActs } from './use-basket-acts.ts'
import { showBasketFailure } from '../calls/basket-failure.ts'

interface ChosenDish {
  product: { id: string; name: string }
  options: ChosenOption[]
  optionNames: readonly string[]
  parts: ChosenPart[]
  partNames: readonly string[]
  note: string
  quantity: number
}

/** What a menu does to the basket. Both stay the same functions, so that a long menu is not drawn anew. */
export function useDishActs(acts: BasketActs) {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
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
  return { addOne, addOrChange }
}
