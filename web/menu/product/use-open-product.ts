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

/** The dish in the page's query. It stays mounted until its closing animation ends. */
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
    // A dish that this page opened is a history entry; one that came as a link is not.
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
 * Follows a link to a dish within the open page. A long menu has a thousand such links: the router's own
 * would all render again whenever the address changes; these are plain ones.
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
