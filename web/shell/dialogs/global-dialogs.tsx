import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { dialogAt } from '#web/dialog-paths.ts'
import { pathOf } from '#web/language.ts'
import { fetchDialog, OpenDialog } from './open-dialog.tsx'

// On a page that is loaded with a dialog, the dialog is loaded along with the page.
if (typeof document !== 'undefined') fetchAhead(window.location.pathname)

/**
 * The page, and over it the dialog of the address in the address bar. The page is the one that was open when
 * the dialog was opened, or the home page if the address was reloaded.
 */
export function GlobalDialogs({ children }: { children: ReactNode }) {
  const location = useLocation()
  const open = dialogAt((location.mask ?? location).pathname)
  const [wasOpen, setWasOpen] = useState(open !== null)
  if (open !== null && !wasOpen) setWasOpen(true)
  const openerRef = useRef<Element | null>(null)
  const isOpen = open !== null
  useLayoutEffect(() => {
    // At once, because the page loses the focus as it becomes inert, and the dialog may come later.
    if (isOpen) openerRef.current = document.activeElement
  }, [isOpen])
  useFetchingAhead()
  return (
    <>
      <div className="beneath-dialog" inert={isOpen}>
        {children}
      </div>
      {wasOpen && <OpenDialog open={open} openerRef={openerRef} />}
    </>
  )
}

/** Loads a dialog as soon as somebody points at a link to it or focuses it. */
function useFetchingAhead(): void {
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.origin === window.location.origin) fetchAhead(link.pathname)
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, notice)
    return () => {
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, notice)
    }
  }, [])
}

function fetchAhead(pathname: string): void {
  const path = dialogAt(pathOf(pathname))
  if (path !== null) fetchDialog(path)
}
