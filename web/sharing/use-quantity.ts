import { useRef, useState } from 'react'

/**
 * How many, as it was just chosen until all of it has been told, then as it is known. What is chosen
 * while the last choice is on its way is told once, when that has been answered.
 */
export function useQuantity(
  known: number,
  tell: (quantity: number) => Promise<unknown>,
): [number, (quantity: number) => void] {
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const isTelling = useRef(false)
  const choose = async (quantity: number) => {
    setChosen(quantity)
    wanted.current = quantity
    if (isTelling.current) return
    isTelling.current = true
    while (wanted.current !== null) {
      const next = wanted.current
      wanted.current = null
      await tell(next)
    }
    isTelling.current = false
    setChosen(null)
  }
  return [chosen ?? known, (quantity) => void choose(quantity)]
}
