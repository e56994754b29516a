import { useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { choicesInDeal, type ProductChoices } from '#rules/menu/active-groups.ts'
import { storeApi } from '#web/calls/store-calls.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import { NO_CHOICES, type DishInSlot } from './item-choice.ts'

const { getProductWithOptions } = storeApi.endpoints

export interface PartChoices {
  /** The options of a product in a slot; null while they are loading. */
  of: (dish: DishInSlot) => ProductChoices | null
  /** Whether loading failed. */
  isFailed: (dish: DishInSlot) => boolean
  askAgain: (dish: DishInSlot) => void
}

/** Loads the options of the products chosen for the slots of a meal deal. */
export function usePartChoices(picked: readonly DishInSlot[], menuQuery: MenuQuery): PartChoices {
  const dispatch = useAppDispatch()
  const partIds = picked.filter(({ hasOptions }) => hasOptions).map(({ id }) => id)
  const argument = (id: string) => ({ params: { id }, query: menuQuery })
  const key = JSON.stringify([partIds, menuQuery])
  useEffect(() => {
    // A string, because an array would be a new object at each render.
    const [ids, query] = JSON.parse(key) as [string[], MenuQuery]
    const asking = ids.map((id) =>
      dispatch(getProductWithOptions.initiate({ params: { id }, query }, { forceRefetch: 60 })),
    )
    return () => asking.forEach((each) => each.unsubscribe())
  }, [dispatch, key])
  const answers = useAppSelector(
    (state) =>
      partIds.flatMap((id) => {
        const { data, isError } = getProductWithOptions.select(argument(id))(state)
        return [data, isError]
      }),
    shallowEqual,
  )
  const answerOf = ({ id }: DishInSlot) => {
    const place = partIds.indexOf(id)
    return { data: answers[2 * place], isError: answers[2 * place + 1] === true }
  }
  return {
    of: (dish) => {
      if (!dish.hasOptions) return NO_CHOICES
      const { data } = answerOf(dish)
      return typeof data === 'object' ? choicesInDeal(data) : null
    },
    isFailed: (dish) => answerOf(dish).isError,
    askAgain: ({ id }) =>
      void dispatch(
        getProductWithOptions.initiate(argument(id), { forceRefetch: true, subscribe: false }),
      ),
  }
}
