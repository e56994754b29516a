import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { changeStored, readStored } from '#web/state/persistence/browser-storage.ts'
import { stored } from '#web/state/persistence/stored-values.ts'
import {
  DIET_CHIPS,
  filterOfQuery,
  type FoodNeeds,
  type MenuFilter,
} from '#web/menu/menu-filter.ts'

/**
 * The search words, diet and allergens on a menu. Diet and allergens are stored on this device for the next
 * menu; those in the page's query take precedence.
 */
export function useMenuFilter(): [MenuFilter, (change: Partial<MenuFilter>) => void] {
  const [query] = useSearchParams()
  const [filter, setFilter] = useState<MenuFilter>(() => filterOfQuery(query))
  const [isInAddress] = useState(() => query.has('diet') || query.has('avoid'))
  useEffect(() => {
    const needs = isInAddress ? null : savedNeeds()
    // The page is as the server rendered it until hydration.
    if (needs) startTransition(() => setFilter((now) => ({ ...now, ...needs })))
  }, [isInAddress])
  const changeFilter = useCallback((change: Partial<MenuFilter>) => {
    // Deferred, because a long menu takes long to render; the next touch or key interrupts it.
    startTransition(() => setFilter((now) => ({ ...now, ...change })))
  }, [])
  const { diets, avoids, isHiding } = filter
  const saved = useRef({ diets, avoids, isHiding })
  // The shown filter is stored, even if the page closes in the next moment.
  useLayoutEffect(() => {
    const { current } = saved
    if (current.diets === diets && current.avoids === avoids && current.isHiding === isHiding)
      return
    const foodNeeds = { diets, avoids, isHiding }
    saved.current = foodNeeds
    changeStored(stored.forAllTabs, { foodNeeds })
  }, [diets, avoids, isHiding])
  return [filter, changeFilter]
}

function savedNeeds(): FoodNeeds | null {
  const foodNeeds = readStored(stored.forAllTabs)?.foodNeeds
  if (!foodNeeds) return null
  const avoids = new Set(foodNeeds.avoids)
  const diets = new Set(foodNeeds.diets)
  return {
    avoids: ALLERGENS.filter((allergen) => avoids.has(allergen)),
    diets: DIET_CHIPS.filter((diet) => diets.has(diet)),
    isHiding: foodNeeds.isHiding,
  }
}
