import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#web/menu/after-paint.ts'
import { OPENED_HERE } from './product-url.ts'

/**
 * Follows a link to a dish over the page that is open. A long menu has a thousand such links: the
 * router's own would each be drawn anew whenever the address changes, these are plain ones.
 */
export function useOpenedHere(): (event: MouseEvent<HTMLAnchorElement>) => void {
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
