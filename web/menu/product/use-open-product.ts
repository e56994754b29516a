import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { entriesAbovePage } from '#ui/dialog/sheet-history.ts'
import { queryWithoutDish, wasOpenedHere } from './product-url.ts'

export interface OpenDish {
  productId: string
  /** The line of the basket to change. */
  lineId: string | null
}

/** Which dish the address of the page opens. It is shown until it has gone from the screen. */
export function useOpenDish() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const productId = query.get('product')
  const lineId = query.get('line')
  const [shown, setShown] = useState<OpenDish | null>(null)
  if (productId !== null && (shown?.productId !== productId || shown.lineId !== lineId))
    setShown({ productId, lineId })

  const close = () => {
    if (productId === null) return
    // The dish that this page opened is a step of the history; one that came as a link is not.
    if (wasOpenedHere(state)) void navigate(-1 - entriesAbovePage())
    else
      void navigate(
        { search: queryWithoutDish(query) },
        { replace: true, preventScrollReset: true },
      )
  }
  return { shown, isOpen: productId !== null, close, closed: () => setShown(null) }
}
