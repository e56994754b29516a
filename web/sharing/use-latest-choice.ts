import { useRef, useState } from 'react'

/**
 * What was just chosen until the server has all of it, then what is known. What is chosen while the
 * last choice is on its way is sent once, when that has been answered.
 */
export function useLatestChoice<Value extends string | number>(
  known: Value,
  send: (value: Value) => Promise<unknown>,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value | null>(null)
  const wanted = useRef<Value | null>(null)
  const isSending = useRef(false)
  const choose = async (value: Value) => {
    setChosen(value)
    wanted.current = value
    if (isSending.current) return
    isSending.current = true
    while (wanted.current !== null) {
      const next = wanted.current
      wanted.current = null
      await send(next)
    }
    isSending.current = false
    setChosen(null)
  }
  return [chosen ?? known, (value) => void choose(value)]
}
