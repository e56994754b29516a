import { useNavigate, type NavigateOptions } from 'react-router'
import { isOffline, online, showOffline } from '#web/calls/request/connection.ts'
import { hrefOf } from '#web/language.ts'
import { isForCards, isServedForCards } from './card-pages.ts'

type GoTo = (address: string, options?: NavigateOptions) => void

/** Opens an address of this website that is not known beforehand, see `goTo`. */
export function useGoTo(): GoTo {
  const navigate = useNavigate()
  return (address, options) => goTo(navigate, address, options)
}

/**
 * Opens a page within the document, or by loading it if the page takes cards and this document may not:
 * rendered in here, it would have to be loaded a moment later anyway.
 */
export function goTo(
  navigate: (address: string, options?: NavigateOptions) => unknown,
  address: string,
  options?: NavigateOptions,
): void {
  if (!isForCards(address) || isServedForCards()) void navigate(address, options)
  else if (isOffline()) {
    showOffline()
    void online().then(() => goTo(navigate, address, options))
  } else if (options?.replace) location.replace(hrefOf(address))
  else location.assign(hrefOf(address))
}
