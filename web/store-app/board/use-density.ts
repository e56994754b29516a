import { useState } from 'react'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored } from '#web/state/persistence/stored-values.ts'

/** How large the cards of waiting orders are. */
export type Density = 'large' | 'compact'

/** How many large cards fit without scrolling; where more wait, cards are compact until a size is chosen. */
const LARGE_CARDS = 3

/** The density that was chosen on this device; until one is, it follows from how many orders wait. */
export function useDensity(waiting: number): {
  density: Density
  choose: (density: Density) => void
} {
  // Cards come after the page has been drawn in the browser, so what is stored there changes nothing drawn.
  const [chosen, setChosen] = useState(() => readStored(stored.boardDensity))
  return {
    density: chosen ?? (waiting > LARGE_CARDS ? 'compact' : 'large'),
    choose: (density) => {
      writeStored(stored.boardDensity, density)
      setChosen(density)
    },
  }
}
