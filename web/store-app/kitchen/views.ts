import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { staffLinks } from '#web/staff-links.ts'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { storedOnDevice } from '#web/state/persistence/stored-on-device.ts'

/** How the board shows the orders: as its columns, as dishes to cook, or as they are handed over. */
export const VIEWS = ['board', 'station', 'pass'] as const
export type View = (typeof VIEWS)[number]

/**
 * The view that the address names; without one, the last that was chosen on this device before the board was
 * opened, so that going back leads to what was there.
 */
export function useView(): View {
  const [search] = useSearchParams()
  const [remembered] = useState(() => readStored(storedOnDevice.boardView))
  const named = search.get('view')
  return VIEWS.find((view) => view === named) ?? remembered ?? 'board'
}

/** The address of a view of the board. */
export function viewLink(store: string | null, view: View): string {
  return `${staffLinks.storeApp()}?${new URLSearchParams({ ...(store && { store }), view })}`
}

/** Shown the next time that the board is opened on this device. */
export function rememberView(view: View): void {
  writeStored(storedOnDevice.boardView, view)
}

/** The menu categories that this device's station cooks; none: all of them. */
export function useStationCategories(): {
  chosen: readonly string[]
  choose: (categoryIds: readonly string[]) => void
} {
  const [chosen, setChosen] = useState(() => readStored(storedOnDevice.stationCategories) ?? [])
  return {
    chosen,
    choose: (categoryIds) => {
      writeStored(storedOnDevice.stationCategories, categoryIds)
      setChosen(categoryIds)
    },
  }
}
