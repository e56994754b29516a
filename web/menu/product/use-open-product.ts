import { useState, useCallback, type MouseEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { entriesAbovePage } from '#ui/dialog/sheet-history.ts'
import { queryWithoutDish, wasOpenedHere, OPENED_HERE } from '#web/menu/menu-url.ts'
import { afterPaint } from '#web/menu/after-paint.ts'

export interface OpenProductInfo {
  productId: string
  /** The line of the basket to change. */
  lineId: string | null
}

/** Which dish the address of the page opens. It is shown until it has gone from the screen. */
export function useOpenProduct() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const productId = query.get('product')
  const lineId = query.get('line')
  const [shown, setShown] = useState<OpenProductInfo | null>(null)
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

/**
 * Follows a link to a dish over the page that is open. A long menu has a thousand such links: the
 * router's own would each be drawn anew whenever the address changes, these are plain ones.
 */
export function useProductLinks(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.button !== 0 || isElsewhere) return
      event.preventDefault()
      const href = event.currentTarget.getAttribute('href') ?? ''
      afterPaint(() => void navigate(href, { state: OPENED_HERE, preventScrollReset: true }))
    },
    [navigate],
  )
}
