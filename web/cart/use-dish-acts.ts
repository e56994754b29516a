import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ChosenOption } from '#rules/menu/check-options.ts'
import { showFailure } from '../calls/show-failure.ts'
import type { BasketActs } from './use-basket-acts.ts'

interface ChosenDish {
  product: { id: string; name: string }
  options: ChosenOption[]
  optionNames: readonly string[]
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
    const { product, options, optionNames, note, quantity } = dish
    if (lineId !== null) {
      await latest.current.changeLine({ lineId, quantity, note, options, optionNames })
      return
    }
    const item = { productId: product.id, quantity, note, options, parts: [] }
    await latest.current.add({ item, name: product.name, optionNames })
  }, [])
  const addOne = useCallback(
    (product: { id: string; name: string }) => {
      const dish = { product, options: [], optionNames: [], note: '', quantity: 1 }
      addOrChange(dish, null).catch(showFailure)
    },
    [addOrChange],
  )
  return { addOne, addOrChange }
}
