import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router'
import { dialogAt, type DialogPath } from '#web/dialog-paths.ts'
import { links } from '#web/links.ts'
import { returnHref, withReturnHref } from './return-href.ts'

/** The address in the address bar, which a dialog over a page changes without leaving the page. */
export function useShownLocation() {
  const location = useLocation()
  return location.mask ?? location
}

type Way = { to: To } & Pick<
  NavigateOptions,
  'mask' | 'replace' | 'preventScrollReset' | 'defaultShouldRevalidate'
>

/** How to open a dialog: the page stays below, the address bar shows the dialog's address. */
export function useWayToDialog(path: DialogPath): Way {
  const location = useLocation()
  const href = withReturnHref(location.mask ?? location, path)
  // After a reload, a dialog's address has the home page below already.
  if (dialogAt(location.pathname)) return { to: href, preventScrollReset: true }
  const { pathname, search, hash } = location
  const here = { pathname, search, hash }
  return {
    to: here,
    mask: href,
    // To the router it is the same page again; for visitors it is a step that back undoes.
    replace: false,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  }
}

/** Opens a dialog, replacing the open one, or over the page. */
export function useOpenDialog(path: DialogPath): (options?: { replace: boolean }) => void {
  const navigate = useNavigate()
  const { to, ...way } = useWayToDialog(path)
  return (options) => void navigate(to, { ...way, ...options })
}

/** Closes the dialog: back to the page below it, which is home if the dialog's address was reloaded. */
export function useCloseDialog(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const below = dialogAt(pathname) ? links.home() : { pathname, search, hash }
  return () => void navigate(below, { preventScrollReset: true, defaultShouldRevalidate: false })
}

/** Where a dialog leads in the end: the return address in its query, or home. */
export function useReturnHref(): string {
  const { search } = useShownLocation()
  return returnHref(search) ?? links.home()
}
