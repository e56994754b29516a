import { createContext, useContext, useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { choicesInDeal, type ProductChoices } from '#rules/menu/active-groups.ts'
import { storeApi } from '#web/calls/store-calls.ts'
import type { ProductWithOptions } from '#contract/menu.ts'
import {
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
  type AppState,
} from '#web/state/store.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import { NO_CHOICES, type DishInSlot } from './item-choice.ts'

const { getProductWithOptions } = storeApi.endpoints

/** Where the products that fill a meal deal are read from. */
export interface PartSource {
  /** Loads one, unless it was loaded so many seconds ago at most. */
  load: (
    id: string,
    query: MenuQuery,
    options: { forceRefetch: boolean | number; subscribe?: boolean },
  ) => (dispatch: AppDispatch) => { unsubscribe: () => void }
  select: (
    id: string,
    query: MenuQuery,
  ) => (state: AppState) => { data?: ProductWithOptions | undefined; isError: boolean }
}

/** The menu that customers see; a preview has that of its draft instead. */
export const PartSourceContext = createContext<PartSource>({
  load: (id, query, options) => (dispatch) =>
    dispatch(getProductWithOptions.initiate({ params: { id }, query }, options)),
  select: (id, query) => getProductWithOptions.select({ params: { id }, query }),
})

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
  const source = useContext(PartSourceContext)
  const key = JSON.stringify([partIds, menuQuery])
  useEffect(() => {
    // A string, because an array would be a new object at each render.
    const [ids, query] = JSON.parse(key) as [string[], MenuQuery]
    const asking = ids.map((id) => dispatch(source.load(id, query, { forceRefetch: 60 })))
    return () => asking.forEach((each) => each.unsubscribe())
  }, [dispatch, source, key])
  const answers = useAppSelector(
    (state) =>
      partIds.flatMap((id) => {
        const { data, isError } = source.select(id, menuQuery)(state)
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
      void dispatch(source.load(id, menuQuery, { forceRefetch: true, subscribe: false })),
  }
}
