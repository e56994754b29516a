import { useState } from 'react'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { storedOnDevice } from '#web/state/persistence/stored-on-device.ts'

/** How large the cards of waiting orders are. */
export type Density = 'large' | 'compact'

/** How many large cards fit without scrolling; where more wait, cards are compact until a size is chosen. */
const LARGE_CARDS = 3
/** How many wait when compact cards become large again. */
const FEW_CARDS = 1

/**
 * How large cards are while nobody has chosen. They grow again only once hardly any order waits: a board that
 * changed with every order around the limit would move what somebody is about to press.
 */
export function densityOf(waiting: number, before: Density): Density {
  if (waiting > LARGE_CARDS) return 'compact'
  return waiting <= FEW_CARDS ? 'large' : before
}

/** The density that was chosen on this device; until one is, it follows from how many orders wait. */
export function useDensity(waiting: number): {
  density: Density
  choose: (density: Density) => void
} {
  // Cards come after the page has been drawn in the browser, so what is stored there changes nothing drawn.
  const [chosen, setChosen] = useState(() => readStored(storedOnDevice.boardDensity))
  const [fitting, setFitting] = useState<Density>('large')
  const density = densityOf(waiting, fitting)
  if (density !== fitting) setFitting(density)
  return {
    density: chosen ?? density,
    choose: (wish) => {
      writeStored(storedOnDevice.boardDensity, wish)
      setChosen(wish)
    },
  }
}
