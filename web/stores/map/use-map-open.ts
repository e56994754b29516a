import { useState } from 'react'
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'

/** In the address, so that it can be shared, and the back button closes the map again. */
const MAP = 'map'
const ON = 'on'

export interface MapOpen {
  isMapOpen: boolean
  setMapOpen: (isOpen: boolean) => void
}

/** Whether the map is open. It changes as soon as the button is pressed, not when the router has moved. */
export function useMapOpen(): MapOpen {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [pressed, setPressed] = useState<{ at: string; isOpen: boolean }>()
  // Coming back here later, the press no longer counts.
  if (pressed && pressed.at !== key) setPressed(undefined)
  const query = new URLSearchParams(search)
  const isOpen = query.get(MAP) === ON

  function setMapOpen(isOpen: boolean) {
    setPressed({ at: key, isOpen })
    if (isOpen) query.set(MAP, ON)
    else query.delete(MAP)
    void navigate(`${pathname}?${query}`, { preventScrollReset: true })
  }

  return { isMapOpen: pressed?.at === key ? pressed.isOpen : isOpen, setMapOpen }
}

/** The map shows the loaded list: opening it does not load it again. */
export function isOnlyTheMapNew({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.href !== nextUrl.href && withoutMap(currentUrl) === withoutMap(nextUrl)
}

function withoutMap({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete(MAP)
  return `${pathname}?${query}`
}
